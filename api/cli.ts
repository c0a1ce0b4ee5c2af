import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { MIGRATIONS } from '../migrations/list';
import { blockedOf } from './modules/privacy/blocked';
import { checkActivities } from './modules/activity/check';
import { restoreTenant } from './modules/archive/restore';
import { rotateKeys } from './modules/certificates/key-rotation';
import { readConfig, ROOT, type Config } from './platform/config/config';
import { fail } from './platform/config/values';
import { isId } from './platform/ids';
import { migrate, roleOf } from './platform/database/migrate';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres';
import { migrateJobs } from './platform/jobs';
import { partitionTables } from './platform/partitions/partition';
import { createLog } from './platform/log/log';
import { openapi } from './rest/openapi';
import { ROUTES } from './rest/routes';
import { schema } from './gate/schema';
import { settleSuperadmin, type Urls } from './prepare';
import { openServices } from './services';
import { seedDemo } from './demo/demo';

/** The contracts that are written from the code. */
const emitted = (): [file: string, text: string][] => [
  ['schema/schema.graphql', `${printSchema(lexicographicSortSchema(schema()))}\n`],
  ['schema/openapi.json', `${JSON.stringify(openapi(schema(), ROUTES), null, 2)}\n`],
];

function emit(): void {
  for (const [file, text] of emitted()) writeFileSync(join(ROOT, file), text);
}

/** Fails when a committed contract is not what the code says. */
export function staleContracts(): string[] {
  return emitted()
    .filter(([file, text]) => readFileSync(join(ROOT, file), 'utf8') !== text)
    .map(([file]) => file);
}

async function withDatabase(work: (urls: Urls) => Promise<void>): Promise<void> {
  const config = readConfig();
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: createLog(config.logLevel) });
  try {
    await work(
      embedded?.urls ?? {
        app: config.databaseUrl!,
        owner: config.databaseOwnerUrl,
        platform: config.databasePlatformUrl!,
      },
    );
  } finally {
    await embedded?.stop();
  }
}

type After = (config: Config, urls: Urls) => Promise<void>;

const runMigrations = (undo: boolean, after: After) =>
  withDatabase(async urls => {
    if (!urls.owner) fail('DATABASE_OWNER_URL', 'obligatoria para migrar');
    const count = await migrate(urls.owner, { app: roleOf(urls.app), platform: roleOf(urls.platform) }, MIGRATIONS, {
      undo,
      async after() {
        await migrateJobs(urls.app, createLog('warn'));
        await after(readConfig(), urls);
      },
    });
    process.stdout.write(undo ? 'Última migración deshecha\n' : `Migraciones hechas: ${count}\n`);
  });

/**
 * In production the superadmin is there before the first process serves; elsewhere they are the demo's, and not for
 * every database.
 */
async function superadminToo(config: Config, urls: Urls): Promise<void> {
  if (!config.production) return;
  const services = await openServices(config, urls, createLog('warn'));
  await settleSuperadmin(config, services).finally(() => services.db.close());
}

const seed = () =>
  withDatabase(async urls => {
    const config = readConfig();
    const services = await openServices(config, urls, createLog(config.logLevel));
    await settleSuperadmin(config, services);
    if (config.demo) await seedDemo(services, null);
    await services.db.close();
  });

const rotate = () =>
  withDatabase(async urls => {
    const config = readConfig();
    const services = await openServices(config, urls, createLog(config.logLevel));
    const { done, lost } = await rotateKeys(services.db, services.vault).finally(() => services.db.close());
    process.stdout.write(`Certificados cifrados de nuevo: ${done}\n`);
    if (lost > 0)
      throw new Error(
        `Certificados que ninguna de las dos claves abre: ${lost}. Pon en APP_SECRET_PREVIOUS la clave con que se cifraron y repite la orden.`,
      );
  });

/**
 * What a court or the tax agency asks for of somebody who was erased: `cli blocked <NIF of the company> [number of the
 * invoice]`.
 */
const showBlocked = () =>
  withDatabase(async urls => {
    const [nif, number] = process.argv.slice(3);
    if (!nif) throw new Error('Uso: blocked <NIF de la empresa> [número de factura]');
    const services = await openServices(readConfig(), urls, createLog('warn'));
    const rows = await blockedOf(services, nif, number).finally(() => services.db.close());
    process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
  });

/** Checks the log of one company, or of all; names the first row of each that is wrong. */
const verifyAudit = (tenantId?: string) =>
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

/** Puts a company back from its archive. */
const importTenant = (path?: string) =>
  withDatabase(async urls => {
    if (!path) throw new Error('Uso: tenant import ARCHIVO.zip');
    if (!urls.owner) fail('DATABASE_OWNER_URL', 'obligatoria para restaurar una empresa');
    const {
      manifest: { tenant, made },
      rows,
      records,
      installation,
      plan,
      status,
      affiliates,
    } = await restoreTenant(urls.owner, path);
    process.stdout.write(
      `Restaurada ${tenant.name} (${tenant.nif}), ${tenant.id}, de la copia del ${made}: ${rows} filas, ${records} registros con su huella comprobada.\n` +
        `Número de instalación nuevo: ${installation}. Suscripción: ${plan}, ${status}; el proveedor de pagos no la conoce. Afiliados activos: ${affiliates}. Cada persona elige su contraseña con «¿Has olvidado tu contraseña?».\n`,
    );
  });

/** Puts every table of the companies into so many partitions. No server may run meanwhile. */
const partition = (count?: string) =>
  withDatabase(async urls => {
    if (!/^[1-9]\d{0,2}$/.test(count ?? '')) throw new Error('Uso: partition NÚMERO (de 1 a 999)');
    if (!urls.owner) fail('DATABASE_OWNER_URL', 'obligatoria para partir las tablas');
    const done = await partitionTables(urls.owner, Number(count), {
      migrations: MIGRATIONS.map(({ name }) => name),
    });
    process.stdout.write(`Tablas partidas en ${count}: ${done.length}\n`);
  });

const COMMANDS: Record<string, (argument?: string) => void | Promise<void>> = {
  'audit verify': verifyAudit,
  'tenant import': importTenant,
  emit,
  migrate: () => runMigrations(false, superadminToo),
  rollback: () => runMigrations(true, async () => undefined),
  seed,
  'rotate-keys': rotate,
  partition: () => partition(process.argv[3]),
  blocked: showBlocked,
  fresh: () => {
    const stale = staleContracts();
    if (stale.length > 0) throw new Error(`Hay que volver a escribir ${stale.join(' y ')}: npm run emit`);
  },
};

async function main(): Promise<void> {
  const [first = '', second = '', third] = process.argv.slice(2);
  const command = COMMANDS[`${first} ${second}`] ?? COMMANDS[first];
  if (!command) throw new Error(`Órdenes: ${Object.keys(COMMANDS).join(', ')}`);
  await (`${first} ${second}` in COMMANDS ? command(third) : command());
}

if (require.main === module) {
  main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
