import type { Client } from 'pg';
import { readRecord, type ReadRecord } from './second-hash';

interface Row {
  tenant: string;
  sequence: number;
  kind: string;
  number: string;
  date: string;
  id: string;
  hash: string;
  previous_hash: string | null;
  generated_at: Date;
  xml: string;
  head: string | null;
  records: number;
}

const MADRID = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Madrid', timeZoneName: 'shortOffset' });
const madridHours = (at: Date) => Number(/GMT\+(\d+)/.exec(MADRID.format(at))![1]);

function wrongIn(row: Row, read: ReadRecord, place: number, before: { row: Row; read: ReadRecord } | null): string[] {
  const wrong = (is: boolean, what: string) => (is ? [`${row.tenant} ${row.sequence}: ${what}`] : []);
  return [
    ...wrong(row.sequence !== place, `is in place ${place}`),
    ...wrong(read.computed !== read.hash || read.hash !== row.hash, 'its hash does not recompute'),
    ...wrong(
      read.kind !== row.kind || read.number !== row.number || read.date !== row.date || read.ref !== row.id,
      'its text is of another invoice',
    ),
    ...wrong(
      read.previous !== (before?.row.hash ?? null) || row.previous_hash !== read.previous || read.first !== !before,
      'it does not follow the one before',
    ),
    ...wrong(read.previousNumber !== (before?.row.number ?? null), 'it names another invoice as the one before'),
    ...wrong(before !== null && Date.parse(read.stamp) < Date.parse(before.read.stamp), 'its hour goes back'),
    ...wrong(Date.parse(read.stamp) !== row.generated_at.getTime(), 'its hour is not when it was made'),
    ...wrong(!read.stamp.endsWith(`+0${madridHours(row.generated_at)}:00`), "its offset is not Madrid's"),
  ];
}

/** What is wrong with the chains of a database, link by link. */
async function brokenLinks(client: Client, tenants: string[] | null): Promise<string[]> {
  const { rows } = await client.query<Row>(
    `SELECT r.tenant_id AS tenant, r.sequence, r.kind, r.number, r.date::text, r.id, r.hash, r.previous_hash, r.generated_at, r.xml, c.last_hash AS head, c.records
       FROM app.records r JOIN app.chains c USING (tenant_id) WHERE $1::uuid[] IS NULL OR tenant_id = ANY ($1)
         ORDER BY r.tenant_id, r.sequence`,
    [tenants],
  );
  let before: { row: Row; read: ReadRecord } | null = null;
  return rows.flatMap((row, index) => {
    const read = readRecord(row.xml);
    if (before?.row.tenant !== row.tenant) before = null;
    const found = wrongIn(row, read, (before?.row.sequence ?? 0) + 1, before);
    before = { row, read };
    const isLast = rows[index + 1]?.tenant !== row.tenant;
    return isLast && (row.head !== row.hash || row.records !== row.sequence)
      ? [...found, `${row.tenant}: the head is not the last record`]
      : found;
  });
}

/** Each a query that must give no row. */
const NOTHING: Record<string, string> = {
  'numbers with a gap': `SELECT tenant_id, series, year, count(*), max(number) FROM app.invoices WHERE status <> 'draft'
     GROUP BY 1, 2, 3
    HAVING count(*) <> max(number) OR count(DISTINCT number) <> count(*) OR min(number) <> 1`,
  'a counter that is not the last number': `SELECT c.tenant_id, c.series, c.last FROM app.counters c
    WHERE c.last <> (SELECT coalesce(max(number), 0) FROM app.invoices i WHERE i.tenant_id = c.tenant_id
      AND i.series = c.series AND i.year = c.year AND i.status <> 'draft')`,
  'an issued invoice without exactly one alta': `SELECT i.tenant_id, i.full_number, count(r.id) FROM app.invoices i
    LEFT JOIN app.records r ON r.tenant_id = i.tenant_id AND r.invoice_id = i.id AND r.kind = 'alta'
      AND NOT r.subsanacion
    WHERE i.status <> 'draft' GROUP BY 1, 2 HAVING count(r.id) <> 1`,
  'a draft with a record': `SELECT i.tenant_id, i.id FROM app.invoices i JOIN app.records r ON r.tenant_id = i.tenant_id
     AND r.invoice_id = i.id WHERE i.status = 'draft'`,
  'a cancelled invoice without an anulación': `SELECT i.tenant_id, i.full_number FROM app.invoices i
     WHERE i.status = 'cancelled'
    AND NOT EXISTS (SELECT 1 FROM app.records r WHERE r.tenant_id = i.tenant_id AND r.invoice_id = i.id
      AND r.kind = 'anulacion')`,
};

/**
 * Chains linear from the first record to the head, every hash again, numbers without gap, one alta per invoice. [] is
 * right.
 */
export async function chainFaults(client: Client, tenants: string[] | null = null): Promise<string[]> {
  const found = await brokenLinks(client, tenants);
  for (const [what, sql] of Object.entries(NOTHING)) {
    const { rows } = await client.query<{ tenant_id: string }>(sql);
    found.push(
      ...rows.filter(row => !tenants || tenants.includes(row.tenant_id)).map(row => `${what}: ${JSON.stringify(row)}`),
    );
  }
  return found;
}
