import { cut } from '../../../../schema/text/cut';
import { addUp, compare, parseDecimal } from '../../../../schema/decimal';
import { sumOfRates } from '../../../../schema/kinds/exchange';
import { percentOf } from '../../../../schema/apportion';
import { formatCents, toCents } from '../../../../schema/decimal';
import { MOST_LINES } from '../../../../schema/kinds/lines';
import { turned } from '../../../../schema/totals';
import { spanishDate } from '../../../platform/dates';
import { badField } from '../../../platform/errors';
import type { Amounts, LineWritten } from '../amounts';
import type { Invoice } from '../invoice.entity';
import type { InvoiceRate } from '../invoice.types';
import { TOO_MANY_LINES } from '../invoices.inputs';
import type { Said } from './change';

/** What a document says of one of the invoices that it rectifies. */
export interface Part {
  original: Invoice;
  said: Said;
}

const LONGEST = 500;
const MAX_RATES = 12;
const MAX_TOTAL = '999999999.99';
const isBelow = (text: string) => text.startsWith('-');
const bare = (text: string) => text.replace('-', '');

/** An original credited whole: a line for each of its rates, to the cent what it says. */
export function creditOf(original: Invoice): Said {
  const { fullNumber, date, rates, subtotal, totalIva, total, recargo, withholding, withholdingPercent } = original;
  return {
    lines: rates.map(({ base, ivaRate, ivaCause, ivaRegime }): LineWritten => ({
      description: `Abono de la ${fullNumber}, del ${spanishDate(date)}`,
      quantity: isBelow(base) ? '1' : '-1',
      price: bare(base),
      ivaRate,
      ivaCause,
      ivaRegime,
    })),
    amounts: {
      totals: {
        lines: rates.map(rate => ({
          subtotal: turned(rate.base),
          total: turned(addUp([rate.base, rate.quota, rate.recargo ?? '0'])),
        })),
        rates: sumOfRates([{ rates }], true),
        subtotal: turned(subtotal),
        totalIva: turned(totalIva),
        total: turned(total),
        discount: '0.00',
        withholding: turned(withholding ?? '0.00'),
        recargo: turned(recargo ?? '0.00'),
      },
      discount: { percent: null, amount: null },
      withholding: withholdingPercent,
      suplidos: [],
      recargo: recargo !== null,
    },
  };
}

const ofNumber = (number: string, text: string): string =>
  text.includes(number) ? text : cut(`${number}: ${text}`, LONGEST);

/**
 * What a document says of all of them: the lines of each under its number, and their amounts added up to the cent. Each is
 * computed as if it was rectified alone, so that what is left of it does not depend on what shares its document.
 */
export function saidTogether(parts: readonly Part[]): Said {
  const lines = parts.flatMap(({ original, said }) =>
    said.lines.map(line => ({ ...line, description: ofNumber(original.fullNumber!, line.description) })),
  );
  if (lines.length > MOST_LINES) throw badField('originals', TOO_MANY_LINES);
  const amounts = parts.map(({ said }) => said.amounts);
  const rates = sumOfRates(amounts.map(({ totals }) => totals));
  if (rates.length > MAX_RATES)
    throw badField('originals', `Juntas pasan de ${MAX_RATES} combinaciones de tipo y causa: rectifícalas en varias`);
  const sum = (pick: (totals: Amounts['totals']) => string) => addUp(amounts.map(({ totals }) => pick(totals)));
  const total = sum(totals => totals.total);
  if (compare(parseDecimal(bare(total)), parseDecimal(MAX_TOTAL)) > 0)
    throw badField('originals', 'El total de una factura es como mucho 999.999.999,99 €');
  return {
    lines,
    amounts: {
      totals: {
        lines: amounts.flatMap(({ totals }) => totals.lines),
        rates,
        total,
        subtotal: sum(totals => totals.subtotal),
        totalIva: sum(totals => totals.totalIva),
        discount: '0.00',
        withholding: sum(totals => totals.withholding),
        recargo: sum(totals => totals.recargo),
      },
      discount: { percent: null, amount: null },
      withholding: amounts[0]!.withholding,
      suplidos: [],
      recargo: amounts[0]!.recargo,
    },
  };
}

/** What a document says of one of the invoices that it rectifies, as if that was all of it. */
export function partOf(document: Invoice, rates: InvoiceRate[]): Invoice {
  const sum = (pick: (rate: InvoiceRate) => string | null | undefined) => addUp(rates.map(rate => pick(rate) ?? '0'));
  const subtotal = sum(({ base }) => base);
  const percent = document.withholdingPercent;
  return Object.assign(Object.create(document) as Invoice, {
    payableOfAll: document.payable,
    rates,
    subtotal,
    totalIva: sum(({ quota }) => quota),
    recargo: document.recargo && sum(({ recargo }) => recargo),
    total: addUp(rates.flatMap(({ base, quota, recargo }) => [base, quota, recargo ?? '0'])),
    withholding: percent && formatCents(percentOf(toCents(parseDecimal(subtotal)), parseDecimal(percent))),
  });
}
