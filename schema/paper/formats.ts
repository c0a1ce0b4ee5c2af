import { plain } from '../decimal';
import type { Formats } from './words';

type Numbers = Pick<Formats, 'euros' | 'quantity' | 'percent' | 'decimalPercent'>;
type Sign = (rate: string) => string;

const grouped = (whole: string, mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark);

function spanish(amount: string): string {
  const [whole, decimals] = amount.replace('-', '−').split('.');
  return decimals === undefined ? grouped(whole!, '.') : `${grouped(whole!, '.')},${decimals}`;
}

const after: Sign = rate => `${rate}\u00a0%`;

/** 1.850,00 € and 21 %, as Spanish, Catalan, Galician and, with another place for the sign, Basque write them. */
export const peninsular = (sign: Sign = after): Numbers => ({
  euros: amount => `${spanish(plain(amount))}\u00a0€`,
  quantity: amount => spanish(plain(amount, 0)),
  percent: rate => sign(spanish(String(rate))),
  decimalPercent: rate => sign(spanish(plain(rate, 0))),
});

/**
 * €1,850.00 and 21%. Amounts have two decimals at least; a quantity has no mark of thousands and never three decimals, so
 * that nobody who writes the other way takes 1.234 for a thousand.
 */
export const english: Numbers = {
  euros(amount) {
    const [whole, decimals] = plain(amount).split('.');
    const minus = whole!.startsWith('-') ? '−' : '';
    return `${minus}€${grouped(whole!.replace('-', ''), ',')}.${decimals!.length === 3 ? `${decimals}0` : decimals}`;
  },
  quantity(amount) {
    const text = plain(amount, 0).replace('-', '−');
    return /\.\d{3}$/.test(text) ? `${text}0` : text;
  },
  percent: rate => `${rate}%`,
  decimalPercent: rate => `${plain(rate, 0)}%`,
};

/** Months count from 1. */
export const dayIn = (day: string): [year: number, month: number, date: number] =>
  day.split('-').map(Number) as [number, number, number];
