import type { Ctx } from '../../../platform/context';
import { badField } from '../../../platform/errors';
import { checkId } from '../../../platform/ids';

const IDS_OF_POINT = 10;
const MAX_SELECTION = 100;

/** A selection of the list: 1 to 100 ids, each once. */
export function checkSelection(ids: string[]): string[] {
  if (ids.length < 1 || ids.length > MAX_SELECTION) throw badField('ids', `Elige de 1 a ${MAX_SELECTION} facturas`);
  return [...new Set(ids.map((id, index) => checkId(id, `ids.${index}`)))];
}

/** What is done to each of a selection costs its company a point for each ten, besides that of the root field. */
export async function spendForEach({ services: { limits }, me }: Ctx, ids: readonly string[]): Promise<void> {
  const points = Math.floor(ids.length / IDS_OF_POINT);
  if (points > 0) await limits.spend('generalTenant', me.tenantId, points);
}
