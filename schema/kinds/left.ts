import { addUp, isZero } from '../decimal';
import { pendingText, taxKey, type Cause, type Taxed } from '../tax/causes';
import { byMargin } from '../tax/margin';
import { turned } from '../totals';

/** What an invoice comes to at one rate once another has changed it, in plain decimals ("121.00"). */
export interface RateLeft {
  ivaRate: number;
  ivaCause: Cause | null;
  ivaRegime: string | null;
  /** Its base as it was issued. */
  original: string;
  /** What all that rectify it have changed of its base by then, signed. */
  change: string;
  /** What is left: base, and its tax. */
  base: string;
  quota: string;
  /** Recargo de equivalencia that is left; null: the rate carries none. */
  recargo: string | null;
}

interface Rate {
  ivaRate: number;
  ivaCause: Cause | null;
  ivaRegime?: string | null;
  base: string;
  quota: string;
  recargoRate?: string | null;
  recargo?: string | null;
}

/** What was pending is the same once its VAT has accrued. */
export const rateKey = (rate: Taxed): string =>
  taxKey(pendingText(rate.ivaRegime) ? { ...rate, ivaRegime: null } : rate);

/**
 * What an invoice comes to at each rate by all that stands of it and its rectifying ones; in the order of its own rows, new
 * ones last.
 */
export function standingRates<Of extends Rate>(original: readonly Of[], standing: readonly Of[]) {
  const rows = new Map([...original, ...standing].map(rate => [rateKey(rate), rate]));
  return [...rows].map(([key, rate]) => {
    const same = standing.filter(each => rateKey(each) === key);
    return {
      same,
      rate: {
        ...rate,
        base: addUp(same.map(({ base }) => base)),
        quota: addUp(same.map(({ quota }) => quota)),
        recargo: rate.recargoRate ? addUp(same.map(({ recargo }) => recargo ?? '0')) : null,
      },
    };
  });
}

/** How the rates of an invoice are left by those of all that stands of it and its rectifying ones, its own first. */
export const ratesLeft = (original: readonly Rate[], standing: readonly Rate[]): RateLeft[] =>
  standingRates(original, standing).map(({ rate: { ivaRate, ivaCause, ivaRegime = null, base, quota, recargo } }) => {
    const key = rateKey({ ivaRate, ivaCause, ivaRegime });
    const had = addUp(original.filter(each => rateKey(each) === key).map(each => each.base));
    return {
      ...{ ivaRate, ivaCause, ivaRegime, base, quota, recargo },
      original: had,
      change: addUp([base, turned(had)]),
    };
  });

/**
 * Whether a document by differences says how it leaves the invoice that it rectifies: not of data alone, of a debt (it stays
 * owed), nor of a margin scheme (its VAT is not said apart).
 */
export const saysLeft = (
  document: { way: string | null; debt: boolean; rates: readonly Rate[] },
  original: readonly Rate[],
) =>
  document.way === 'I' &&
  !document.debt &&
  !byMargin(original) &&
  document.rates.some(({ base, quota }) => !isZero(base) || !isZero(quota));

/** What its columns are called in a language. */
export interface LeftWords {
  leftOf(number: string): string;
  originalBase: string;
  changeOfBase: string;
  baseLeft: string;
  quotaLeft: string;
  recargoLeft: string;
}

export const SPANISH_LEFT: LeftWords = {
  leftOf: number => `Cómo queda la factura ${number}`,
  originalBase: 'Base original',
  changeOfBase: 'Rectificación',
  baseLeft: 'Base que queda',
  quotaLeft: 'Cuota que queda',
  recargoLeft: 'Recargo que queda',
};

interface LeftTable {
  heads: string[];
  /** Each rate, with its amounts in the order of the heads. */
  rows: { rate: RateLeft; amounts: string[] }[];
}

/** The block 'Cómo queda la factura' of paper, link and page, without the column of rates. */
export function leftTable(left: readonly RateLeft[], words: LeftWords = SPANISH_LEFT): LeftTable {
  const surcharge = left.some(({ recargo }) => recargo !== null);
  return {
    heads: [
      words.originalBase,
      words.changeOfBase,
      words.baseLeft,
      words.quotaLeft,
      ...(surcharge ? [words.recargoLeft] : []),
    ],
    rows: left.map(rate => {
      const { original, change, base, quota, recargo } = rate;
      return { rate, amounts: [original, change, base, quota, ...(surcharge ? [recargo ?? '0.00'] : [])] };
    }),
  };
}
