import type { InvoiceRecord } from '../record';
import { kindOfNif } from '../values/nif';
import type { Rule } from './case';
import { vatIdTrouble } from './parties';

/** The producer and the system's own code. A producer's NIF of a wrong form costs the whole message, see header.ts. */
export const system: Rule<InvoiceRecord> = ({ system: { producer, name, id }, day }, { missing }) => {
  if (!/^[A-Z\d]{2}$/.test(id)) return 1177;
  if (!name.trim()) return 1220;
  if (!producer.other) return null;
  const { type, country } = producer.other;
  if (type === '07') return 1221;
  if (type === '02') return vatIdTrouble(producer.other, day!, missing);
  if (!country) return 1111;
  return country === 'ES' && type !== '03' ? 1232 : null;
};

export const hasWrongProducer = ({ system: { producer } }: InvoiceRecord): boolean =>
  !producer.other && !kindOfNif(producer.nif ?? '');
