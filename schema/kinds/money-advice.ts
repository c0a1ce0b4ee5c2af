import { parseDecimal, toCents } from '../decimal';

/** How much of what is left to be paid of an invoice has come in. */
export type CameIn = 'none' | 'part' | 'all';

/** What came in for an invoice, with all that it replaces and all that rectifies it, against what is left of it. */
export interface Money {
  /** To be paid in all; two decimals, as `collected`. */
  left: string;
  collected: string;
}

const cents = (text: string) => toCents(parseDecimal(text));

export function cameInOf({ left, collected }: Money): CameIn {
  const [due, paid] = [cents(left), cents(collected)];
  if (paid === 0n) return 'none';
  if (due === 0n) return 'all';
  if (paid < 0n !== due < 0n) return 'none';
  return (due < 0n ? paid <= due : paid >= due) ? 'all' : 'part';
}

interface Answered {
  wrong: string;
  happened: 'yes' | 'part' | 'no' | null;
}
interface Advised {
  instrument: string;
  why: string;
  rectify?: object;
}

const PREPAID = {
  instrument: 'rectify' as const,
  source: 'LIVA 75.Dos, 80.Dos',
  rectify: {
    kind: 'R1' as const,
    way: 'I' as const,
    extent: 'whole' as const,
    cause: 'La operación queda sin efecto (artículo 80.Dos de la Ley 37/1992).',
  },
};

const PAID_DEBT = {
  instrument: 'nothing' as const,
  why: 'La factura consta como cobrada, así que no hay deuda que rectificar. Si no lo está, deshaz antes su pago.',
  source: 'LIVA 80.Cuatro',
};

const STILL_OWED =
  'Una parte consta como cobrada: solo se rectifica lo que aún te deben, porque lo cobrado lleva su IVA (artículo 80.Cinco de la Ley 37/1992).';

/**
 * What is right for an invoice, with what its money changes of it: money that came before what never took place accrued
 * VAT (LIVA, art. 75.Dos), and a debt is what is still owed, what came in being of VAT in proportion (art. 80.Cinco.4.ª).
 */
export function onMoney<Advice extends Advised>(advice: Advice, { wrong, happened }: Answered, cameIn: CameIn) {
  if (cameIn === 'none') return advice;
  if (advice.instrument === 'annul' && happened === 'no')
    return {
      ...PREPAID,
      why: `No se hizo, pero la factura consta como cobrada${cameIn === 'part' ? ' en parte' : ''}, y un cobro anticipado ya lleva IVA: otra factura la abona entera.`,
    };
  if (!advice.rectify || (wrong !== 'unpaid' && wrong !== 'insolvent')) return advice;
  if (cameIn === 'all') return PAID_DEBT;
  return { ...advice, why: `${advice.why} ${STILL_OWED}`, rectify: { ...advice.rectify, extent: 'owed' as const } };
}
