import type { Ctx } from '../platform/context';

/** What a request takes of its company's rate, or of its address's: a point for each root field. */
export async function spendPoints({ services: { limits }, viewer, caller }: Ctx, points: number): Promise<void> {
  if (viewer) await limits.spend('generalTenant', viewer.tenantId, points);
  else await limits.spend('generalAddress', caller.ip, points);
}
