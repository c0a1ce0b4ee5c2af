import { In, type EntityManager } from 'typeorm';
import { containing } from '../../platform/search';
import type { Ctx } from '../../platform/context';
import { optionalWindow, pagination } from '../../platform/graphql/page';
import type { PageArgs, SearchArgs } from '../../platform/graphql/search-args';
import { Affiliate } from './affiliate.entity';
import { AffiliateRow, type AffiliatePage, type AffiliateStats } from './affiliates.types';
import { Tenant } from '../company/tenant.entity';

/** What came of one affiliate. Counts are texts of whole numbers, sums of euros. */
interface Figures {
  affiliateId: string;
  referrals: string;
  conversions: string;
  earned: string;
  pending: string;
  waiting: string;
}

const NONE = { referrals: '0', conversions: '0', earned: '0.00' };
const SUMS =
  'coalesce(sum(referrals), 0) AS referrals, coalesce(sum(conversions), 0) AS conversions, coalesce(sum(earned), 0) AS earned, coalesce(sum(pending), 0) AS pending, coalesce(sum(waiting), 0) AS waiting';

/**
 * Of the company's own affiliates: the rows lie with the companies that came, of which nobody else sees more than these
 * sums.
 */
const OWN =
  'SELECT affiliate_id AS "affiliateId", referrals, conversions, earned, pending, waiting FROM affiliate_figures()';

/** Of any, as the platform role. */
const ANY = `SELECT r.affiliate_id AS "affiliateId", count(*) AS referrals, count(r.converted_at) AS conversions, coalesce(sum(c.amount - c.reversed), 0) AS earned,
    coalesce(sum(c.amount - c.reversed) FILTER (WHERE c.paid_at IS NULL), 0) AS pending, count(*) FILTER (WHERE c.paid_at IS NULL
      AND c.amount > c.reversed) AS waiting
  FROM referrals r LEFT JOIN commissions c ON c.tenant_id = r.tenant_id`;

function rowOf(
  affiliate: Affiliate,
  figures: Pick<Figures, keyof typeof NONE> = NONE,
  companyName: string | null = null,
): AffiliateRow {
  const { referrals, conversions, earned } = figures;
  return Object.assign(new AffiliateRow(), affiliate, {
    referralCount: Number(referrals),
    conversionCount: Number(conversions),
    totalEarnings: earned,
    companyName,
  });
}

/** The company's affiliates, newest first. */
export async function listOwnAffiliates(
  em: EntityManager,
  { me: { tenantId } }: Ctx,
  { page, limit }: PageArgs,
): Promise<AffiliatePage> {
  const window = optionalWindow(page, limit);
  const [affiliates, total] = await em.findAndCount(Affiliate, {
    where: { tenantId },
    order: { createdAt: 'DESC', id: 'DESC' },
    skip: window.offset,
    take: window.limit,
  });
  const figures: Figures[] = await em.query(OWN);
  const company = await em.findOneByOrFail(Tenant, { id: tenantId });
  const byId = new Map(figures.map(each => [each.affiliateId, each]));
  return {
    items: affiliates.map(each => rowOf(each, byId.get(each.id), company.name)),
    pagination: pagination(window, total),
  };
}

/** Everybody's affiliates, newest first. `em` is the platform role's. */
export async function listAffiliates(em: EntityManager, { search, page, limit }: SearchArgs): Promise<AffiliatePage> {
  const window = optionalWindow(page, limit);
  const query = em
    .createQueryBuilder(Affiliate, 'a')
    .orderBy('a.createdAt', 'DESC')
    .addOrderBy('a.id', 'DESC')
    .offset(window.offset)
    .limit(window.limit);
  if (search?.trim()) query.where('a.search LIKE :search', { search: containing(search) });
  const [affiliates, total] = await query.getManyAndCount();
  const figures: Figures[] = await em.query(
    `${ANY} WHERE r.affiliate_tenant_id = ANY($1) AND r.affiliate_id = ANY($2)
     GROUP BY 1`,
    [[...new Set(affiliates.map(each => each.tenantId))], affiliates.map(each => each.id)],
  );
  const companies = await em.findBy(Tenant, { isPlatform: false, id: In(affiliates.map(each => each.tenantId)) });
  const [byId, names] = [
    new Map(figures.map(each => [each.affiliateId, each])),
    new Map(companies.map(each => [each.id, each.name])),
  ];
  return {
    items: affiliates.map(each => rowOf(each, byId.get(each.id), names.get(each.tenantId))),
    pagination: pagination(window, total),
  };
}

async function statsOf(
  em: EntityManager,
  figures: string,
  mine: string,
  parameters: unknown[],
): Promise<AffiliateStats> {
  const [sums] = await em.query(`SELECT ${SUMS} FROM (${figures}) each`);
  const [counts] = await em.query(
    `SELECT count(*) AS total, count(*) FILTER (WHERE status = 'active') AS active, count(*) FILTER (WHERE status = 'pending') AS pending
       FROM affiliates ${mine}`,
    parameters,
  );
  return {
    totalAffiliates: Number(counts.total),
    activeAffiliates: Number(counts.active),
    pendingAffiliates: Number(counts.pending),
    totalReferrals: Number(sums.referrals),
    totalConversions: Number(sums.conversions),
    totalCommissions: sums.earned,
    pendingCommissions: sums.pending,
    pendingCount: Number(sums.waiting),
  };
}

/** What the company's affiliates have brought. */
export const ownStats = (em: EntityManager, { me: { tenantId } }: Ctx): Promise<AffiliateStats> =>
  statsOf(em, OWN, 'WHERE tenant_id = $1', [tenantId]);

/** What all affiliates have brought. `em` is the platform role's. */
export const allStats = (em: EntityManager): Promise<AffiliateStats> => statsOf(em, `${ANY} GROUP BY 1`, '', []);
