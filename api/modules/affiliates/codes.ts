import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { AffiliateStatus } from './affiliate.entity';

/** 32 characters that nobody takes for one another (no I, O, 0, 1): five bits each. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);
const LONGEST = 40;

/** A code of 40 random bits. */
export function newCode(): string {
  const bits = BigInt(`0x${randomBytes(5).toString('hex')}`);
  return Array.from({ length: LENGTH }, (_, place) => ALPHABET[Number((bits >> BigInt(5 * place)) & 31n)]).join('');
}

/** What somebody typed, as codes are kept: upper case, without spaces and hyphens. Null: it can be none. */
export function readCode(text: string): string | null {
  if (text.length > LONGEST) return null;
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

/** Where who was invited registers. */
export const linkOf = (publicUrl: string, code: string): string => `${publicUrl}/register?ref=${code}`;

/**
 * What is in force of an affiliate now. `own`: the company asked about is the affiliate's own, or has an address of
 * theirs.
 */
interface Terms {
  tenantId: string;
  affiliateId: string;
  name: string;
  rate: string;
  status: AffiliateStatus;
  own: boolean;
}

/**
 * Whose a code is, in any company: it is asked before one is known. `nif` and `emails` (as `mailboxKey` writes them)
 * say who wants to come by it. Null: nobody's.
 */
export async function termsOf(
  em: EntityManager,
  code: string,
  who: { nif: string; emails: string[] } = { nif: '', emails: [] },
): Promise<Terms | null> {
  const [terms] = await em.query(
    'SELECT tenant_id AS "tenantId", affiliate_id AS "affiliateId", name, rate, status, own FROM affiliate_of($1, $2, $3)',
    [code, who.nif, who.emails],
  );
  return terms ?? null;
}
