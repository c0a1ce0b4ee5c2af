import type { InvoiceRecord } from '../record';
import { yearsFrom } from '../values/days';
import type { Rule } from './case';

const FIRST_DAY = '2024-10-28';

/** Whose invoice, which number, which day. */
export const identity: Rule<InvoiceRecord> = (record, { header, today }) => {
  if (record.nif !== header.company.nif) return 1108;
  if (/[^\x20-\x7e]/.test(record.number)) return 1130;
  if (/["'<>=]/.test(record.number)) return 1287;
  if (!record.day) return 1105;
  if (record.previous && !record.previous.day) return 1174;
  if (Number.isNaN(Date.parse(record.generatedAt))) return 1244;
  if (record.operation === 'Anulacion') return null;
  if (record.day < FIRST_DAY) return 1152;
  return record.day > today ? 1112 : null;
};

const pending = ['14', '15'];

/** The day of the operation, where it is another. */
export const operationDay: Rule = (record, { today }) => {
  const { operationDate, operationDay: day, details } = record;
  if (operationDate === null) return null;
  if (!day) return 1145;
  if (day < yearsFrom(today, -20)) return 1134;
  if (day > yearsFrom(today, 1)) return 1125;
  if (details.every(({ tax, regime }) => (tax !== '01' && tax !== '03') || pending.includes(regime ?? ''))) return null;
  if (day > today) return 1173;
  return record.day! < day ? 1146 : null;
};
