import type { EntityManager } from 'typeorm';
import { USUAL_LADDER, type Live } from '../../../schema/remind/ladder';
import { rulesOf } from '../../../schema/tax/territory';
import type { Ctx } from '../../platform/context';
import type { Asked } from './overdue';
import { ReminderStepRow } from './reminder-settings.entity';

/** The steps of a company, in their order: those that it wrote, else the usual ones, of which none goes by itself. */
export async function ladderOf(em: EntityManager, tenantId: string): Promise<Live[]> {
  const rows = await em.find(ReminderStepRow, { where: { tenantId }, order: { step: 'ASC' } });
  return USUAL_LADDER.map(usual => {
    const row = rows.find(({ step }) => step === usual.step);
    return row ? { step: usual.step, on: row.active, days: row.days, since: row.since } : { ...usual, since: null };
  });
}

/** Whose, on which day: as the viewer's company counts it. */
export const askedBy = (ctx: Ctx): Asked => ({
  tenantId: ctx.me.tenantId,
  today: ctx.today(),
  zone: rulesOf(ctx.me.territory).zone,
});
