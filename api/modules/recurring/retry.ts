import type { Ctx } from '../../platform/context';
import { conflict } from '../../platform/errors';
import { logActivity } from '../activity/activity';
import { makeDue } from './make';
import { findRecurring } from './recurring';
import type { RecurringInvoice } from './recurring-invoice.entity';
import { checkActive, heldRule } from './held-rule';

/** Makes at once what is due of a rule, as its job would. */
export async function retryNext(ctx: Ctx, id: string): Promise<RecurringInvoice> {
  const { tenantId, territory } = ctx.me;
  const rule = await ctx.tx(async em => {
    const held = await heldRule(em, ctx, id);
    checkActive(held);
    if (held.nextDate! > ctx.today()) throw conflict('Aún no toca: la próxima se hace en su día');
    await logActivity(em, ctx, {
      action: 'update',
      entityType: 'recurring_invoice',
      entityId: held.id,
      description: 'Factura recurrente: reintentada',
    });
    return held;
  });
  await makeDue(ctx.services, { tenantId, territory }, rule.id);
  return ctx.read(em => findRecurring(em, ctx, rule.id));
}
