import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { conflict, notFound } from '../../platform/errors';
import { checkId } from '../../platform/ids';
import { addJob } from '../../platform/jobs';
import { versionSql } from '../invoices/lock-invoice';
import { RecurringInvoice } from './recurring-invoice.entity';
import { RecurringState } from './recurring.types';

export const RECURRING_JOB = 'recurringOfCompany';

/** What is due of a company is made as soon as it is its turn. */
export const standInLine = (em: EntityManager, tenantId: string): Promise<void> =>
  addJob(em, RECURRING_JOB, { tenantId, id: tenantId });

export const missing = () => notFound('Factura recurrente no encontrada');

/** A rule that nobody else changes until COMMIT: whoever is making its next invoice is waited for. */
export async function heldRule(em: EntityManager, ctx: Ctx, id: string): Promise<RecurringInvoice> {
  const { tenantId } = ctx.me;
  const key = { tenantId, id: checkId(id) };
  const rule = await em.findOne(RecurringInvoice, { where: key, lock: { mode: 'pessimistic_write' } });
  if (!rule) throw missing();
  return rule;
}

/** Throws unless it goes on. */
export function checkActive({ state }: RecurringInvoice): void {
  if (state !== RecurringState.active)
    throw conflict(state === RecurringState.paused ? 'Está en pausa: reanúdala antes' : 'Ha terminado');
}

/** Which version of a rule this is: another after each change, and after each invoice that it made. */
export async function versionOf(em: EntityManager, { tenantId, id }: RecurringInvoice): Promise<string> {
  const [row] = await em.query(
    `SELECT ${versionSql('r')} AS version FROM recurring_invoices r WHERE r.tenant_id = $1 AND r.id = $2`,
    [tenantId, id],
  );
  return row.version as string;
}
