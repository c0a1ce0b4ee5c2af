import type { EntityManager } from 'typeorm';
import { goesOn } from '../../../schema/recurring';
import type { Ctx } from '../../platform/context';
import { conflict, notFound } from '../../platform/errors';
import { checkId } from '../../platform/ids';
import { addJob } from '../../platform/jobs';
import { RecurringInvoice } from './recurring-invoice.entity';
import { RecurringPeriodRow } from './recurring-period.entity';
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

/** The rule at a later day, or ended. */
export function movedTo(rule: RecurringInvoice, day: string, today: string, made = rule.made) {
  return goesOn(rule, day, made, today)
    ? { nextDate: day, made, state: rule.state, problem: null, triedOn: null }
    : { nextDate: null, made, state: RecurringState.ended, problem: null, triedOn: null };
}

/** Notes that a day is dealt with: its key refuses a second time. `invoiceId` null: it is skipped. */
export async function keepPeriod(
  em: EntityManager,
  { tenantId, id: ruleId }: RecurringInvoice,
  dealt: Pick<RecurringPeriodRow, 'day' | 'invoiceId' | 'note' | 'createdAt'>,
): Promise<void> {
  await em.insert(RecurringPeriodRow, { tenantId, ruleId, ...dealt });
}
