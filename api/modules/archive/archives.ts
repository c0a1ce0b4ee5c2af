import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { logActivity } from '../activity/activity';
import type { TenantExport } from './archive.types';
import { Tenant } from '../company/tenant.entity';

/** Leaves the trace of the download; the file is streamed by the facade. */
export async function beginTenantExport(em: EntityManager, ctx: Ctx): Promise<TenantExport> {
  const { nif } = await em.findOneByOrFail(Tenant, { id: ctx.me.tenantId });
  await logActivity(em, ctx, {
    action: 'export',
    entityType: 'tenant',
    entityId: ctx.me.tenantId,
    description: 'Todos los datos de la empresa descargados',
    riskLevel: 'high',
  });
  return { filename: `folio_${nif.replace(/[^A-Z0-9]/gi, '')}_${ctx.today()}.zip` };
}
