import { slashed } from '../days';
import { addUp, compare, parseDecimal } from '../decimal';
import { byCash, pendingText, taxKey, underCash, type Taxed } from '../tax/causes';
import { rateText, type Tax } from '../tax/territory';
import { turned, type RateAmounts } from '../totals';

/** So many prepayments one invoice settles at most. */
export const MOST_PREPAYMENTS = 50;

/** A prepayment as a final invoice takes it off: `rates` is what is left of it. Dates YYYY-MM-DD. */
export interface Prepaid {
  id: string;
  fullNumber: string | null;
  date: string;
  rates: readonly RateAmounts[];
}

/** A line that takes a prepayment off at one rate. */
export interface SettlementLine {
  description: string;
  quantity: string;
  price: string;
  ivaRate: number;
  ivaCause: string | null;
  ivaRegime: string | null;
  prepaymentId: string;
  /** No discount of the whole is shared out over it. */
  apart: true;
}

const isAbove = (text: string, than = '0'): boolean => compare(parseDecimal(text), parseDecimal(than)) > 0;
const isBelow = (text: string): boolean => isAbove('0', text);

const settlementText = ({ fullNumber, date }: Prepaid): string => `Anticipo ${fullNumber}, del ${slashed(date)}`;

/** The lines that take prepayments off, one for each rate, in the order in which they are named. */
export const settlementLines = (prepaid: readonly Prepaid[]): SettlementLine[] =>
  prepaid.flatMap(each =>
    each.rates
      .filter(({ base }) => isAbove(base))
      .map(({ base, ivaRate, ivaCause, ivaRegime = null }) => ({
        description: settlementText(each),
        quantity: '-1',
        price: base,
        ivaRate,
        ivaCause,
        ivaRegime,
        prepaymentId: each.id,
        apart: true as const,
      })),
  );

/** `cash`: the invoice goes under criterio de caja and the prepayment does not; else the other way round. */
const apartText = (prepayment: string, cash: boolean): string =>
  cash
    ? `${prepayment} no va por el criterio de caja y esta factura sí: abónalo y emítelo de nuevo`
    : `${prepayment} va por el criterio de caja y esta factura no: abónalo y emítelo de nuevo`;

/** What comes back from the customer, below 0: prepayments are not taken off it. */
interface Back extends Taxed {
  subtotal: string;
}

/**
 * Where prepayments are more than what is sold at their rate; null: nowhere. `rates`: with them, and with what comes
 * back, taken off.
 */
export function overpaid(
  rates: readonly RateAmounts[],
  settled: readonly SettlementLine[],
  back: readonly Back[] = [],
): string | null {
  const keys = new Set(settled.map(line => taxKey(line)));
  const soldAt = (rate: RateAmounts) =>
    addUp([rate.base, ...back.flatMap(line => (taxKey(line) === taxKey(rate) ? turned(line.subtotal) : []))]);
  const row = rates.find(rate => keys.has(taxKey(rate)) && isBelow(soldAt(rate)));
  if (!row) return null;
  const underCash = row.ivaRegime === '07';
  const sameTax = ({ ivaRate, ivaCause, ivaRegime }: RateAmounts) =>
    ivaRate === row.ivaRate && ivaCause === row.ivaCause && (ivaRegime === '07') !== underCash;
  if (rates.some(sameTax)) return apartText('Un anticipo', !underCash);
  const at = `${rateText(row.ivaRate)} %${row.ivaCause ? ` (${row.ivaCause})` : ''}`;
  return `Al ${at} los anticipos suman más que esta factura: quita alguno, o rectifica antes el anticipo por lo que sobra`;
}

/** How an invoice that is named as a prepayment stands; `rates`: what is left of it. */
export interface Named extends Prepaid {
  prepayment: boolean;
  status: 'draft' | 'issued' | 'paid' | 'cancelled';
  tax: Tax;
  /** It carries recargo de equivalencia. */
  recargo: boolean;
  /** Its customer is the final invoice's, or it names nobody. */
  sameCustomer: boolean;
  /** Number of the invoice that settles it by now. */
  settledBy: string | null;
  /** Number of what rectifies it by substitution. */
  replacedBy: string | null;
}

/** The invoice that takes them off. */
interface Final {
  date: string;
  tax: Tax;
  recargo: boolean;
  /** Its company is under criterio de caja. */
  cash: boolean;
}

/** `conflict`: it was right before something else happened. */
export interface PrepaymentRefusal {
  part: 'prepayments' | 'date';
  index: number;
  conflict: boolean;
  text: string;
}

/** What happened to a prepayment since, so that nothing takes it off; null: it is open. */
export function overtaken({
  fullNumber,
  status,
  settledBy,
  replacedBy,
  rates,
}: Pick<Named, 'fullNumber' | 'status' | 'settledBy' | 'replacedBy' | 'rates'>): string | null {
  if (status === 'cancelled') return `La ${fullNumber} está anulada: no hay anticipo que restar`;
  if (settledBy) return `El anticipo ${fullNumber} ya está liquidado en ${settledBy}`;
  if (replacedBy) return `Al anticipo ${fullNumber} lo sustituye ${replacedBy}: resta esa, que es la que vale`;
  if (!rates.some(({ base }) => isAbove(base)))
    return `El anticipo ${fullNumber} está rectificado: no queda nada que restar`;
  return rates.some(({ base }) => isBelow(base))
    ? `Del anticipo ${fullNumber} se ha abonado a algún tipo más de lo que dice: rectifícalo antes por lo que sobra`
    : null;
}

/** What goes under criterio de caja is no row of an invoice that does not, and the other way round. */
function apartByCash({ fullNumber, rates }: Named, { cash }: Final): string | null {
  const left = rates.filter(({ base }) => isAbove(base));
  const apart = left.some(rate => (cash ? byCash(rate) !== rate : underCash([rate])));
  return apart ? apartText(`El anticipo ${fullNumber}`, cash) : null;
}

function unfit(named: Named, final: Final): string | null {
  const { fullNumber, prepayment, status, tax, recargo, sameCustomer } = named;
  if (status === 'draft') return 'Un borrador no es un anticipo cobrado: emítelo antes';
  if (!prepayment) return `La ${fullNumber} no es una factura de anticipo`;
  if (!sameCustomer) return `El anticipo ${fullNumber} es de otro cliente`;
  if (tax !== final.tax) return `El anticipo ${fullNumber} lleva ${tax} y esta factura ${final.tax}`;
  if (recargo === final.recargo) return apartByCash(named, final);
  return recargo
    ? `El anticipo ${fullNumber} lleva recargo de equivalencia y esta factura no`
    : `Esta factura lleva recargo de equivalencia y el anticipo ${fullNumber} no`;
}

/** Why prepayments cannot be taken off an invoice; none: they can. */
export const prepaymentRefusals = (named: readonly Named[], final: Final): PrepaymentRefusal[] =>
  named.flatMap((each, index): PrepaymentRefusal[] => {
    const wrong = unfit(each, final);
    if (wrong) return [{ part: 'prepayments', index, conflict: false, text: wrong }];
    const late = overtaken(each);
    if (late) return [{ part: 'prepayments', index, conflict: true, text: late }];
    if (final.date >= each.date) return [];
    return [
      {
        part: 'date',
        index,
        conflict: false,
        text: `La factura no puede ser anterior al anticipo ${each.fullNumber} que liquida`,
      },
    ];
  });

/** Where a line of a prepayment is wrong: of `line`, counted from 0. */
interface PrepaidRefusal {
  line: number;
  part: 'ivaCause' | 'ivaRegime';
  text: string;
}

/** What is received before the operation has its VAT at once (LIVA, art. 75.Dos): what has none then is no prepayment. */
export const prepaidRefusals = (
  lines: readonly { ivaCause?: string | null; ivaRegime?: string | null }[],
): PrepaidRefusal[] =>
  lines.flatMap(({ ivaCause, ivaRegime }, line): PrepaidRefusal[] => {
    if (ivaCause === 'E5')
      return [
        {
          line,
          part: 'ivaCause',
          text: 'El anticipo de una entrega intracomunitaria (E5) no se factura: no devenga IVA (artículo 75.Dos de la Ley 37/1992)',
        },
      ];
    if (pendingText(ivaRegime))
      return [
        {
          line,
          part: 'ivaRegime',
          text: `Lo cobrado por anticipado devenga ya su IVA: un anticipo no lleva la clave ${ivaRegime}`,
        },
      ];
    return [];
  });

const LONGEST = 500;
const PREFIX = 'Anticipo: ';
const SAYS_SO = /(?<!\p{L})(anticip\p{L}+|señal|senal|a cuenta|arras)(?!\p{L})/iu;

/** A line of a prepayment says that it is one (RD 1619/2012, art. 6.1.f): so it begins, unless it says so itself. */
export const prepaidText = (description: string): string =>
  SAYS_SO.test(description) || [...PREFIX, ...description].length > LONGEST ? description : PREFIX + description;

const BEFOREHAND = /^\s*((pago|entrega|cobro|factura)\s+(de\s+)?)?(anticip(o|os|ado|ada)|a cuenta)(?!\p{L})/iu;
// 'Provisión de pienso' is a supply.
const FUNDS = /^\s*provisi[oó]n(?!\p{L}|\s+de(?!\s+fondos))/iu;

/** What a line sounds like: money received beforehand, or funds, some of which may be for suplidos; null: neither. */
export const soundsPrepaid = (description: string): 'prepayment' | 'funds' | null =>
  FUNDS.test(description) ? 'funds' : BEFOREHAND.test(description) ? 'prepayment' : null;
