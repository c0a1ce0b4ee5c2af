import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { Vault } from '../api/platform/crypto';
import { makeClientCertificate } from '../api/sandbox/aeat/certificates/certificates';
import { spawnSandbox } from '../api/sandbox/aeat/spawn';
import { figuresOf } from './figures';
import { checked } from './measure';
import { newInvoice } from './parts';
import { startProduct } from './product';
import { startWorker } from './worker';
import type { Company } from './fill';
import type { World } from './world';

const RECORDS = 1_000;
const NIF = 'B98241573';

async function prepare(superuser: Client, { tenantId, userId }: Company, secret: Buffer): Promise<void> {
  const { key, cert } = makeClientCertificate({ nif: NIF, name: 'Empresa de prueba, S.L.' });
  const { keyId, bytes } = new Vault(secret, null).seal(tenantId, 'certificate', JSON.stringify({ key, cert }));
  await superuser.query(
    `INSERT INTO certificates (tenant_id, sealed, key_id, holder_name, holder_nif, kind, issuer, serial, fingerprint, not_before, not_after, represents, uploaded_by, created_at)
     VALUES ($1, $2, $3, 'Empresa de prueba, S.L.', $4, 'seal', 'AC', '1', 'f', now(), now() + interval '1 year', false, $5, now())`,
    [tenantId, bytes, keyId, NIF, userId],
  );
  await superuser.query(
    `UPDATE senders SET paused_at = now(), paused_reason = 'se mide', next_at = NULL
     WHERE tenant_id = $1`,
    [tenantId],
  );
}

const lagMs = (text: string, name: string) =>
  Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)![1]) * 1000;
const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0).replace('.', ',');

async function sent(superuser: Client, tenantId: string): Promise<boolean> {
  const {
    rows: [row],
  } = await superuser.query(
    `SELECT count(*) FILTER (WHERE status = 'accepted')::int AS accepted
     FROM submissions WHERE tenant_id = $1`,
    [tenantId],
  );
  return row.accepted === RECORDS;
}

async function issue(url: string, company: Company): Promise<void> {
  const target = newInvoice(company);
  let left = RECORDS;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (left-- > 0) {
        const answer = await fetch(`${url}${target.path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${company.token}`, 'content-type': 'application/json' },
          body: JSON.stringify(target.body),
        });
        if (answer.status !== 201) throw new Error(await answer.text());
      }
    }),
  );
}

/**
 * A message of 1,000 records, from the word to send until every answer is written down, and what the process that
 * serves requests feels of it: its event loop's delay, and the latency of somebody else who reads a list meanwhile.
 */
export async function aeat(world: World): Promise<string> {
  const company = world.companies[3]!;
  const secret = randomBytes(32);
  const sandbox = await spawnSandbox({ dir: join(world.dir, 'aeat'), waitSeconds: 0, anyCa: true });
  const superuser = new Client({ connectionString: world.superuserUrl, options: '-c search_path=app,public' });
  await superuser.connect();
  await prepare(superuser, company, secret);
  const product = await startProduct(world.urls, world.dir, {
    APP_SECRET: secret.toString('base64'),
    AEAT_URL: sandbox.url,
    NODE_EXTRA_CA_CERTS: join(world.dir, 'aeat', 'ca.pem'),
  });
  const http = startWorker('load.ts', product.url);
  const metrics = async () => (await fetch(`${product.url}/metrics`)).text();
  try {
    await issue(product.url, company);
    const reads = {
      clients: 1,
      seconds: 4,
      script: 'list' as const,
      targets: [
        { ...newInvoice(world.big), method: 'GET' as const, path: '/api/invoices?page=1&limit=50', body: undefined },
      ],
    };
    const alone = figuresOf(checked(await http.run(reads)));
    await metrics();
    await pause(2_000);
    const idle = await metrics();
    const started = performance.now();
    const reading = http.run(reads);
    const answer = await fetch(`${product.url}/api/verifactu/resume`, {
      method: 'POST',
      headers: { authorization: `Bearer ${company.token}` },
    });
    if (!answer.ok) throw new Error(await answer.text());
    while (!(await sent(superuser, company.tenantId))) {
      if (performance.now() - started > 60_000) throw new Error('the message was not answered');
      await pause(20);
    }
    const took = performance.now() - started;
    const beside = figuresOf(checked(await reading));
    const busy = await metrics();
    return (
      `AEAT: ${RECORDS} registros en un mensaje, de la orden a la última respuesta guardada ${ms(took)} ms; bucle de eventos del servidor p99 ${ms(lagMs(busy, 'p99'))} ms` +
      ` (sin nada p99 ${ms(lagMs(idle, 'p99'))}); otra empresa que lee una lista: sola p50 ${ms(alone.p50)} y p99 ${ms(alone.p99)} ms, a la vez p50 ${ms(beside.p50)} y p99 ${ms(beside.p99)} ms\n`
    );
  } finally {
    await http.end();
    await product.end();
    await superuser.end();
    await sandbox.stop();
  }
}
