import type { EntityManager } from 'typeorm';
import { erasedCode } from '../../../schema/privacy/erased';
import type { Ctx } from '../../platform/context';
import { dayOf } from '../../platform/dates';
import { conflict } from '../../platform/errors';
import { searchKey } from '../../platform/search';
import { SEALED, WITHOUT_RECIPIENT } from '../retention/deadlines';
import { logActivity } from '../activity/activity';
import { DataRequest, RequestStatus, RequestType } from './data-request.entity';
import { BOOK_YEARS, DRAFTS, planOf, QUOTES, RULES } from './erasure-plan';
import { openRequest } from './rights';
import { RENAME_SUMS } from '../invoices/sums/sums';
import { namedIn, namesOf } from './named-in-text';
import { personOf, theirNames, THEIRS, theirs, type Person } from './subject';
import type { ErasurePlan, ErasureStep } from './subject.types';
import { insertRows } from '../../platform/database/insert';
import { Erasure } from './erasure.entity';

/** In the place of what the AEAT said of a record: it may name whom the invoice was for. The code stays. */
const SCRUBBED = 'Texto suprimido con los datos del cliente.';

/** What only the company itself may delete. */
const isOwn = ({ what }: ErasureStep) => [DRAFTS, QUOTES, RULES].includes(what);

/**
 * First what the company itself may delete; what is done of it stays done should the rest fail, and the rest can be
 * tried again.
 */
async function dropDrafts(
  em: EntityManager,
  ctx: Ctx,
  id: string,
): Promise<{ request: DataRequest; dropped: ErasureStep[] }> {
  const request = await openRequest(em, ctx, id, [RequestType.erasure]);
  const { plan, person } = await planOf(em, ctx, request);
  if (plan.obstacle) throw conflict(plan.obstacle);
  // A quote is held before the invoices that are made of it.
  await em.query(
    `UPDATE mails m SET last_error = NULL FROM quote_events e JOIN quotes q ON q.tenant_id = e.tenant_id AND q.id = e.quote_id
      WHERE m.tenant_id = $1 AND m.last_error IS NOT NULL AND e.tenant_id = m.tenant_id AND e.mail_id = m.id AND q.customer_id = ANY($2)`,
    [request.tenantId, person.ids],
  );
  await em.query('DELETE FROM quotes WHERE tenant_id = $1 AND customer_id = ANY($2)', [request.tenantId, person.ids]);
  await em.query(
    `DELETE FROM invoices WHERE tenant_id = $1 AND status = 'draft'
     AND id IN (SELECT i.id FROM invoices i WHERE ${THEIRS} AND i.status = 'draft')`,
    theirs(person),
  );
  await em.query('DELETE FROM recurring_invoices WHERE tenant_id = $1 AND customer_id = ANY($2)', [
    request.tenantId,
    person.ids,
  ]);
  const change = { status: RequestStatus.in_progress, assignedUserId: request.assignedUserId ?? ctx.user.userId };
  await em.update(DataRequest, { tenantId: request.tenantId, id }, change);
  return { request: Object.assign(request, change), dropped: plan.now.filter(isOwn) };
}

/** Moves whom the invoices were issued to into what nobody reads, unless their time has passed already. */
async function block(em: EntityManager, person: Person, label: string, today: string): Promise<void> {
  const given = theirs(person);
  // Whoever is paying or mailing one of them is waited for: what they write is part of what goes.
  await em.query(`SELECT 1 FROM invoices i WHERE ${THEIRS} ORDER BY i.id FOR NO KEY UPDATE`, given);
  const WHO =
    'customer_name, customer_nif, customer_email, customer_address, customer_city, customer_postal_code, customer_country, customer_id_kind';
  await em.query(
    `INSERT INTO blocked_data (tenant_id, invoice_id, until, label, ${WHO})
     SELECT i.tenant_id, i.id, make_date(i.year + ${BOOK_YEARS}, 12, 31), $5, ${WHO} FROM invoices i WHERE ${THEIRS} AND i.status <> 'draft' AND make_date(i.year + ${BOOK_YEARS}, 12, 31) >= $6::date`,
    [...given, label, today],
  );
  for (const table of SEALED) {
    await em.query(
      `UPDATE ${table} r SET xml = ${WITHOUT_RECIPIENT} WHERE r.tenant_id = $1 AND r.invoice_id IN (
         SELECT i.id FROM invoices i WHERE ${THEIRS} AND make_date(i.year + ${BOOK_YEARS}, 12, 31) < $5::date)`,
      [...given, today],
    );
  }
  await em.query(
    `UPDATE messages m SET raw = NULL WHERE m.tenant_id = $1 AND m.raw IS NOT NULL AND m.records && ARRAY(
       SELECT r.id FROM records r WHERE r.tenant_id = $1 AND r.invoice_id IN (SELECT i.id FROM invoices i WHERE ${THEIRS}))`,
    given,
  );
  await em.query(
    `UPDATE submissions s SET message = '${SCRUBBED}' FROM records r WHERE s.tenant_id = $1 AND s.message IS NOT NULL
       AND r.tenant_id = s.tenant_id AND r.id = s.record_id
        AND r.invoice_id IN (SELECT i.id FROM invoices i WHERE ${THEIRS})`,
    given,
  );
  // To which of their addresses something was sent; a mail on its way finds nothing to write.
  await em.query(
    `UPDATE mails m SET last_error = NULL FROM deliveries d WHERE m.tenant_id = $1 AND m.last_error IS NOT NULL
       AND d.tenant_id = m.tenant_id AND d.mail_id = m.id AND d.invoice_id IN (SELECT i.id FROM invoices i WHERE ${THEIRS})`,
    given,
  );
  await em.query(
    `DELETE FROM deliveries WHERE tenant_id = $1 AND invoice_id IN (SELECT i.id FROM invoices i WHERE ${THEIRS})`,
    given,
  );
  await em.query(
    `UPDATE mails m SET last_error = NULL FROM reminder_letters l WHERE m.tenant_id = $1 AND m.last_error IS NOT NULL
       AND l.tenant_id = m.tenant_id AND l.mail_id = m.id
       AND l.invoice_ids && ARRAY(SELECT i.id FROM invoices i WHERE ${THEIRS})`,
    given,
  );
  await em.query(
    `DELETE FROM reminder_letters WHERE tenant_id = $1
       AND invoice_ids && ARRAY(SELECT i.id FROM invoices i WHERE ${THEIRS})`,
    given,
  );
  await em.query(
    `DELETE FROM invoice_links WHERE tenant_id = $1 AND invoice_id IN (SELECT i.id FROM invoices i WHERE ${THEIRS})`,
    given,
  );
  await em.query(
    `DELETE FROM link_answers WHERE tenant_id = $1 AND invoice_id IN (SELECT i.id FROM invoices i WHERE ${THEIRS})`,
    given,
  );
  await em.query(
    `UPDATE card_payments p SET session_id = NULL, url = NULL, intent = NULL WHERE p.tenant_id = $1
       AND p.invoice_id IN (SELECT i.id FROM invoices i WHERE ${THEIRS})`,
    given,
  );
  await em.query(
    `UPDATE collections c SET reference = NULL WHERE c.tenant_id = $1 AND c.reference IS NOT NULL
       AND c.invoice_id IN (SELECT i.id FROM invoices i WHERE ${THEIRS})`,
    given,
  );
  // What the bank wrote of what they paid, and what names them. Read again, it is not there anew.
  await em.query(
    `UPDATE bank_movements m SET text = '' WHERE m.tenant_id = $1 AND m.text <> ''
       AND (${namedIn('$3', '$5')} OR m.id IN (SELECT x.movement_id FROM bank_matches x
         JOIN collections c ON c.tenant_id = x.tenant_id AND c.id = x.collection_id
         JOIN invoices i ON i.tenant_id = c.tenant_id AND i.id = c.invoice_id WHERE x.tenant_id = $1 AND ${THEIRS}))`,
    [...given, namesOf(await theirNames(em, person))],
  );
  await em.query(
    `UPDATE invoices i
       SET customer_name = $5, customer_nif = $6, customer_email = NULL, customer_address = NULL, customer_city = NULL, customer_postal_code = NULL,
            customer_country = NULL, customer_id_kind = NULL, search = lower(i.full_number) || ' ' || $7 WHERE ${THEIRS} AND i.status <> 'draft'`,
    [...given, label, erasedCode(label), searchKey(label, erasedCode(label))],
  );
  if (person.nif) for (const sql of RENAME_SUMS) await em.query(sql, [person.tenantId, person.nif, erasedCode(label)]);
}

/** The card stays for the invoices that name it, and says nothing any more. */
const empty = (em: EntityManager, { tenantId, ids }: Person, label: string, now: Date) =>
  em.query(
    `UPDATE customers
     SET name = $3, nif = $4, email = NULL, phone = NULL, address = NULL, city = NULL, postal_code = NULL, country = NULL, id_kind = NULL, notes = NULL,
          paper_language = NULL, search = $5,
          deleted_at = coalesce(deleted_at, $6), erased_at = $6, restricted_at = NULL, objected_at = NULL
            WHERE tenant_id = $1 AND id = ANY($2)`,
    [tenantId, ids, label, erasedCode(label), searchKey(label, erasedCode(label)), now],
  );

async function carryOut(
  em: EntityManager,
  ctx: Ctx,
  { request, dropped }: Awaited<ReturnType<typeof dropDrafts>>,
): Promise<ErasurePlan> {
  const { tenantId, id } = request;
  const [held] = await em.query('SELECT status FROM data_requests WHERE tenant_id = $1 AND id = $2 FOR UPDATE', [
    tenantId,
    id,
  ]);
  if (held.status !== RequestStatus.in_progress) throw conflict('La solicitud ya está respondida');
  // One at a time in a company, so that each has its own number; and a person who is just being invoiced is waited for.
  await em.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`erase ${tenantId}`]);
  const { ids } = await personOf(em, request);
  await em.query('SELECT 1 FROM customers WHERE tenant_id = $1 AND id = ANY($2) ORDER BY id FOR UPDATE', [
    tenantId,
    ids,
  ]);
  const { plan, person } = await planOf(em, ctx, request);
  if (plan.obstacle) throw conflict(plan.obstacle);
  // Written since the drafts were dropped: only the company's own transaction may delete it.
  if (plan.now.some(isOwn))
    throw conflict(
      'Alguien acaba de guardar un borrador, un presupuesto o una factura recurrente a su nombre: vuelve a confirmar y se borrará también.',
    );
  plan.now.unshift(...dropped);
  const now = ctx.now();
  await block(em, person, plan.label, dayOf(now));
  await empty(em, person, plan.label, now);
  const { userId: doneBy } = ctx.user;
  insertRows(em, Erasure, [{ tenantId, requestId: id, label: plan.label, doneAt: now, doneBy, plan }]);
  await em.update(DataRequest, { tenantId, id }, { status: RequestStatus.completed, completedAt: now });
  for (const customerId of ids) {
    await logActivity(em, ctx, {
      action: 'data_deletion',
      entityType: 'customer',
      entityId: customerId,
      description: `Datos del cliente suprimidos: ${plan.label}`,
    });
  }
  if (ids.length === 0)
    await logActivity(em, ctx, {
      action: 'data_deletion',
      entityType: 'data_request',
      entityId: id,
      description: `Datos suprimidos: ${plan.label}`,
    });
  await logActivity(em, ctx, {
    action: 'data_request_processed',
    entityType: 'data_request',
    entityId: id,
    description: 'Solicitud de supresión: completada',
    riskLevel: 'medium',
  });
  return { ...plan, doneAt: now };
}

/**
 * Erases the person who asked: what may go goes, what the law keeps is blocked, and the request is answered. In the
 * company's own transaction its drafts; then, in one of the platform role, which alone may touch who an invoice names,
 * all the rest.
 */
export async function eraseData(ctx: Ctx, id: string): Promise<ErasurePlan> {
  const before = await ctx.tx(em => dropDrafts(em, ctx, id));
  return ctx.services.db.acrossTenants('an erasure and what stays blocked', em => carryOut(em, ctx, before));
}
