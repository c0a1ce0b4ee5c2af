import { Not, type EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { AppError, notFound } from '../../platform/errors';
import { checkId } from '../../platform/ids';
import { searchKey } from '../../platform/search';
import { blankToNull } from '../../platform/graphql/validation';
import { emailKey } from '../sign-in/sign-in';
import { mailboxKey } from '../sign-in/mailbox-key';
import { logActivity } from '../activity/activity';
import { Affiliate, AffiliateStatus } from './affiliate.entity';
import type { AffiliateInput } from './affiliates.inputs';
import type { AffiliateCode } from './affiliates.types';
import { linkOf, newCode, readCode, termsOf } from './codes';
import { Tenant } from '../company/tenant.entity';
import { AffiliateCodeRow } from './affiliate-code.entity';

const DEFAULT_RATE = '20.00';
/** Of 2^40 codes not one is expected to be taken. */
const CODE_TRIES = 5;

const missing = () => notFound('Afiliado no encontrado');
const invalid = () => notFound('Código de afiliado inválido');

async function claimCode(em: EntityManager, tenantId: string, affiliateId: string): Promise<string> {
  for (let left = CODE_TRIES; left > 0; left -= 1) {
    const code = newCode();
    const claimed = await em.query(
      'INSERT INTO affiliate_codes (code, tenant_id, affiliate_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
      [code, tenantId, affiliateId],
    );
    if (claimed.length === 1) return code;
  }
  throw new AppError('INTERNAL', 'Error interno');
}

/** Adds an affiliate: one of Folio's own earns at once, a company's waits for the superadmin. */
export async function createAffiliate(
  em: EntityManager,
  ctx: Ctx,
  input: AffiliateInput,
  id: string,
): Promise<Affiliate> {
  const { tenantId, email: creator, role } = ctx.user;
  const own = role === 'superadmin';
  const company = await em.findOneByOrFail(Tenant, { id: tenantId });
  const fields = { name: input.name.trim(), email: emailKey(input.email), phone: blankToNull(input.phone) };
  const code = await claimCode(em, tenantId, id);
  const affiliate = Object.assign(new Affiliate(), {
    tenantId,
    id,
    code,
    ...fields,
    commissionRate: input.commissionRate ?? DEFAULT_RATE,
    status: own ? AffiliateStatus.active : AffiliateStatus.pending,
    createdAt: ctx.now(),
    activatedAt: own ? ctx.now() : null,
    emailKeys: [...new Set([fields.email, ...(own ? [] : [creator, company.email])].map(mailboxKey))],
    search: searchKey(fields.name, fields.email, code),
  });
  await em.insert(Affiliate, affiliate);
  await logActivity(em, ctx, {
    action: 'create',
    entityType: 'affiliate',
    entityId: id,
    description: 'Afiliado creado',
  });
  return affiliate;
}

export async function findAffiliate(em: EntityManager, ctx: Ctx, id: string): Promise<Affiliate> {
  const affiliate = await em.findOneBy(Affiliate, { tenantId: ctx.me.tenantId, id: checkId(id) });
  if (!affiliate) throw missing();
  return affiliate;
}

/** Where who is invited by a code registers: one of the company's own codes, or for the superadmin any. */
export async function affiliateLink(em: EntityManager, ctx: Ctx, text: string): Promise<string> {
  const code = readCode(text);
  const terms = code && (await termsOf(em, code));
  if (!code || !terms || (ctx.me.role !== 'superadmin' && terms.tenantId !== ctx.me.tenantId)) throw missing();
  return linkOf(ctx.services.publicUrl, code);
}

/** The terms of a code that somebody may come by; each try counts. Null: there is none, or it is no longer in force. */
async function openTerms(ctx: Ctx, text: string) {
  await ctx.services.limits.take('affiliateAddress', ctx.caller.ip);
  const code = readCode(text);
  const terms = code && (await ctx.services.db.global(em => termsOf(em, code)));
  return code && terms && terms.status !== AffiliateStatus.inactive ? { code, name: terms.name } : null;
}

/** Whether somebody may come by a code, and whose it is. Public. */
export async function validateAffiliate(ctx: Ctx, text: string): Promise<AffiliateCode> {
  const terms = await openTerms(ctx, text);
  return { valid: terms !== null, name: terms?.name ?? null };
}

/** The link of a code. Public; 404 where the code is nobody's. */
export async function publicAffiliateLink(ctx: Ctx, text: string): Promise<string> {
  const terms = await openTerms(ctx, text);
  if (!terms) throw invalid();
  return linkOf(ctx.services.publicUrl, terms.code);
}

/** Lets an affiliate earn, or ends it. `em` is the platform role's. The one that it is already changes nothing. */
export async function setAffiliateStatus(
  em: EntityManager,
  ctx: Ctx,
  id: string,
  status: AffiliateStatus.active | AffiliateStatus.inactive,
): Promise<Affiliate> {
  const whose = await em.findOneBy(AffiliateCodeRow, { affiliateId: checkId(id) });
  if (!whose) throw missing();
  const key = { tenantId: whose.tenantId, id: whose.affiliateId };
  const active = status === AffiliateStatus.active;
  const { affected } = await em.update(
    Affiliate,
    { ...key, status: Not(status) },
    { status, ...(active && { activatedAt: ctx.now() }) },
  );
  if (affected) {
    const description = active ? 'Afiliado activado' : 'Afiliado desactivado';
    await logActivity(em, ctx, {
      action: 'update',
      entityType: 'affiliate',
      entityId: key.id,
      description,
      riskLevel: 'medium',
    });
  }
  const affiliate = await em.findOneBy(Affiliate, key);
  if (!affiliate) throw missing();
  return affiliate;
}
