import type { Services } from '../../platform/context';
import { rulesOf } from '../../../schema/tax/territory';
import { dayOf } from '../../platform/dates';
import { Tenant, TenantStatus } from '../company/tenant.entity';
import { makeDue } from './make';
import { standInLine } from './held-rule';

/** Rules of one turn: then those of other companies have theirs. */
const TURN = 20;

/** A job for each company with something due: Madrid's date is never behind a company's own. */
export async function queueRecurring({ db, now }: Services): Promise<void> {
  const due: { tenant_id: string }[] = await db.acrossTenants('whose invoices repeat today', em =>
    em.query(
      `SELECT DISTINCT tenant_id FROM recurring_invoices WHERE state = 'active' AND next_date <= $1
         AND tried_on IS DISTINCT FROM $1::date`,
      [dayOf(now())],
    ),
  );
  for (const { tenant_id: tenantId } of due) await db.tx(tenantId, em => standInLine(em, tenantId));
}

/** The next rules of a company, oldest first; where more are due it stands in line again. */
export async function runRecurring(services: Services, tenantId: string): Promise<void> {
  const { db, now } = services;
  const { status, territory } = await db.read(tenantId, em => em.findOneByOrFail(Tenant, { id: tenantId }));
  // It may look and take its data away, nothing else.
  if (status === TenantStatus.suspended || status === TenantStatus.cancelled) return;
  const today = dayOf(now(), rulesOf(territory).zone);
  const due: { id: string }[] = await db.read(tenantId, em =>
    em.query(
      `SELECT id FROM recurring_invoices WHERE tenant_id = $1 AND state = 'active' AND next_date <= $2
         AND tried_on IS DISTINCT FROM $2::date ORDER BY next_date, id LIMIT $3`,
      [tenantId, today, TURN + 1],
    ),
  );
  for (const { id } of due.slice(0, TURN)) await makeDue(services, { tenantId, territory }, id);
  if (due.length > TURN) await db.tx(tenantId, em => standInLine(em, tenantId));
}
