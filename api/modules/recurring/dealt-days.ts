import type { EntityManager } from 'typeorm';
import { goesOn } from '../../../schema/recurring';
import type { RecurringInvoice } from './recurring-invoice.entity';
import { RecurringPeriodRow } from './recurring-period.entity';
import { RecurringState } from './recurring.types';

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
