import { get as httpGet, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { watchMemory } from './memory';
import type { World } from './world';

const ROWS = 100_000;
const MB = 1024 * 1024;

async function fill(superuserUrl: string, tenantId: string, userId: string): Promise<void> {
  const superuser = new Client({ connectionString: superuserUrl, options: '-c search_path=app,public' });
  await superuser.connect();
  await superuser.query(
    `
    INSERT INTO invoices (tenant_id, id, series, year, number, full_number, date, status, issuer_name, issuer_nif, customer_name, customer_nif,
                          subtotal, total_iva, total, rates, actor_kind, actor_id, created_at, issued_at, search)
    SELECT $1, uuidv7(), 'CSV', 2026, n, 'CSV-2026-' || n, date '2026-01-01' + n % 300, 'issued', 'Empresa de prueba, S.L.', 'B98241573', 'Imprenta Núñez ' || n, 'B26304188',
           100, 21, 121, '[{"base":"100.00","quota":"21.00","ivaRate":21,"ivaCause":null}]', 'user', $2, now(), now(), 'csv-2026-' || n FROM generate_series(1, ${ROWS}) n`,
    [tenantId, userId],
  );
  await superuser.query('VACUUM ANALYZE invoices');
  await superuser.end();
}

interface Download {
  firstByteMs: number;
  totalMs: number;
  bytes: number;
  grownMb: number;
}

/** Downloads the CSV; a slow reader rests after each chunk. Memory is watched meanwhile. */
async function download({ product }: World, token: string, restMs: number): Promise<Download> {
  const watched = watchMemory(product.pid);
  const started = performance.now();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(`${product.url}/api/invoices/export/csv`, { headers: { authorization: `Bearer ${token}` } }, resolve).on(
      'error',
      reject,
    );
  });
  if (response.statusCode !== 200) throw new Error(`the CSV answered ${response.statusCode}`);
  let firstByteMs = 0;
  let bytes = 0;
  for await (const chunk of response) {
    firstByteMs ||= performance.now() - started;
    bytes += (chunk as Buffer).length;
    if (restMs) await pause(restMs);
  }
  const { before, highest } = watched();
  return { firstByteMs, totalMs: performance.now() - started, bytes, grownMb: highest - before };
}

const words = ({ firstByteMs, totalMs, bytes, grownMb }: Download) =>
  `primer byte ${firstByteMs.toFixed(0)} ms, ${(bytes / MB).toFixed(1)} MB en ${(totalMs / 1000).toFixed(1)} s (${Math.round((ROWS / totalMs) * 1000)} filas/s), memoria +${grownMb.toFixed(0)} MB`;

/**
 * The CSV of 100,000 invoices: time to its first byte, speed, and how much the server's memory grows, for a fast and a
 * slow reader.
 */
export async function csv(world: World): Promise<string> {
  const { token, tenantId, userId } = world.companies[2]!;
  await fill(world.superuserUrl, tenantId, userId);
  const fast = await download(world, token, 0);
  const slow = await download(world, token, 10);
  return `CSV de 100.000 facturas: ${words(fast)}\n  con un lector lento: ${words(slow)}\n`;
}
