import type { EntityManager } from 'typeorm';
import { REVERSIBLE_DAYS } from '../../../schema/commission';
import type { Ctx } from '../../platform/context';
import { addDays } from '../../platform/dates';
import { conflict, notFound } from '../../platform/errors';
import { checkId } from '../../platform/ids';
import { optionalWindow, pagination } from '../../platform/graphql/page';
import type { PageArgs } from '../../platform/graphql/search-args';
import { blankToNull } from '../../platform/graphql/validation';
import { logActivity } from '../activity/activity';
import type { CommissionPaymentInput } from './affiliates.inputs';
import {
  CommissionStatus,
  type Commission,
  type CommissionPage,
  type CommissionPaymentMethod,
} from './affiliates.types';

interface Row {
  id: string;
  amount: string;
  rate: string;
  base: string;
  concept: string | null;
  created_at: Date;
  paid_at: Date | null;
  payment_method: CommissionPaymentMethod | null;
  payment_reference: string | null;
  name: string;
  code: string;
  tenant_name: string;
}

const SELECT = `SELECT c.id, coalesce(c.paid, c.amount - c.reversed) AS amount, c.rate, c.base, c.created_at, c.paid_at, c.payment_method, c.payment_reference,
    p.concept, a.name, a.code, t.name AS tenant_name
  FROM commissions c JOIN payments p ON p.tenant_id = c.tenant_id AND p.id = c.id
    JOIN tenants t ON t.tenant_id = c.tenant_id
  JOIN affiliates a ON a.tenant_id = c.affiliate_tenant_id AND a.id = c.affiliate_id`;
/** Not paid, and not all of it taken back. */
const OWED = 'c.paid_at IS NULL AND c.amount > c.reversed';

const commissionOf = (row: Row): Commission => ({
  id: row.id,
  amount: row.amount,
  rate: row.rate,
  base: row.base,
  concept: row.concept,
  createdAt: row.created_at,
  firmAt: addDays(row.created_at, REVERSIBLE_DAYS),
  status: row.paid_at ? CommissionStatus.paid : CommissionStatus.pending,
  paymentMethod: row.payment_method,
  paymentReference: row.payment_reference,
  paidAt: row.paid_at,
  affiliate: { name: row.name, code: row.code },
  referral: { tenantName: row.tenant_name },
});

/** What is owed to affiliates, the oldest payment first. `em` is the platform role's. */
export async function listPendingCommissions(em: EntityManager, { page, limit }: PageArgs): Promise<CommissionPage> {
  const window = optionalWindow(page, limit);
  const rows: Row[] = await em.query(
    `${SELECT} WHERE ${OWED} ORDER BY c.created_at, c.id OFFSET $1
     LIMIT $2`,
    [window.offset, window.limit],
  );
  const [{ total }] = await em.query(`SELECT count(*)::int AS total FROM commissions c WHERE ${OWED}`);
  return { items: rows.map(commissionOf), pagination: pagination(window, total) };
}

/**
 * Notes that a commission was paid: of many who pay one at once the first does, the others get 409. `em` is the
 * platform role's.
 */
export async function payCommission(
  em: EntityManager,
  ctx: Ctx,
  id: string,
  { paymentMethod, paymentReference }: CommissionPaymentInput,
): Promise<Commission> {
  const [, paid] = await em.query(
    `UPDATE commissions c SET paid_at = $2, paid = amount - reversed, payment_method = $3, payment_reference = $4
       WHERE id = $1 AND ${OWED}`,
    [checkId(id), ctx.now(), paymentMethod, blankToNull(paymentReference)],
  );
  const [row] = (await em.query(`${SELECT} WHERE c.id = $1`, [id])) as Row[];
  if (!row) throw notFound('Comisión no encontrada');
  if (!paid)
    throw conflict(
      row.paid_at ? 'Esta comisión ya está pagada' : 'Esta comisión se retiró: la empresa recuperó su pago',
    );
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'commission',
    entityId: row.id,
    description: 'Comisión de afiliado pagada',
    riskLevel: 'high',
  });
  return commissionOf(row);
}
