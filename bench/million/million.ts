import { get as httpGet, type IncomingMessage } from 'node:http';
import { Client } from 'pg';
import type { Company } from '../fill';
import type { Job } from '../job';
import { median } from '../figures';
import { watchMemory } from '../memory';
import { checked, ROUNDS } from '../measure';
import { startProduct, type Product } from '../product';
import { closeWorld, type Opened } from '../world';
import { startWorker, type Worker } from '../worker';
import { copyOut } from './copy';
import { BIG, openGround, SMALL, type Ground } from './ground';
import { CALLS, type Call, type Facts } from './parts';
import { sequentialScans } from './plans';

const MB = 1024 * 1024;
const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0).replace('.', ',');

async function asSuperuser<T>({ urls }: Ground, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: urls.superuser, options: '-c search_path=app,public' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const factsOf = (ground: Ground, { tenantId }: Company): Promise<Facts> =>
  asSuperuser(ground, async client => {
    const { rows } = await client.query(
      `SELECT count(*)::int AS total, (array_agg(id ORDER BY search) FILTER (WHERE number % 997 = 3))[1:50] AS ids,
              (array_agg(full_number ORDER BY search) FILTER (WHERE number % 997 = 4))[1:50] AS numbers
         FROM invoices WHERE tenant_id = $1`,
      [tenantId],
    );
    const [{ total, ids, numbers }] = rows;
    return { lastPage: Math.ceil(total / 50), ids, numbers };
  });

const percentile = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1]!;

/** p50 and p95 of a call, in rounds that take both companies in turn; throws where one of them is not answered. */
async function measured(http: Worker, jobs: [Job, Job]): Promise<{ p50: number; p95: number }[]> {
  const seen: { p50: number; p95: number }[][] = [[], []];
  for (const job of jobs) checked(await http.run({ ...job, seconds: job.seconds / 2 }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, job] of jobs.entries()) {
      const sorted = checked(await http.run(job)).latencies.sort((a, b) => a - b);
      seen[at]!.push({ p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) });
    }
  return seen.map(rounds => ({
    p50: median(rounds.map(({ p50 }) => p50)),
    p95: median(rounds.map(({ p95 }) => p95)),
  }));
}

/** The chain of a company, computed anew from its first record. */
async function chain({ url }: Product, { token }: Company): Promise<string> {
  const from = performance.now();
  const answer = await fetch(`${url}/api/verifactu/chain`, { headers: { authorization: `Bearer ${token}` } });
  const { chain: found } = (await answer.json()) as { chain?: { intact: boolean; records: number; problem: string } };
  if (!found?.intact) throw new Error(`the chain answered ${answer.status} ${found?.problem ?? ''}`);
  const seconds = (performance.now() - from) / 1000;
  return `${found.records} registros en ${seconds.toFixed(1)} s (${Math.round(found.records / seconds)}/s)`;
}

/** The CSV beside the same rows by COPY: the columns as they are stored. */
async function csv(ground: Ground, { url, pid }: Product, { token, tenantId }: Company): Promise<string> {
  const raw = await asSuperuser(ground, async client => {
    const from = performance.now();
    await copyOut(
      client,
      `SELECT full_number, date, customer_nif, customer_name, rates, total, status, recargo, due_date, payment_method FROM invoices
        WHERE tenant_id = '${tenantId}' ORDER BY date DESC, number DESC NULLS FIRST, id DESC`,
    );
    return performance.now() - from;
  });
  const watched = watchMemory(pid);
  const from = performance.now();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    httpGet(`${url}/api/invoices/export/csv`, { headers }, resolve).on('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`the CSV answered ${response.statusCode}`);
  let [bytes, rows] = [0, -1];
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) rows += 1;
  }
  const took = performance.now() - from;
  const { highest, before } = watched();
  return `${rows} filas, ${(bytes / MB).toFixed(0)} MB en ${(took / 1000).toFixed(1)} s (${Math.round((rows / took) * 1000)}/s), COPY ${(raw / 1000).toFixed(1)} s (${Math.round((rows / raw) * 1000)}/s): ${Math.round((raw / took) * 100)} %; memoria ${highest.toFixed(0)} MB, +${(highest - before).toFixed(0)}`;
}

function row(name: string, [small, big]: { p50: number; p95: number }[], scans: string[]): string {
  const cells = [small!.p50, small!.p95, big!.p50, big!.p95].map(value => ms(value).padStart(8));
  const times = (big!.p50 / small!.p50).toFixed(1).replace('.', ',').padStart(8);
  return `${name.padEnd(30)}${cells.join('')}${times}  ${scans.join(', ') || 'ninguna'}\n`;
}

/** The first screens of a company with a million invoices beside those of one with ten thousand. */
export async function million(say: (text: string) => void, seconds: number): Promise<void> {
  const opened: Opened = [];
  try {
    const ground = await openGround(opened, say);
    const companies = [ground.small, ground.big] as const;
    const facts = [await factsOf(ground, ground.small), await factsOf(ground, ground.big)] as const;
    const targetsOf = (call: Call, at: 0 | 1) => call.targets(companies[at], facts[at]);
    const scans = await sequentialScans(
      ground,
      CALLS.map(call => ({ name: call.name, targets: targetsOf(call, 1) })),
    );
    const product = await startProduct(ground.urls, ground.dir);
    opened.push(() => product.end());
    const http = startWorker('load.ts', product.url);
    opened.push(() => http.end());
    say(`${SMALL} y ${BIG} facturas, un cliente, ms; «leídas» son las tablas grandes que se leen enteras\n`);
    say(`${''.padEnd(30)}${['p50', 'p95', 'p50', 'p95', '×'].map(head => head.padStart(8)).join('')}  leídas\n`);
    for (const call of CALLS) {
      const job = (at: 0 | 1): Job => ({ clients: 1, seconds, script: 'list', targets: targetsOf(call, at) });
      say(
        await measured(http, [job(0), job(1)]).then(
          figures => row(call.name, figures, scans.get(call.name)!),
          (error: Error) => `${call.name}: ${error.message.split('\n')[0]}\n`,
        ),
      );
    }
    for (const company of companies) {
      say(`cadena: ${await chain(product, company)}\n`);
      say(`CSV: ${await csv(ground, product, company)}\n`);
    }
  } finally {
    await closeWorld(opened);
  }
}
