import { checkActivities } from '../modules/activity/check';
import { readConfig } from '../platform/config/config';
import { isId } from '../platform/ids';
import { createLog } from '../platform/log/log';
import { openServices } from '../services';
import { withDatabase } from './with-database';

/** Checks the log of one company, or of all; names the first row of each that is wrong. */
export const run = (tenantId?: string) =>
  withDatabase(async urls => {
    if (tenantId !== undefined && !isId(tenantId)) throw new Error('Uso: audit verify [id de la empresa]');
    const config = readConfig();
    const { db } = await openServices(config, urls, createLog('warn'));
    let broken = 0;
    try {
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
    } finally {
      await db.close();
    }
    if (broken > 0) throw new Error(`Auditorías rotas: ${broken}`);
  });
