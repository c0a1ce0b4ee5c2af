import { pendingText } from '../../../../schema/tax/causes';
import { dateRefusals, isDated, operationOf, type Dated } from '../../../../schema/kinds/recapitulative';
import { AppError, badField } from '../../../platform/errors';
import { WrittenKind } from '../invoice.types';
import type { InvoiceInput } from '../invoices.inputs';
import { yearOf } from '../numbering';

/** The AEAT takes no older operation (code 1134). */
const OLDEST_OPERATION = 20;

/** How long VAT may be pending: the AEAT takes no day beyond a year from now (code 1125). */
const yearAfter = (day: string) => `${yearOf(day) + 1}${day.slice(4)}`;

/** Whether an operation is too long ago for an invoice, or for a day on which it is issued. */
export const isTooOld = (operation: string, day: string): boolean =>
  operation < `${yearOf(day) - OLDEST_OPERATION}${day.slice(4)}`;
export const TOO_OLD = `La operación es de hace más de ${OLDEST_OPERATION} años: revisa su fecha`;

const refuse = (line: number, text: string) => badField(`lines.${line}.operationDate`, text);

interface Dating {
  date: string;
  /** Where no invoice has days of its lines, or has VAT that is to come. */
  simplified: boolean;
}

/** Throws on the lines whose day cannot be. `each`: where one says its day, all do. */
export function checkDays(lines: readonly Dated[], { date, simplified }: Dating, each = false): void {
  const at = lines.findIndex(({ operationDate }) => operationDate);
  if (at < 0) return;
  if (simplified)
    throw refuse(
      at,
      'Una factura simplificada no reúne operaciones de varios días: haz una completa, o una por cada día',
    );
  const old = lines.findIndex(({ operationDate }) => operationDate && isTooOld(operationDate, date));
  if (old >= 0) throw refuse(old, TOO_OLD);
  const refusals = dateRefusals(lines, date, each);
  if (refusals.length === 0) return;
  const fields = Object.fromEntries(refusals.map(({ line, text }) => [`lines.${line}.operationDate`, text]));
  throw new AppError('BAD_USER_INPUT', refusals[0]!.text, fields);
}

/** The day of an invoice whose lines say theirs. What was read can be put back: said again, it is the same. */
function operationOfLines({ date, operationDate, lines, prepayment, kind, qualified }: InvoiceInput): string | null {
  const at = lines.findIndex(each => each.operationDate);
  if (prepayment) throw refuse(at, 'Un anticipo lleva un solo día, el del cobro: quita las fechas de sus líneas');
  checkDays(lines, { date, simplified: kind === WrittenKind.F2 || qualified === true }, true);
  const operation = operationOf(lines, date);
  if (operationDate && operationDate !== (operation ?? date))
    throw badField('operationDate', 'La fecha de la operación sale de las fechas de las líneas: no la escribas');
  return operation;
}

/**
 * The day of the operation; null: it is the invoice's. Only what is pending is invoiced before (codes 1146 and 1147), and
 * by itself: the day of the others would be to come (code 1173).
 */
export function checkOperation(input: InvoiceInput): string | null {
  const { date, operationDate, lines } = input;
  const pending = lines.findIndex(({ ivaRegime }) => pendingText(ivaRegime));
  const regime = lines[pending]?.ivaRegime;
  const name = regime === '14' ? 'La obra' : 'El tracto sucesivo';
  if (isDated(lines)) {
    if (pending < 0) return operationOfLines(input);
    throw badField(
      `lines.${pending}.ivaRegime`,
      `${name} con IVA pendiente se devenga un solo día: quita las fechas de las líneas, o la clave ${regime}`,
    );
  }
  if (pending >= 0 && (!operationDate || operationDate <= date))
    throw badField('operationDate', `${name} con IVA pendiente lleva una fecha de operación posterior a la factura`);
  const other = pending >= 0 ? lines.findIndex(({ ivaRegime }) => ivaRegime !== regime) : -1;
  if (other >= 0)
    throw badField(
      `lines.${other}.ivaRegime`,
      `${name} con IVA pendiente (clave ${regime}) va en su propia factura: saca esta línea a otra`,
    );
  if (!operationDate || operationDate === date) return null;
  if (operationDate > date && pending < 0)
    throw badField('operationDate', 'La fecha de la operación no puede ser posterior a la de la factura');
  if (operationDate > yearAfter(date))
    throw badField('operationDate', 'La fecha de la operación es, como mucho, un año posterior a la factura');
  if (isTooOld(operationDate, date)) throw badField('operationDate', TOO_OLD);
  return operationDate;
}
