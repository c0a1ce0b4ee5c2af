import type { EntityManager } from 'typeorm';
import { mailboxKey } from '../sign-in/mailbox-key';
import { AffiliateStatus } from './affiliate.entity';
import { readCode, termsOf } from './codes';
import { Referral } from './referral.entity';

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
  const terms = code && (await termsOf(em, code, { nif, emails: [mailboxKey(email)] }));
  if (!terms || terms.status === AffiliateStatus.inactive) return;
  await em.insert(Referral, {
    tenantId: id,
    code,
    affiliateTenantId: terms.tenantId,
    affiliateId: terms.affiliateId,
    self: terms.own,
    createdAt,
  });
}
