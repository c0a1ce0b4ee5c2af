import { refusalsOf, type RefusedPart } from '../../../../../schema/sendable';
import type { Sums } from '../computing';
import { isQualified, type Field, type FieldErrors, type Form } from '../values';
import { toAbroad } from '../../../ui/form/foreign';
import { taxHere } from '../../../ui/format/here';

export interface Refused {
  field: Field;
  text: string;
}

const OF_CUSTOMER: RefusedPart[] = ['nif', 'country', 'idKind'];

/**
 * What the record of a written invoice would be refused for. Where not all is known of a customer, only the server can
 * say it.
 */
export function refusedOf(form: Form, rates: Sums['rates'], issuerNif: string, today: string): Refused[] {
  const { kind, customer, manual, date, operationDate } = form;
  const recipient = manual
    ? { nif: manual.nif, ...toAbroad(manual) }
    : { nif: customer?.nif ?? '', country: customer?.country ?? null, idKind: customer?.idKind ?? null };
  const known = recipient.nif.trim() !== '' && (manual !== null || customer?.country !== undefined);
  const named = kind === 'F2' && !isQualified(form) ? null : recipient;
  const issuable = { issuerNif, date: date || today, operationDate, recipient: named, rates, tax: taxHere() };
  return refusalsOf(issuable).flatMap<Refused>(({ part, text }) => {
    if (part === 'company' || part === 'date' || part === 'lines') return [{ field: part, text }];
    return known && OF_CUSTOMER.includes(part) ? [{ field: manual ? 'nif' : 'customer', text }] : [];
  });
}

const WHOLE = 9;
/** A number that is being typed is not wrong yet. */
const isWritten = (manual: Form['manual'], { field }: Refused) =>
  field !== 'nif' || !manual || manual.nif.length >= (manual.country || manual.idKind ? WHOLE - 1 : WHOLE);

/** On their fields, beside what else is wrong there; all of them once it was tried to issue. */
export function withRefused(
  errors: FieldErrors,
  refused: Refused[],
  manual: Form['manual'],
  tried: boolean,
): FieldErrors {
  const shown = refused.filter(each => tried || isWritten(manual, each));
  return shown.length
    ? { ...Object.fromEntries(shown.map(({ field, text }) => [field, text])), ...saidOf(errors) }
    : errors;
}

/** Without those that are no more. */
export const saidOf = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, text]) => text));
