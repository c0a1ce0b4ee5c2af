import type { Client } from 'pg';
import { newId } from '../../api/platform/ids';
import type { Company } from '../fill';

const COLUMNS = `tenant_id, id, series, year, number, full_number, date, status, issuer_name, issuer_nif, customer_name, customer_nif,
  subtotal, total_iva, total, rates, actor_kind, actor_id, created_at, issued_at, search`;
const RATES = '[{"base":"100.00","quota":"21.00","ivaRate":21,"ivaCause":null}]';

/** Issued invoices without lines, each with as long a name as a customer may have. */
export async function fillInvoices(superuser: Client, { tenantId, userId }: Company, count: number): Promise<void> {
  await superuser.query(
    `
    INSERT INTO invoices (${COLUMNS})
    SELECT $1, uuidv7(), 'CSV', 2026, n, 'CSV-2026-' || n, date '2026-01-01' + n % 300, 'issued', 'Empresa de prueba, S.L.', 'B98241573',
           rpad('Imprenta Núñez ' || n, 120, 'x'), 'B26304188', 100, 21, 121, $3, 'user', $2, now(), now(), 'csv-2026-' || n
             FROM generate_series(1, $4::int) n`,
    [tenantId, userId, RATES, count],
  );
}

/** Issued invoices of so many lines; their ids. */
export async function fillLongInvoices(
  superuser: Client,
  { tenantId, userId }: Company,
  count: number,
  lines: number,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  await superuser.query(
    `
    INSERT INTO invoices (${COLUMNS})
    SELECT $1, id, 'PDF', 2026, n, 'PDF-2026-' || n, '2026-11-20', 'issued', 'Empresa de prueba, S.L.', 'B98241573', 'Imprenta Núñez, S.L.', 'B26304188',
           100, 21, 121, $3, 'user', $2, now(), now(), 'pdf-2026-' || n
             FROM unnest($4::uuid[]) WITH ORDINALITY AS chosen (id, n)`,
    [tenantId, userId, RATES, ids],
  );
  await superuser.query(
    `
    INSERT INTO invoice_lines (tenant_id, invoice_id, position, description, quantity, price, iva_rate, subtotal, total)
    SELECT $1, id, n, 'Diseño y maquetación del folleto número ' || n, 1, 50, 21, 50, 60.50
      FROM unnest($2::uuid[]) AS chosen (id), generate_series(1, $3::int) n`,
    [tenantId, ids, lines],
  );
  return ids;
}
