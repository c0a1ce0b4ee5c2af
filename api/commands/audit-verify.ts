import { checkActivities } from '../modules/activity/check';
import { isId } from '../platform/ids';
import { withServices } from './with-services';

/** Checks the log of one company, or of all; names the first row of each that is wrong. */
export const run = (tenantId?: string) =>
  withServices(async ({ db }) => {
    if (tenantId !== undefined && !isId(tenantId)) throw new Error('Uso: audit verify [id de la empresa]');
    let broken = 0;
    const companies: { tenant_id: string; name: string }[] = await db.acrossTenants(
      'whose logs are to be checked',
      em =>
        em.query(
          'SELECT tenant_id, name FROM tenants WHERE $1::uuid IS NULL OR tenant_id = $1 ORDER BY created_at, tenant_id',
          [tenantId ?? null],
        ),
    );
    if (tenantId && companies.length === 0) throw new Error(`No hay ninguna empresa ${tenantId}`);
    for (const { tenant_id: id, name } of companies) {
      const { intact, sealed, brokenAt, brokenId, problem } = await checkActivities(db, id);
      broken += intact ? 0 : 1;
      process.stdout.write(
        intact
          ? `${id} íntegra: ${sealed} (${name})\n`
          : `${id} ROTA en ${brokenAt ?? 'una fila añadida'}, ${brokenId ?? 'sin fila'}: ${problem} (${name})\n`,
      );
    }
    if (broken > 0) throw new Error(`Auditorías rotas: ${broken}`);
  }, 'warn');
