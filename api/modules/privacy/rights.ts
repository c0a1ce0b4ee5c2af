import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { conflict } from '../../platform/errors';
import { logActivity } from '../activity/activity';
import { RequestType, type DataRequest } from './data-request.entity';
import { findRequest, isOpen } from './data-requests';
import { personOf, subjectOf } from './subject';
import type { RequestSubject } from './subject.types';

/** The request, held until the transaction ends; of another right, or answered already, it is refused. */
export async function openRequest(em: EntityManager, ctx: Ctx, id: string, types: RequestType[]): Promise<DataRequest> {
  const request = await findRequest(em, ctx, id, true);
  if (!types.includes(request.requestType)) throw conflict('Esta solicitud no pide eso');
  if (!isOpen(request)) throw conflict('La solicitud ya está respondida');
  return request;
}

/** On each card that it concerns; on the request itself where there is none. */
async function noteOn(
  em: EntityManager,
  ctx: Ctx,
  request: DataRequest,
  ids: string[],
  description: string,
): Promise<void> {
  for (const entityId of ids)
    await logActivity(em, ctx, {
      action: 'update',
      entityType: 'customer',
      entityId,
      description,
      riskLevel: 'medium',
    });
  if (ids.length === 0)
    await logActivity(em, ctx, {
      action: 'update',
      entityType: 'data_request',
      entityId: request.id,
      description,
      riskLevel: 'medium',
    });
}

/**
 * Blocks the cards: they are kept, and nobody invoices to them, changes or deletes them. Lifting it stays possible once
 * it is answered.
 */
export async function restrict(em: EntityManager, ctx: Ctx, id: string, on: boolean): Promise<RequestSubject> {
  const request = on ? await openRequest(em, ctx, id, [RequestType.restriction]) : await findRequest(em, ctx, id, true);
  if (request.requestType !== RequestType.restriction) throw conflict('Esta solicitud no pide eso');
  const { tenantId, ids } = await personOf(em, request);
  await em.query(
    'UPDATE customers SET restricted_at = CASE WHEN $3 THEN coalesce(restricted_at, $4) END WHERE tenant_id = $1 AND id = ANY($2)',
    [tenantId, ids, on, ctx.now()],
  );
  await noteOn(
    em,
    ctx,
    request,
    ids,
    on ? 'Tratamiento de los datos del cliente limitado' : 'Limitación del tratamiento del cliente levantada',
  );
  return subjectOf(em, request);
}

/** Withdraws what they allowed, where they sign in here, and marks their cards. */
export async function object(em: EntityManager, ctx: Ctx, id: string): Promise<RequestSubject> {
  const request = await openRequest(em, ctx, id, [RequestType.objection]);
  const { tenantId, ids } = await personOf(em, request);
  await em.query('UPDATE customers SET objected_at = coalesce(objected_at, $3) WHERE tenant_id = $1 AND id = ANY($2)', [
    tenantId,
    ids,
    ctx.now(),
  ]);
  await noteOn(em, ctx, request, ids, 'El cliente se opone al uso de sus datos');
  const [revoked]: [{ id: string }[], number] = await em.query(
    `UPDATE consents SET revoked_at = greatest($3::timestamptz, granted_at), revoked_ip = $4
      WHERE tenant_id = $1 AND revoked_at IS NULL
        AND user_id IN (SELECT id FROM users WHERE tenant_id = $1 AND email = $2 AND deleted_at IS NULL) RETURNING id`,
    [tenantId, request.email, ctx.now(), ctx.caller.ip],
  );
  for (const { id: consentId } of revoked) {
    await logActivity(em, ctx, {
      action: 'consent_revoked',
      entityType: 'consent',
      entityId: consentId,
      description: 'Consentimiento retirado por una solicitud de oposición',
    });
  }
  return subjectOf(em, request);
}
