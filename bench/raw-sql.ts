/**
 * The statements that the measured calls cannot do without, written by hand: what the product is held against. They
 * change only when a call itself does other work.
 */
export const READ_VIEWER = `
  SELECT s.tenant_id, s.user_id, s.last_used_at, u.role, u.email, u.is_temporary_password, t.status
    FROM sessions s JOIN users u ON u.tenant_id = s.tenant_id AND u.id = s.user_id
      JOIN tenants t ON t.tenant_id = s.tenant_id
   WHERE s.token_hash = $1 AND s.tenant_id = $2 AND s.expires_at > now() AND u.deleted_at IS NULL`;

export const READ_PARTIES = `
  SELECT t.name, t.nif, t.address, s.status, s.trial_ends_at, c.name AS customer_name, c.nif AS customer_nif, c.email, c.address AS customer_address,
         c.city, c.postal_code, c.country, c.id_kind
    FROM tenants t JOIN subscriptions s ON s.tenant_id = t.tenant_id JOIN customers c ON c.tenant_id = t.tenant_id
      AND c.id = $2
   WHERE t.tenant_id = $1 AND c.deleted_at IS NULL`;

export const TAKE_NUMBER = `
  INSERT INTO counters AS c (tenant_id, series, year, last, last_date) VALUES ($1, 'A', $2, 1, $3)
  ON CONFLICT (tenant_id, series, year) DO UPDATE SET last = c.last + 1, last_date = greatest(c.last_date, excluded.last_date)
  RETURNING last`;

export const INSERT_INVOICE = `
  INSERT INTO invoices (tenant_id, id, series, year, number, full_number, date, status, issuer_name, issuer_nif, customer_id, customer_name,
                        customer_nif, subtotal, total_iva, total, rates, actor_kind, actor_id, created_at, issued_at, search, line_count)
  VALUES ($1, $2, 'A', $3, $4, $5, $6, 'issued', $7, $8, $9, $10, $11, $12, $13, $14, $15, 'user', $16, $17, $17, $18, 3)`;

export const INSERT_LINES = `
  INSERT INTO invoice_lines (tenant_id, invoice_id, position, description, quantity, price, iva_rate, subtotal, total)
  VALUES ($1, $2, 1, $3, $4, $5, $6, $7, $8), ($1, $2, 2, $9, $10, $11, $12, $13, $14), ($1, $2, 3, $15, $16, $17, $18, $19, $20)`;

export const INSERT_ACTIVITY = `
  INSERT INTO activities (tenant_id, id, created_at, actor_kind, user_id, action, entity_type, entity_id, description, risk_level, ip_address, request_id)
  VALUES ($1, $2, now(), 'user', $3, 'create', 'invoice', $4, $5, 'low', '127.0.0.1', $6)`;

export const LOCK_HEAD = `
  SELECT c.records, c.last_hash, c.last_number, c.last_date, t.installation_number FROM chains c
    JOIN tenants t ON t.tenant_id = c.tenant_id
   WHERE c.tenant_id = $1 FOR UPDATE OF c`;

export const INSERT_RECORD = `
  INSERT INTO records (tenant_id, id, sequence, kind, invoice_id, environment, issuer_nif, number, date, subsanacion, rechazo_previo, sin_registro_previo, xml, hash,
                       previous_hash, generated_at)
  VALUES ($1, $2, $3, 'alta', $4, 'sandbox', $5, $6, $7, false, 'N', false, $8, $9, $10, $11)`;

export const INSERT_SUBMISSION = `INSERT INTO submissions (tenant_id, record_id, sequence, status)
   VALUES ($1, $2, $3, 'waiting')`;

export const ADVANCE_CHAIN = `
  UPDATE chains
    SET records = $2, environment = 'sandbox', last_hash = $3, last_nif = $4, last_number = $5, last_date = $6, last_generated_at = $7
    WHERE tenant_id = $1`;

/**
 * A create as one call: the same rows, policies and hash, put together in the database. The product cannot do so, since its
 * rules are not there; it says what two packets cost.
 */
export const CREATE_AT_ONCE = `
  CREATE FUNCTION app.bench_create(company uuid, token bytea, customer uuid, invoice uuid, record uuid, activity uuid, request uuid, text_of text)
  RETURNS text LANGUAGE plpgsql AS $$
  DECLARE
    viewer record; parties record; head record; taken int; numbered text; sealed text; moment timestamptz := clock_timestamp();
    today date := (moment AT TIME ZONE 'UTC')::date; this_year int := extract(year FROM today);
  BEGIN
    PERFORM set_config('app.tenant_id', company::text, true);
    SELECT s.user_id INTO STRICT viewer FROM sessions s JOIN users u ON u.tenant_id = s.tenant_id AND u.id = s.user_id
      JOIN tenants t ON t.tenant_id = s.tenant_id
     WHERE s.token_hash = token AND s.tenant_id = company AND s.expires_at > now() AND u.deleted_at IS NULL;
    SELECT t.name, t.nif, s.status, s.trial_ends_at, c.name AS customer_name, c.nif AS customer_nif INTO STRICT parties
      FROM tenants t JOIN subscriptions s ON s.tenant_id = t.tenant_id JOIN customers c ON c.tenant_id = t.tenant_id AND c.id = customer
     WHERE t.tenant_id = company AND c.deleted_at IS NULL;
    INSERT INTO counters AS c (tenant_id, series, year, last, last_date) VALUES (company, 'A', this_year, 1, today)
      ON CONFLICT (tenant_id, series, year) DO UPDATE SET last = c.last + 1, last_date = greatest(c.last_date, excluded.last_date)
      RETURNING last INTO taken;
    numbered := 'A-' || this_year || '-' || lpad(taken::text, greatest(4, length(taken::text)), '0');
    SELECT c.records, c.last_hash INTO STRICT head FROM chains c JOIN tenants t ON t.tenant_id = c.tenant_id
     WHERE c.tenant_id = company FOR UPDATE OF c;
    INSERT INTO invoices (tenant_id, id, series, year, number, full_number, date, status, issuer_name, issuer_nif, customer_id, customer_name,
                          customer_nif, subtotal, total_iva, total, rates, actor_kind, actor_id, created_at, issued_at, search, line_count)
    VALUES (company, invoice, 'A', this_year, taken, numbered, today, 'issued', parties.name, parties.nif, customer, parties.customer_name,
            parties.customer_nif, 460.50, 96.71, 557.21, '[{"base":"460.50","quota":"96.71","ivaRate":21,"ivaCause":null}]', 'user',
            viewer.user_id, moment, moment, numbered || ' ' || parties.customer_name, 3);
    INSERT INTO invoice_lines (tenant_id, invoice_id, position, description, quantity, price, iva_rate, subtotal, total)
    SELECT company, invoice, place, name, 2, 76.75, 21, 153.50, 185.74
      FROM (VALUES (1, 'Diseño'), (2, 'Maquetación'), (3, 'Impresión')) AS v (place, name);
    sealed := upper(encode(sha256(convert_to(numbered || coalesce(head.last_hash, 'null'), 'utf8')), 'hex'));
    INSERT INTO records (tenant_id, id, sequence, kind, invoice_id, environment, issuer_nif, number, date, subsanacion, rechazo_previo,
                         sin_registro_previo, xml, hash, previous_hash, generated_at)
    VALUES (company, record, head.records + 1, 'alta', invoice, 'sandbox', parties.nif, numbered, today, false, 'N', false, text_of, sealed,
            head.last_hash, moment);
    INSERT INTO submissions (tenant_id, record_id, sequence, status) VALUES (company, record, head.records + 1, 'waiting');
    UPDATE chains SET records = head.records + 1, environment = 'sandbox', last_hash = sealed, last_nif = parties.nif, last_number = numbered,
           last_date = today, last_generated_at = moment WHERE tenant_id = company;
    INSERT INTO activities (tenant_id, id, created_at, actor_kind, user_id, action, entity_type, entity_id, description, risk_level, ip_address,
                            request_id)
    VALUES (company, activity, now(), 'user', viewer.user_id, 'create', 'invoice', invoice, 'Factura ' || numbered || ' emitida', 'low',
            '127.0.0.1', request);
    RETURN numbered;
  END $$;
  GRANT EXECUTE ON FUNCTION app.bench_create TO PUBLIC`;

const SUMMARY = `id, number, full_number, series, date, notes, status, customer_id, customer_name, customer_nif, customer_email, customer_address,
  customer_city, customer_postal_code, subtotal, total_iva, total`;
const NEWEST = 'ORDER BY date DESC, number DESC, id DESC LIMIT 50';

export const LIST_INVOICES = `SELECT ${SUMMARY} FROM invoices WHERE tenant_id = $1 ${NEWEST}`;
export const COUNT_INVOICES = 'SELECT count(*) FROM invoices WHERE tenant_id = $1';
export const SEARCH_INVOICES = `SELECT ${SUMMARY} FROM invoices WHERE tenant_id = $1 AND search LIKE $2 ${NEWEST}`;
export const COUNT_FOUND_INVOICES = 'SELECT count(*) FROM invoices WHERE tenant_id = $1 AND search LIKE $2';
/** What each row of a page says of its record, and of what came in for it. */
export const RECORDS_OF_PAGE = `
  SELECT r.invoice_id, r.kind, r.hash, x.status, x.csv, x.code, x.message FROM records r
    JOIN submissions x ON x.tenant_id = r.tenant_id AND x.record_id = r.id
   WHERE r.tenant_id = $1 AND r.invoice_id = ANY ($2)`;
export const COLLECTED_OF_PAGE = `
  SELECT invoice_id, sum(amount) FROM collections WHERE tenant_id = $1 AND invoice_id = ANY ($2) GROUP BY invoice_id`;
export const SEARCH_CUSTOMERS = `
  SELECT id, name, nif, email, phone, address, city, postal_code FROM customers
   WHERE tenant_id = $1 AND deleted_at IS NULL AND search LIKE $2 ORDER BY search, id LIMIT 50`;
export const COUNT_FOUND_CUSTOMERS =
  'SELECT count(*) FROM customers WHERE tenant_id = $1 AND deleted_at IS NULL AND search LIKE $2';

export const READ_INVOICE = `SELECT ${SUMMARY}, issuer_name, issuer_nif, issuer_address, rates FROM invoices
   WHERE tenant_id = $1 AND id = $2`;
export const READ_LINES = `
  SELECT description, quantity, price, iva_rate, iva_cause, subtotal, total FROM invoice_lines
   WHERE tenant_id = $1 AND invoice_id = $2 ORDER BY position`;
