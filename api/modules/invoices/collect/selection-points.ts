import type { Ctx } from '../../../platform/context';

const IDS_OF_POINT = 10;

/** What is done to each of a selection costs its company a point for each ten, besides that of the root field. */
export async function spendForEach({ services: { limits }, me }: Ctx, ids: readonly string[]): Promise<void> {
  const points = Math.floor(ids.length / IDS_OF_POINT);
  if (points > 0) await limits.spend('generalTenant', me.tenantId, points);
}
