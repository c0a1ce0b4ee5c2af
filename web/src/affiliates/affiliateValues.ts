import { commissionOf } from '../../../schema/commission';
import { PRICES } from '../../../schema/prices';
import { evict } from '../client/evict';
import type { AffiliateInput } from '../gql/affiliates';
import { formatAmount, formatMoney, parseAmount } from '../ui/format/amounts';
import { emailProblem, problems } from '../ui/form/checks';

export type AffiliateValues = { name: string; email: string; phone: string; commissionRate: string };

export const NEW: AffiliateValues = { name: '', email: '', phone: '', commissionRate: '20,00' };

/** The lists and figures that an affiliate or a payment is in. */
export const evictAffiliates = evict(
  'affiliates',
  'affiliateStats',
  'pendingCommissions',
  'myAffiliates',
  'myAffiliateStats',
);

/** 0 to 100 with at most two decimals, as the server takes it; null where it is not. */
function rateOf(text: string): string | null {
  const rate = parseAmount(text.replace('%', ''));
  return rate !== null && Number(rate) >= 0 && Number(rate) <= 100 && !/\.\d{3,}/.test(rate) ? rate : null;
}

/** '20.00' -> '20,00 %' */
export const formatRate = (rate: string) => `${formatAmount(rate)}\u00a0%`;

/** What a percent comes to of a month of PRO. */
export function exampleOf(text: string): string {
  const rate = rateOf(text);
  const price = PRICES.pro.month;
  return `De 0 a 100, en pasos de 0,01. Sobre el primer pago, sin IVA${rate === null ? '.' : `: por ${formatMoney(price)} le tocan ${formatMoney(commissionOf(price, rate))}.`}`;
}

export const checkAffiliate = ({ name, email, commissionRate }: AffiliateValues) =>
  problems({
    name: name.trim() ? undefined : 'Escribe el nombre.',
    email: email.trim() ? emailProblem(email) : 'Escribe el email.',
    commissionRate:
      rateOf(commissionRate) === null ? 'Escribe un porcentaje de 0 a 100, con 2 decimales como mucho.' : undefined,
  });

export const inputOf = ({ name, email, phone, commissionRate }: AffiliateValues): AffiliateInput => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim() || null,
  commissionRate: rateOf(commissionRate),
});
