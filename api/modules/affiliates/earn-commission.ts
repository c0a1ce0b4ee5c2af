import { LessThan, type EntityManager } from 'typeorm';
import { commissionOf, REVERSIBLE_DAYS, reversedOf } from '../../../schema/commission';
import { addDays } from '../../platform/dates';
import { mailboxKey } from '../sign-in/mailbox-key';
import { AffiliateStatus } from './affiliate.entity';
import { termsOf } from './codes';
import { Tenant } from '../company/tenant.entity';
import { User } from '../users/user.entity';
import { CommissionRow } from './commission.entity';

/** A payment of a company, as billing reports it. Euros; `net` without VAT, `refunded` of it so far with VAT. */
interface Paid {
  tenantId: string;
  paymentId: string;
  at: Date;
  noticedAt: Date;
  amount: string;
  net: string;
  refunded: string;
}

/** The company as it is now: its tax number may have been changed and people taken in since it registered. */
async function identityOf(em: EntityManager, tenantId: string): Promise<{ nif: string; emails: string[] }> {
  const { nif, email } = await em.findOneByOrFail(Tenant, { id: tenantId });
  const users = await em.findBy(User, { tenantId });
  return { nif, emails: [...new Set([email, ...users.map(user => user.email)].map(mailboxKey))] };
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
  await em.insert(CommissionRow, {
    tenantId,
    id: paymentId,
    affiliateTenantId: terms.tenantId,
    affiliateId: terms.affiliateId,
    rate: terms.rate,
    base: net,
    amount: commissionOf(net, terms.rate),
    createdAt: at,
  });
}

/** What is reported as given back within 30 days of the payment takes its part of the commission with it, paid or not. */
async function refunded(
  em: EntityManager,
  { tenantId, paymentId, at, noticedAt, amount, refunded: back }: Paid,
): Promise<void> {
  if (noticedAt > addDays(at, REVERSIBLE_DAYS)) return;
  const commission = await em.findOneBy(CommissionRow, { tenantId, id: paymentId });
  if (!commission) return;
  const reversed = reversedOf(commission.amount, amount, back);
  await em.update(CommissionRow, { tenantId, id: paymentId, reversed: LessThan(reversed) }, { reversed });
}

/** What billing reports about payments. */
export const COMMISSIONS = { converted, refunded };
