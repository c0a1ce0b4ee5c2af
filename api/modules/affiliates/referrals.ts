import type { EntityManager } from 'typeorm';
import { commissionOf, REVERSIBLE_DAYS, reversedOf } from '../../../schema/commission';
import { addDays } from '../../platform/dates';
import { addressKey } from '../sign-in/address-key';
import { AffiliateStatus } from './affiliate.entity';
import { readCode, termsOf } from './codes';

/** What shows whether a new company is the affiliate's own. */
interface Newcomer {
  id: string;
  nif: string;
  email: string;
  createdAt: Date;
}

/** Notes by whose code a company came, in the transaction that registers it. A code that is nobody's is let pass. */
export async function noteReferral(
  em: EntityManager,
  { id, nif, email, createdAt }: Newcomer,
  ref: string | null | undefined,
): Promise<void> {
  const code = readCode(ref ?? '');
  const terms = code && (await termsOf(em, code, { nif, emails: [addressKey(email)] }));
  if (!terms || terms.status === AffiliateStatus.inactive) return;
  await em.query(
    'INSERT INTO referrals (tenant_id, code, affiliate_tenant_id, affiliate_id, self, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [id, code, terms.tenantId, terms.affiliateId, terms.own, createdAt],
  );
}

/** A payment of a company, as billing reports it. Euros; `net` without VAT, `refunded` of it so far with VAT. */
interface Paid {
  tenantId: string;
  paymentId: string;
  at: Date;
  toldAt: Date;
  amount: string;
  net: string;
  refunded: string;
}

/** The company as it is now: its tax number may have been changed and people taken in since it registered. */
async function identityOf(em: EntityManager, tenantId: string): Promise<{ nif: string; emails: string[] }> {
  const [{ nif, email }] = await em.query('SELECT nif, email FROM tenants WHERE tenant_id = $1', [tenantId]);
  const users: { email: string }[] = await em.query('SELECT email FROM users WHERE tenant_id = $1', [tenantId]);
  return { nif, emails: [...new Set([email as string, ...users.map(user => user.email)].map(addressKey))] };
}

/** The first payment converts the referral, and earns its affiliate the percent that is in force now. */
async function converted(em: EntityManager, { tenantId, paymentId, at, net }: Paid): Promise<void> {
  const [[referral]] = await em.query(
    'UPDATE referrals SET converted_at = $2 WHERE tenant_id = $1 AND converted_at IS NULL RETURNING code, self',
    [tenantId, at],
  );
  if (!referral || referral.self) return;
  const terms = await termsOf(em, referral.code, await identityOf(em, tenantId));
  if (!terms || terms.own || terms.tenantId === tenantId || terms.status !== AffiliateStatus.active) return;
  await em.query(
    `INSERT INTO commissions (tenant_id, id, affiliate_tenant_id, affiliate_id, rate, base, amount, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [tenantId, paymentId, terms.tenantId, terms.affiliateId, terms.rate, net, commissionOf(net, terms.rate), at],
  );
}

/** What goes back within 30 days of the payment takes its part of the commission with it, paid or not. */
async function refunded(
  em: EntityManager,
  { tenantId, paymentId, at, toldAt, amount, refunded: back }: Paid,
): Promise<void> {
  if (toldAt > addDays(at, REVERSIBLE_DAYS)) return;
  const [commission] = await em.query('SELECT amount FROM commissions WHERE tenant_id = $1 AND id = $2', [
    tenantId,
    paymentId,
  ]);
  if (!commission) return;
  await em.query('UPDATE commissions SET reversed = $3 WHERE tenant_id = $1 AND id = $2 AND reversed < $3', [
    tenantId,
    paymentId,
    reversedOf(commission.amount, amount, back),
  ]);
}

/** What billing reports about payments. */
export const REFERRALS = { converted, refunded };
