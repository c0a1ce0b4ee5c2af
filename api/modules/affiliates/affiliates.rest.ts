import type { Route } from '../../rest/route';

const AFFILIATE = 'id code name email phone commissionRate status createdAt';
const ROW = `${AFFILIATE} referralCount conversionCount totalEarnings companyName`;
const STATS = 'totalAffiliates activeAffiliates pendingAffiliates totalReferrals totalConversions totalCommissions pendingCommissions pendingCount';
const COMMISSION = 'id amount rate base concept createdAt firmAt status paymentMethod paymentReference paidAt affiliate { name code } referral { tenantName }';
const PAGE = 'pagination { page limit total totalPages }';
const TAG = 'Afiliados';

export const affiliateRoutes: Route[] = [
  {
    method: 'get', path: '/affiliates', tag: TAG, summary: 'Todos los afiliados', message: 'Afiliados cargados', succeeds: true,
    document: `query Affiliates($search: String, $page: Int, $limit: Int) { affiliates(search: $search, page: $page, limit: $limit) { items { ${ROW} } ${PAGE} } }`,
    reply: { affiliates: 'affiliates.items' }, paged: 'affiliates.pagination',
  },
  {
    method: 'get', path: '/affiliates/stats', tag: TAG, summary: 'Lo que han traído los afiliados', message: 'Cifras cargadas', succeeds: true,
    document: `query AffiliateStats { affiliateStats { ${STATS} } }`, reply: { stats: 'affiliateStats' },
  },
  {
    method: 'get', path: '/affiliates/pending-commissions', tag: TAG, summary: 'Comisiones por pagar', message: 'Comisiones cargadas', succeeds: true,
    document: `query PendingCommissions($page: Int, $limit: Int) { pendingCommissions(page: $page, limit: $limit) { items { ${COMMISSION} } ${PAGE} } }`,
    reply: { commissions: 'pendingCommissions.items' }, paged: 'pendingCommissions.pagination',
  },
  {
    method: 'get', path: '/affiliates/my-affiliates', tag: TAG, summary: 'Los afiliados de la empresa', message: 'Afiliados cargados', succeeds: true,
    document: `query MyAffiliates($page: Int, $limit: Int) { myAffiliates(page: $page, limit: $limit) { items { ${ROW} } ${PAGE} } }`,
    reply: { affiliates: 'myAffiliates.items' }, paged: 'myAffiliates.pagination',
  },
  {
    method: 'get', path: '/affiliates/my-stats', tag: TAG, summary: 'Lo que han traído los afiliados de la empresa', message: 'Cifras cargadas', succeeds: true,
    document: `query MyAffiliateStats { myAffiliateStats { ${STATS} } }`, reply: { stats: 'myAffiliateStats' },
  },
  {
    method: 'post', path: '/affiliates', tag: TAG, summary: 'Crear un afiliado', status: 201, message: 'Afiliado creado correctamente', succeeds: true,
    document: `mutation CreateAffiliate($input: AffiliateInput!) { createAffiliate(input: $input) { ${AFFILIATE} } }`,
    reply: { affiliate: 'createAffiliate' },
  },
  {
    method: 'put', path: '/affiliates/:id', tag: TAG, summary: 'Activar o desactivar un afiliado', message: 'Afiliado actualizado', succeeds: true,
    document: `mutation SetAffiliateStatus($id: ID!, $status: AffiliateStatus!) { setAffiliateStatus(id: $id, status: $status) { ${AFFILIATE} } }`,
    reply: { affiliate: 'setAffiliateStatus' },
  },
  {
    method: 'get', path: '/affiliates/:code/link', tag: TAG, summary: 'El enlace de un afiliado', message: 'Enlace generado', succeeds: true,
    document: 'query AffiliateLink($code: String!) { affiliateLink(code: $code) }', reply: { link: 'affiliateLink' },
  },
  {
    method: 'post', path: '/affiliates/commissions/:id/pay', tag: TAG, summary: 'Anotar el pago de una comisión', message: 'Comisión pagada correctamente', succeeds: true,
    document: `mutation PayCommission($id: ID!, $input: CommissionPaymentInput!) { payCommission(id: $id, input: $input) { ${COMMISSION} } }`,
    reply: { commission: 'payCommission' },
  },
  {
    method: 'get', path: '/public/affiliate/:code/validate', tag: TAG, summary: 'Si un código es de un afiliado', public: true,
    document: 'query ValidateAffiliate($code: String!) { validateAffiliate(code: $code) { valid } }', reply: { valid: 'validateAffiliate.valid' },
  },
  {
    method: 'get', path: '/public/affiliate/:code/link', tag: TAG, summary: 'El enlace de un código', public: true, succeeds: true,
    document: 'query PublicAffiliateLink($code: String!) { publicAffiliateLink(code: $code) }', reply: { link: 'publicAffiliateLink' },
  },
];
