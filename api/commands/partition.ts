import { MIGRATIONS } from '../../migrations/list';
import { fail } from '../platform/config/values';
import { partitionTables } from '../platform/partitions/partition';
import { withDatabase } from './with-database';

/** Splits every table of the companies into `count` partitions. No server may run meanwhile. */
export const run = (count?: string) =>
  withDatabase(async urls => {
    if (!/^[1-9]\d{0,2}$/.test(count ?? '')) throw new Error('Uso: partition NÚMERO (de 1 a 999)');
    if (!urls.owner) fail('DATABASE_OWNER_URL', 'obligatoria para partir las tablas');
    const done = await partitionTables(urls.owner, Number(count), {
      migrations: MIGRATIONS.map(({ name }) => name),
    });
    process.stdout.write(`Tablas partidas en ${count}: ${done.length}\n`);
  });
