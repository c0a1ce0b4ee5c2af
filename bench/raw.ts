import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { hashToken } from '../api/platform/auth';
import { newId } from '../api/platform/ids';
import { serve } from './drive';
import type { Job, Script, Target } from './job';
import * as sql from './raw-sql';

const url = process.argv[2]!;
const SETTINGS = '-c search_path=app,public -c timezone=UTC';

/** As long as the text of a sealed record. */
const RECORD = 'x'.repeat(2_000);

async function createInvoice(client: Client, { tenantId, userId, customerId }: Target): Promise<void> {
  const now = new Date();
  const date = now.toISOString().slice(0, 10);
  const year = now.getUTCFullYear();
  const id = newId();
  const {
    rows: [parties],
  } = await client.query(sql.READ_PARTIES, [tenantId, customerId]);
  const {
    rows: [{ last }],
  } = await client.query(sql.TAKE_NUMBER, [tenantId, year, date]);
  const fullNumber = `A-${year}-${String(last).padStart(4, '0')}`;
  const {
    rows: [head],
  } = await client.query(sql.LOCK_HEAD, [tenantId]);
  await client.query(sql.INSERT_INVOICE, [
    tenantId,
    id,
    year,
    last,
    fullNumber,
    date,
    parties.name,
    parties.nif,
    customerId,
    parties.customer_name,
    parties.customer_nif,
    '460.50',
    '96.71',
    '557.21',
    '[{"base":"460.50","quota":"96.71","ivaRate":21,"ivaCause":null}]',
    userId,
    now,
    `${fullNumber} ${parties.customer_name}`,
  ]);
  const line = (text: string) => [text, '2', '76.75', 21, '153.50', '185.74'];
  await client.query(sql.INSERT_LINES, [tenantId, id, ...line('Diseño'), ...line('Maquetación'), ...line('Impresión')]);
  const hash = createHash('sha256').update(`${fullNumber}${head.last_hash}`).digest('hex').toUpperCase();
  const recordId = newId();
  await client.query(sql.INSERT_RECORD, [
    tenantId,
    recordId,
    head.records + 1,
    id,
    parties.nif,
    fullNumber,
    date,
    RECORD,
    hash,
    head.last_hash,
    now,
  ]);
  await client.query(sql.INSERT_SUBMISSION, [tenantId, recordId, head.records + 1]);
  await client.query(sql.ADVANCE_CHAIN, [tenantId, head.records + 1, hash, parties.nif, fullNumber, date, now]);
  await client.query(sql.INSERT_ACTIVITY, [tenantId, newId(), userId, id, `Factura ${fullNumber} emitida`, newId()]);
}

/** One statement, which is its own transaction. */
async function createAtOnce(client: Client, { tenantId, customerId, token }: Target): Promise<void> {
  await client.query({
    name: 'create-at-once',
    text: 'SELECT bench_create($1, $2, $3, $4, $5, $6, $7, $8)',
    values: [tenantId, hashToken(token), customerId, newId(), newId(), newId(), newId(), RECORD],
  });
}

const two =
  (first: string, second: string, given: (target: Target) => unknown[]) => async (client: Client, target: Target) => {
    await client.query(first, given(target));
    await client.query(second, given(target));
  };

/** A page of invoices, how many there are, and what belongs to its rows. */
const page =
  (first: string, second: string, given: (target: Target) => unknown[]) => async (client: Client, target: Target) => {
    const { rows } = await client.query<{ id: string }>(first, given(target));
    await client.query(second, given(target));
    const ofPage = [target.tenantId, rows.map(({ id }) => id)];
    await client.query(sql.RECORDS_OF_PAGE, ofPage);
    await client.query(sql.COLLECTED_OF_PAGE, ofPage);
  };

const SCRIPTS: Record<Exclude<Script, 'createAtOnce'>, (client: Client, target: Target) => Promise<void>> = {
  create: createInvoice,
  list: page(sql.LIST_INVOICES, sql.COUNT_INVOICES, ({ tenantId }) => [tenantId]),
  searchInvoices: page(sql.SEARCH_INVOICES, sql.COUNT_FOUND_INVOICES, ({ tenantId, pattern }) => [tenantId, pattern]),
  searchCustomers: two(sql.SEARCH_CUSTOMERS, sql.COUNT_FOUND_CUSTOMERS, ({ tenantId, pattern }) => [tenantId, pattern]),
  invoice: two(sql.READ_INVOICE, sql.READ_LINES, ({ tenantId, invoiceId }) => [tenantId, invoiceId]),
};

/** One transaction as the application role: the viewer is read first, as in every call. */
async function transaction(client: Client, script: Script, target: Target): Promise<void> {
  if (script === 'createAtOnce') return createAtOnce(client, target);
  await client.query(`BEGIN${script === 'create' ? '' : ' READ ONLY'}; SET LOCAL app.tenant_id = '${target.tenantId}'`);
  await client.query(sql.READ_VIEWER, [hashToken(target.token), target.tenantId]);
  await SCRIPTS[script](client, target);
  await client.query('COMMIT');
  return undefined;
}

/** The same work in bare SQL, one connection per client. */
serve(async ({ clients, script }: Job) => {
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new Client({ connectionString: url, options: SETTINGS });
      await client.connect();
      return client;
    }),
  );
  return {
    ask: (target, client) => transaction(connections[client]!, script, target),
    close: async () => {
      await Promise.all(connections.map(each => each.end()));
    },
  };
});
