import { computeTotals } from '../../../schema/totals';

const VAT = 21;

/** What a price without VAT comes to, by the totals of every invoice: '49.00' -> '10.29' of VAT, '59.29' in all. */
export function withVat(net: string): { vat: string; total: string } {
  const { totalIva: vat, total } = computeTotals([{ quantity: '1', price: net, ivaRate: VAT }]);
  return { vat, total };
}
