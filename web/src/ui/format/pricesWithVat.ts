import { PRICES } from '../../../../schema/prices';
import { computeTotals } from '../../../../schema/totals';
import { euros } from './prices';

/** With the general rate of VAT, as our own invoice computes it: '19.00' -> '22,99 €'. */
const withVat = (amount: string) => euros(computeTotals([{ quantity: '1', price: amount, ivaRate: 21 }]).total);

/** Apart from the prices without VAT: who only names one does not load what an invoice is computed with. */
export const priceWithVat = {
  basic: withVat(PRICES.basic.month),
  pro: withVat(PRICES.pro.month),
  proOfYear: withVat(PRICES.pro.monthOfYear),
} as const;
