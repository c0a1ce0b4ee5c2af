import { Client } from 'pg';
import { hashToken, newToken } from '../api/platform/auth';
import { newId } from '../api/platform/ids';

/** A company that pays, one signed-in user, one customer. */
export interface Company {
  token: string;
  tenantId: string;
  userId: string;
  customerId: string;
}

const ROWS = 10_000;

const NAMES = `(ARRAY['garcia', 'martin', 'lopez', 'sanchez', 'romero', 'navarro', 'torres', 'ramirez', 'gil', 'serrano',
  'molina', 'morales', 'ortega', 'delgado', 'castro', 'ortiz', 'rubio', 'marin', 'iglesias', 'nunez'])`;

function company(): Company & { hash: string } {
  const { token } = newToken();
  return { token, hash: hashToken(token).toString('hex'), tenantId: newId(), userId: newId(), customerId: newId() };
}

/** Companies made in SQL: registering each would spend its time on hashing passwords. */
export async function fillCompanies(superuser: Client, count: number): Promise<Company[]> {
  const companies = Array.from({ length: count }, company);
  const given = [JSON.stringify(companies)];
  const from = `json_to_recordset($1::json) AS c ("tenantId" uuid, "userId" uuid, "customerId" uuid, hash text)`;
  for (const sql of [
    `INSERT INTO tenants (tenant_id, name, nif, email, address, status, installation_number, created_at)
     SELECT "tenantId", 'Empresa de prueba, S.L.', 'B98241573', 'banco@empresa.example', 'Calle Mayor, 1', 'active', '1', now() FROM ${from}`,
    `INSERT INTO subscriptions (tenant_id, plan, status, price_monthly, manual)
       SELECT "tenantId", 'pro', 'active', 49, true FROM ${from}`,
    `INSERT INTO chains (tenant_id) SELECT "tenantId" FROM ${from}`,
    // Each has started to send: what is issued is sealed.
    `INSERT INTO senders (tenant_id, last_alta_at) SELECT "tenantId", now() FROM ${from}`,
    `INSERT INTO users (tenant_id, id, name, email, role, created_at)
       SELECT "tenantId", "userId", 'Ana', 'banco@empresa.example', 'admin', now() FROM ${from}`,
    `INSERT INTO sessions (token_hash, kind, tenant_id, user_id, created_at, last_used_at, expires_at)
     SELECT decode(hash, 'hex'), 'user', "tenantId", "userId", now(), now(), now() + interval '1 day' FROM ${from}`,
    `INSERT INTO customers (tenant_id, id, name, nif, email, address, city, postal_code, search, created_at)
     SELECT "tenantId", "customerId", 'Imprenta Núñez, S.L.', 'B26304188', 'pedidos@nunez.example', 'Calle del Pez, 3', 'Madrid', '28004',
            'imprenta nunez, s.l. b26304188 pedidos@nunez.example', now() FROM ${from}`,
    `INSERT INTO series (tenant_id, code) SELECT "tenantId", 'A' FROM ${from}`,
  ])
    await superuser.query(sql, given);
  return companies;
}

/** SQL of a record's hash by its place; of no text. */
const hashOf = (place: string) => `upper(encode(sha256(convert_to('bench ' || (${place}), 'utf8')), 'hex'))`;

/** Each invoice of a company sealed in the order of its day, and taken by the AEAT. */
async function fillRecords(superuser: Client, tenantId: string): Promise<void> {
  for (const sql of [
    `INSERT INTO records (tenant_id, id, sequence, kind, invoice_id, environment, issuer_nif, number, date, subsanacion, rechazo_previo,
                          sin_registro_previo, xml, hash, previous_hash, generated_at)
     SELECT $1, uuidv7(), place, 'alta', id, 'sandbox', issuer_nif, full_number, date, false, 'N', false, repeat('x', 1500), ${hashOf('place')},
            CASE WHEN place > 1 THEN ${hashOf('place - 1')} END, issued_at
       FROM (SELECT *, row_number() OVER (ORDER BY date, number) AS place FROM invoices WHERE tenant_id = $1) i`,
    `INSERT INTO submissions (tenant_id, record_id, sequence, status, attempts, first_sent_at, answered_at, csv)
     SELECT $1, id, sequence, 'accepted', 1, generated_at, generated_at, 'A-BENCH' || sequence FROM records WHERE tenant_id = $1`,
    `UPDATE chains c
        SET records = r.sequence, environment = r.environment, last_hash = r.hash, last_nif = r.issuer_nif, last_number = r.number,
            last_date = r.date, last_generated_at = r.generated_at
       FROM (SELECT * FROM records WHERE tenant_id = $1 ORDER BY sequence DESC LIMIT 1) r WHERE c.tenant_id = $1`,
  ])
    await superuser.query(sql, [tenantId]);
}

/** 10,000 customers and 10,000 invoices of one company, over 14 months, each with its sealed record. */
export async function fillRows(superuser: Client, { tenantId, userId }: Company): Promise<void> {
  await superuser.query(
    `
    INSERT INTO customers (tenant_id, id, name, nif, email, search, created_at)
    SELECT $1, uuidv7(), initcap(name) || ' ' || n, 'B' || lpad(n::text, 8, '0'), name || n || '@correo.example',
           name || ' ' || n || ' b' || lpad(n::text, 8, '0') || ' ' || name || n || '@correo.example', now()
      FROM generate_series(1, ${ROWS}) n, LATERAL (SELECT ${NAMES}[1 + n * 7 % 20] AS name)`,
    [tenantId],
  );
  await superuser.query(
    `
    INSERT INTO invoices (tenant_id, id, series, year, number, full_number, date, status, issuer_name, issuer_nif, customer_id, customer_name,
                          customer_nif, subtotal, total_iva, total, rates, actor_kind, actor_id, created_at, issued_at, search)
    SELECT $1, uuidv7(), 'A', extract(year FROM day), n, full_number, day, 'issued', 'Empresa de prueba, S.L.', 'B98241573', c.id, c.name, c.nif,
           100, 21, 121, '[{"base":"100.00","quota":"21.00","ivaRate":21,"ivaCause":null}]', 'user', $2, day, day, lower(full_number) || ' ' || c.search
      -- Without gaps, and from 1 in each year: their counters say how many there are.
      FROM (SELECT *, row_number() OVER (PARTITION BY extract(year FROM day) ORDER BY place) AS n
              FROM (SELECT *, current_date - 420 + (place * 420 / ${ROWS})::int AS day
                      FROM (SELECT *, row_number() OVER (ORDER BY id) AS place FROM customers WHERE tenant_id = $1 LIMIT ${ROWS}))) c,
           LATERAL (SELECT 'A-' || extract(year FROM day) || '-' || lpad(n::text, 4, '0') AS full_number)`,
    [tenantId, userId],
  );
  // Behind the newest number the counter's policy lets nobody issue.
  await superuser.query(
    `
    INSERT INTO counters (tenant_id, series, year, last, last_date)
    SELECT tenant_id, series, year, max(number), max(date) FROM invoices WHERE tenant_id = $1 AND series = 'A'
      GROUP BY tenant_id, series, year`,
    [tenantId],
  );
  await fillRecords(superuser, tenantId);
}

/** An issued invoice of so many lines, in a series of its own. */
export interface Printed {
  lines: number;
  id: string;
}

export async function fillPrinted(
  superuser: Client,
  { tenantId, userId, customerId }: Company,
  lines: number,
): Promise<Printed> {
  const id = newId();
  const series = `PDF${lines}`;
  await superuser.query(
    `
    INSERT INTO invoices (tenant_id, id, series, year, number, full_number, date, status, issuer_name, issuer_nif, customer_id, customer_name,
                          customer_nif, subtotal, total_iva, total, rates, actor_kind, actor_id, created_at, issued_at, search)
    VALUES ($1, $2, $5, 2026, 1, $5 || '-2026-0001', '2026-11-20', 'issued', 'Empresa de prueba, S.L.', 'B98241573', $4, 'Imprenta Núñez, S.L.', 'B26304188',
            1000, 210, 1210, '[{"base":"1000.00","quota":"210.00","ivaRate":21,"ivaCause":null}]', 'user', $3, now(), now(), lower($5) || '-2026-0001')`,
    [tenantId, id, userId, customerId, series],
  );
  await superuser.query(`INSERT INTO series (tenant_id, code) VALUES ($1, $2)`, [tenantId, series]);
  await superuser.query(
    `INSERT INTO counters (tenant_id, series, year, last, last_date) VALUES ($1, $2, 2026, 1, '2026-11-20')`,
    [tenantId, series],
  );
  await superuser.query(
    `
    INSERT INTO invoice_lines (tenant_id, invoice_id, position, description, quantity, price, iva_rate, subtotal, total)
    SELECT $1, $2, n, 'Diseño y maquetación del folleto número ' || n, 1, 50, 21, 50, 60.50
      FROM generate_series(1, $3::int) n`,
    [tenantId, id, lines],
  );
  return { lines, id };
}
