import { installedPgBouncer, startPgBouncer } from '../api/test/servers/pgbouncer';
import type { Company } from './fill';
import { figuresOf } from './figures';
import { gaps } from './gaps';
import type { Job, Result } from './job';
import { newInvoice } from './parts';
import { startProduct, type Product } from './product';
import { startWorker } from './worker';
import { closeWorld, type Opened, type World } from './world';

const CLIENTS = 8;
const APIS = 2;
/** Connections of PgBouncer to the server, for each role: fewer than two processes would open by themselves. */
const POOLED = 20;

const number = (value: number) => value.toFixed(1).replace('.', ',');

/** Each company is asked through one process and then the other. */
function load(https: { run(job: Job): Promise<Result> }[], companies: Company[], seconds: number): Promise<Result[]> {
  const targets = companies.map(newInvoice);
  const turned = (by: number) => [...targets.slice(by), ...targets.slice(0, by)];
  return Promise.all(
    https.map((http, at) =>
      http.run({ clients: CLIENTS, seconds, script: 'create', targets: turned(at * (companies.length >> 1)) }),
    ),
  );
}

async function measured(
  { companies, dir, superuserUrl }: World,
  urls: World['urls'],
  seconds: number,
  env: Record<string, string>,
): Promise<string> {
  const opened: Opened = [];
  const start = async (workers: '0' | '1'): Promise<Product> => {
    const product = await startProduct(urls, dir, { WORKERS: workers, ...env });
    opened.push(() => product.end());
    return product;
  };
  try {
    const apis: Product[] = [];
    for (let at = 0; at < APIS; at += 1) apis.push(await start('0'));
    await start('1');
    const https = apis.map(({ url }) => startWorker('load.ts', url));
    for (const http of https) opened.push(() => http.end());
    await load(https, companies, seconds / 2);
    const before = apis.map(api => api.cpuMs());
    const results = await load(https, companies, seconds);
    const figures = results.map(figuresOf);
    const errors = results.flatMap(result => result.errors);
    const many = results.reduce((sum, { latencies }) => sum + latencies.length, 0);
    const cpu = apis.reduce((sum, api, at) => sum + api.cpuMs() - before[at]!, 0) / many;
    const each = figures.map(
      ({ perSecond, p50, p99 }) => `${Math.round(perSecond)}/s (p50 ${number(p50)}, p99 ${number(p99)} ms)`,
    );
    const all = Math.round(figures.reduce((sum, { perSecond }) => sum + perSecond, 0));
    return `${all}/s: ${each.join(' y ')}, CPU ${number(cpu)} ms, errores ${errors.length}${errors.length ? ` (${errors[0]})` : ''}, series con huecos ${await gaps(superuserUrl)}`;
  } finally {
    await closeWorld(opened);
  }
}

/**
 * Two processes of the API and one of jobs on one PostgreSQL, straight and through PgBouncer, at the same companies. The
 * world's own product ends with it: nothing is measured behind it.
 */
export async function cluster(world: World, seconds: number): Promise<string> {
  // Its connections are needed: a server of ours lets 100 in, and each process opens some thirty.
  await world.product.end();
  const lines = [`crear, ${APIS} procesos de la API y uno de trabajos, ${APIS} × ${CLIENTS} clientes`];
  lines.push(`  directo: ${await measured(world, world.urls, seconds, {})}`);
  const installed = installedPgBouncer();
  if (!installed) lines.push('  por PgBouncer: no está instalado aquí, no se mide');
  else {
    const pooler = await startPgBouncer([world.urls.app, world.urls.platform], POOLED);
    const urls = { ...world.urls, app: pooler.by(world.urls.app), platform: pooler.by(world.urls.platform) };
    try {
      const named = installed.env.DATABASE_PREPARED ? 'sin nombres' : 'con sentencias con nombre';
      lines.push(
        `  por PgBouncer ${installed.version}, ${named}: ${await measured(world, urls, seconds, installed.env)}`,
      );
    } finally {
      await pooler.stop();
    }
  }
  return `${lines.join('\n')}\n`;
}
