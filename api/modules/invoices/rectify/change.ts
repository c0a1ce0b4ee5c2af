import { byCash, taxKey, underCash } from '../../../../schema/tax/causes';
import { turned } from '../../../../schema/totals';
import { badField } from '../../../platform/errors';
import { rulesOfTax } from '../../../../schema/tax/territory';
import { checkDays } from '../operations/operation-date';
import { checkRates, checkTaxed, computeWithin, type Amounts, type LineWritten } from '../amounts';
import type { Invoice } from '../invoice.entity';
import type { InvoiceLine } from '../invoice-line.entity';
import { checkMargin } from './margin';
import { RectificationWay, type RectifyInput } from './rectify.types';

/** What a rectifying invoice says of money. */
export interface Said {
  lines: LineWritten[];
  amounts: Amounts;
}

/** No amount changes: a line of 0, at a rate that the original has. */
const lineOfData = ({ ivaRate, ivaCause, ivaRegime, cost }: InvoiceLine): LineWritten => ({
  description: 'Corrección de datos: los importes no cambian',
  quantity: '1',
  price: '0',
  ivaRate,
  ivaCause,
  ivaRegime,
  cost: cost && '0',
});

type Way = (amount: string) => string;
const whole: Way = amount => amount;

/** All of the original once more, to the cent what it says: with its signs turned, or as it is. */
function saidAgain(original: Invoice, as: Way): Said {
  const { lines = [], subtotal, totalIva, total, discount, withholding, withholdingPercent } = original;
  const orNull = (text: string | null) => text && as(text);
  return {
    lines: lines.map(
      ({
        description,
        quantity,
        price,
        grossPrice,
        ivaRate,
        ivaCause,
        ivaRegime,
        cost,
        discountPercent,
        discountAmount,
        operationDate,
        prepaymentId,
      }) => ({
        prepaymentId,
        operationDate,
        description,
        quantity: as(quantity),
        price,
        grossPrice,
        ivaRate,
        ivaCause,
        ivaRegime,
        cost,
        discountPercent,
        discountAmount: orNull(discountAmount),
      }),
    ),
    amounts: {
      totals: {
        lines: lines.map(line => ({ subtotal: as(line.subtotal), total: as(line.total) })),
        rates: original.rates.map(rate => ({
          ...rate,
          base: as(rate.base),
          quota: as(rate.quota),
          ...(rate.cost && { cost: as(rate.cost) }),
          ...(rate.recargo && { recargo: as(rate.recargo) }),
        })),
        subtotal: as(subtotal),
        totalIva: as(totalIva),
        total: as(total),
        discount: as(discount),
        withholding: as(withholding ?? '0.00'),
        recargo: as(original.recargo ?? '0.00'),
      },
      discount: { percent: original.discountPercent, amount: orNull(original.discountAmount) },
      withholding: withholdingPercent,
      suplidos: suplidosOf(original, as),
      recargo: original.recargo !== null,
    },
  };
}

const suplidosOf = ({ suplidos }: Invoice, as: Way) =>
  suplidos.map(({ description, amount }) => ({ description, amount: as(amount) }));

/** What was paid in the customer's name is no base, so a debt takes none of it back (LIVA, arts. 78.Tres.3.º and 80). */
export const withoutSuplidos = ({ lines, amounts }: Said): Said => ({ lines, amounts: { ...amounts, suplidos: [] } });

/**
 * What a rectifying invoice says: what is written, with the withholding and the surcharge of the original. Without lines
 * all of it, or nothing where data change; by substitution all of it as it is, with its suplidos.
 */
export function saidBy(original: Invoice, { way, lines, dataOnly }: RectifyInput, date: string): Said {
  const substitutes = way === RectificationWay.S;
  checkMargin(original, { way, lines });
  if (dataOnly) return substitutes ? saidAgain(original, whole) : computeWithin([lineOfData(original.lines![0]!)], {});
  if (!lines) {
    if (substitutes)
      throw badField('lines', 'Por sustitución la factura se repite entera: escribe sus líneas, ya bien');
    return saidAgain(original, turned);
  }
  // What was under criterio de caja stays so.
  const cash = underCash(original.rates);
  const at = cash ? -1 : lines.findIndex(({ ivaRegime }) => ivaRegime === '07');
  if (at >= 0)
    throw badField(`lines.${at}.ivaRegime`, 'La factura original no va por el criterio de caja: quita la clave 07');
  checkDays(lines, { simplified: original.kind === 'F2' || original.kind === 'R5' || original.qualified, date });
  checkRates(lines, rulesOfTax(original.tax));
  checkTaxed(lines, original.tax);
  const said = computeWithin(cash ? lines.map(byCash) : lines, {
    withholdingPercent: original.withholdingPercent,
    recargo: original.recargo !== null,
    ...(substitutes && { suplidos: suplidosOf(original, whole) }),
  });
  return substitutes ? { ...said, lines: said.lines.map(line => stillSettling(line, original)) } : said;
}

/** A line of what replaces an invoice takes off the prepayment that a line of the original takes off by the same words. */
function stillSettling(line: LineWritten, { lines = [] }: Invoice): LineWritten {
  const sign = (each: { quantity: string }) => each.quantity.startsWith('-');
  const same = lines.find(
    each =>
      each.prepaymentId !== null &&
      each.description === line.description.trim() &&
      taxKey(each) === taxKey(line) &&
      sign(each) === sign(line),
  );
  return same ? { ...line, prepaymentId: same.prepaymentId } : line;
}

/** What an invoice by substitution replaces, as it keeps it; by differences nothing. */
export const replacedIn = (original: Invoice, { way }: RectifyInput) =>
  way === RectificationWay.S && {
    replacedBase: original.subtotal,
    replacedQuota: original.totalIva,
    replacedRecargo: original.recargo,
  };
