import { Client } from 'pg';
import { SUM_ALL } from '../../api/modules/invoices/sums/sums';
import { altaText, anulacionText, PLAIN, type Link, type Stamp } from '../../api/modules/verifactu/seal/record-text';
import { softwareOf } from '../../api/modules/verifactu/seal/software';
import { momentOf } from '../../api/modules/verifactu/seal/timestamp';
import { searchKey } from '../../api/platform/search';
import type { Company } from '../fill';
import { Book, cents, idAt, type Entry } from './book';
import { copyInto, type Row } from './copy';

const ISSUER = { issuerName: 'Empresa de prueba, S.L.', issuerNif: 'B98241573' };
const PRODUCER = { name: 'Productor de pruebas, S.L.', nif: 'B98241573', address: 'Calle Mayor, 1' };
const DESCRIPTION = 'Diseño y maquetación';

const ratesOf = ({ base, quota, rate }: Entry) => [
  { base: cents(base), quota: cents(quota), ivaRate: rate, ivaCause: null },
];

function* invoices({ tenantId, userId }: Company, book: Book): Generator<Row> {
  for (const each of book.entries()) {
    const { customer, issuedAt } = each;
    const at = issuedAt.toISOString();
    const isR = each.kind === 'R1';
    yield [
      tenantId,
      each.id,
      each.kind,
      each.series,
      each.year,
      each.number,
      each.fullNumber,
      each.date,
      each.status,
      ISSUER.issuerName,
      ISSUER.issuerNif,
      customer?.id ?? null,
      customer?.name ?? '',
      customer?.nif ?? '',
      cents(each.base),
      cents(each.quota),
      cents(each.total),
      JSON.stringify(ratesOf(each)),
      each.paidOn,
      'user',
      userId,
      at,
      at,
      each.status === 'cancelled' ? at : null,
      searchKey(each.fullNumber, customer?.name, customer?.nif),
      each.lines.length,
      isR ? 'I' : null,
      isR ? 'Devolución' : null,
    ];
  }
}
const INVOICE =
  `tenant_id, id, kind, series, year, number, full_number, date, status, issuer_name, issuer_nif, customer_id, customer_name,
  customer_nif, subtotal, total_iva, total, rates, paid_on, actor_kind, actor_id, created_at, issued_at, cancelled_at, search, line_count,
  rectification_way, rectification_cause`.split(/,\s*/);

function* lines({ tenantId }: Company, book: Book): Generator<Row> {
  for (const { id, lines: own, rate } of book.entries())
    for (const [at, line] of own.entries())
      yield [tenantId, id, at + 1, line.description, 1, cents(line.cents), rate, cents(line.cents), cents(line.total)];
}
const LINE = [
  'tenant_id',
  'invoice_id',
  'position',
  'description',
  'quantity',
  'price',
  'iva_rate',
  'subtotal',
  'total',
];

function* collections({ tenantId, userId }: Company, book: Book): Generator<Row> {
  for (const { id, place, collected, date, paidOn, issuedAt } of book.entries())
    if (collected !== 0)
      yield [
        tenantId,
        idAt(issuedAt.getTime(), 3, place),
        id,
        paidOn ?? date,
        cents(collected),
        'user',
        userId,
        issuedAt.toISOString(),
      ];
}
const COLLECTION = ['tenant_id', 'id', 'invoice_id', 'date', 'amount', 'actor_kind', 'actor_id', 'created_at'];

/** Where a chain ends. */
interface End {
  records: number;
  last: (Link & { at: Date }) | null;
}

/** Each invoice's record, and that of its annulment, chained and hashed as issuing does. `end` follows. */
function* records({ tenantId }: Company, book: Book, end: End): Generator<Row> {
  const software = softwareOf(PRODUCER);
  const originals = new Map<string, Link>();
  const numberOf = (entry: Entry) => ({ issuerNif: ISSUER.issuerNif, number: entry.fullNumber, date: entry.date });
  for (const entry of book.entries()) {
    const { place, customer, issuedAt } = entry;
    originals.set(entry.id, { ...numberOf(entry), hash: '' });
    for (const kind of entry.status === 'cancelled' ? (['alta', 'anulacion'] as const) : (['alta'] as const)) {
      const recordId = idAt(issuedAt.getTime(), kind === 'alta' ? 4 : 5, place);
      const stamp: Stamp = { recordId, previous: end.last, moment: momentOf(issuedAt), software, installation: '1' };
      const { xml, hash } =
        kind === 'anulacion'
          ? anulacionText(numberOf(entry), stamp, PLAIN)
          : altaText(
              {
                ...numberOf(entry),
                invoiceId: entry.id,
                kind: entry.kind,
                issuerName: ISSUER.issuerName,
                description: DESCRIPTION,
                recipient: customer && { name: customer.name, nif: customer.nif, country: null, idKind: null },
                rectifies: entry.rectifies
                  ? { way: 'I', invoices: [originals.get(entry.rectifies)!], replaced: null }
                  : null,
                rates: ratesOf(entry),
                totalIva: cents(entry.quota),
                total: cents(entry.total),
              },
              stamp,
              PLAIN,
            );
      const previousHash = end.last?.hash ?? null;
      end.records += 1;
      end.last = { ...numberOf(entry), hash, at: issuedAt };
      yield [
        tenantId,
        recordId,
        end.records,
        kind,
        entry.id,
        'sandbox',
        ISSUER.issuerNif,
        entry.fullNumber,
        entry.date,
        false,
        'N',
        false,
        xml,
        hash,
        previousHash,
        issuedAt.toISOString(),
      ];
    }
    // Only the invoice before it is rectified.
    if (originals.size > 2) originals.delete(originals.keys().next().value!);
  }
}
const RECORD =
  `tenant_id, id, sequence, kind, invoice_id, environment, issuer_nif, number, date, subsanacion, rechazo_previo,
  sin_registro_previo, xml, hash, previous_hash, generated_at`.split(/,\s*/);

/** The AEAT has taken them all, but for a few that people have to look at. */
function* submissions({ tenantId }: Company, book: Book): Generator<Row> {
  let sequence = 0;
  for (const { place, issuedAt, status } of book.entries()) {
    const at = issuedAt.toISOString();
    for (const sort of status === 'cancelled' ? [4, 5] : [4]) {
      sequence += 1;
      const isRefused = sort === 4 && place % 20_000 === 11;
      yield [
        tenantId,
        idAt(issuedAt.getTime(), sort, place),
        sequence,
        isRefused ? 'rejected' : 'accepted',
        1,
        at,
        at,
        isRefused ? 1110 : null,
        isRefused ? 'El NIF no está identificado' : null,
        isRefused ? null : `A-${sequence}`,
      ];
    }
  }
}
const SUBMISSION =
  `tenant_id, record_id, sequence, status, attempts, first_sent_at, answered_at, code, message, csv`.split(/,\s*/);

function* rectified({ tenantId }: Company, book: Book): Generator<Row> {
  for (const { id, rectifies } of book.entries()) if (rectifies) yield [tenantId, id, rectifies];
}

function* counters({ tenantId }: Company, book: Book): Generator<Row> {
  const last = new Map<string, Entry>();
  for (const entry of book.entries()) last.set(`${entry.series}${entry.year}`, entry);
  for (const { series, year, number, date } of last.values()) yield [tenantId, series, year, number, date];
}

/** What has no rows behind it yet is rebuilt at the end in one go; keys and what they hold stay. */
async function withoutIndexes(superuser: Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await superuser.query<{ name: string; made: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS made FROM pg_index i
      WHERE i.indrelid = ANY ('{app.invoices,app.records,app.submissions,app.collections,app.invoice_lines,app.customers}'::regclass[])
        AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
  );
  for (const { name } of rows) await superuser.query(`DROP INDEX ${name}`);
  await work();
  for (const { made } of rows) await superuser.query(made);
}

/** A company's book, with its keys' checks left out: the generator keeps them, and a test looks at them. */
async function seedBook(superuser: Client, company: Company, book: Book): Promise<void> {
  const { tenantId } = company;
  const end: End = { records: 0, last: null };
  await superuser.query('SET session_replication_role = replica');
  await copyInto(
    superuser,
    'customers',
    ['tenant_id', 'id', 'name', 'nif', 'email', 'search', 'created_at'],
    book.customers.map(({ id, name, nif, email, search }) => [tenantId, id, name, nif, email, search, 'now']),
  );
  await superuser.query(
    `INSERT INTO series (tenant_id, code, kind) VALUES ($1, 'S', 'simplified'), ($1, 'R', 'rectifying')`,
    [tenantId],
  );
  await copyInto(superuser, 'invoices', INVOICE, invoices(company, book));
  await copyInto(superuser, 'invoice_lines', LINE, lines(company, book));
  await copyInto(
    superuser,
    'rectified_invoices',
    ['tenant_id', 'invoice_id', 'rectified_id'],
    rectified(company, book),
  );
  await copyInto(superuser, 'collections', COLLECTION, collections(company, book));
  await copyInto(superuser, 'records', RECORD, records(company, book, end));
  await copyInto(superuser, 'submissions', SUBMISSION, submissions(company, book));
  await copyInto(superuser, 'counters', ['tenant_id', 'series', 'year', 'last', 'last_date'], counters(company, book));
  await superuser.query('SET session_replication_role = origin');
  const { last } = end;
  await superuser.query(
    `UPDATE chains SET records = $2, environment = 'sandbox', last_hash = $3, last_nif = $4, last_number = $5, last_date = $6,
            last_generated_at = $7 WHERE tenant_id = $1`,
    [tenantId, end.records, last!.hash, last!.issuerNif, last!.number, last!.date, last!.at],
  );
}

/** The same of several, into tables that are filled without their indexes. Sums look up what came in for each, by an index. */
export async function seedBooks(superuser: Client, books: readonly [Company, Book][]): Promise<void> {
  await withoutIndexes(superuser, async () => {
    for (const [company, book] of books) await seedBook(superuser, company, book);
  });
  // Nothing else may analyse them before they are asked for: a list would look through all records for each of its rows.
  await superuser.query('ANALYZE invoices, invoice_lines, collections, rectified_invoices, records, submissions');
  for (const [{ tenantId }] of books) for (const sql of SUM_ALL) await superuser.query(sql, [tenantId]);
}
