import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/** Owns the functions that ask before a company is known. */
const OWNER = 'folio_lookup';

const WRITTEN =
  'date, valid_until, customer_id, customer_name, state, version, content, subtotal, total_iva, total, search, link_id, link_hash, link_expires_at';

/**
 * Quotes and proformas, numbered by counters of their own: what they say, what was said of them, and the invoices that
 * were made of them. A draft is replaced and deleted, so no foreign key leads to an invoice. Of a link's secret only the
 * hash is kept; a function says whose it is.
 */
export class WriteQuotes1763880000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    await runner.query(`
      CREATE TABLE app.quote_counters (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        kind text NOT NULL CHECK (kind IN ('quote', 'proforma')),
        year smallint NOT NULL,
        last integer NOT NULL CHECK (last > 0),
        PRIMARY KEY (tenant_id, kind, year)
      );
      ${tenantPolicies('quote_counters', roles)}
      GRANT SELECT, INSERT, UPDATE (last) ON app.quote_counters TO ${roles.app};

      CREATE TABLE app.quotes (
        tenant_id uuid NOT NULL,
        id uuid NOT NULL,
        kind text NOT NULL CHECK (kind IN ('quote', 'proforma')),
        year smallint NOT NULL,
        number integer NOT NULL CHECK (number > 0),
        full_number text NOT NULL,
        date date NOT NULL,
        valid_until date NOT NULL CHECK (valid_until >= date),
        customer_id uuid NOT NULL,
        customer_name text NOT NULL,
        state text NOT NULL CHECK (state IN ('draft', 'sent', 'accepted', 'refused')),
        version integer NOT NULL CHECK (version > 0),
        content jsonb NOT NULL,
        subtotal numeric(14,2) NOT NULL,
        total_iva numeric(14,2) NOT NULL,
        total numeric(14,2) NOT NULL,
        search text NOT NULL,
        link_id uuid,
        link_hash bytea CHECK (length(link_hash) = 32),
        link_expires_at timestamptz,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (tenant_id, id),
        UNIQUE (tenant_id, kind, year, number),
        CHECK ((link_id IS NULL) = (link_hash IS NULL) AND (link_id IS NULL) = (link_expires_at IS NULL)),
        FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customers (tenant_id, id)
      );
      CREATE INDEX quotes_of_customer ON app.quotes (tenant_id, customer_id);
      CREATE INDEX quotes_by_date ON app.quotes (tenant_id, date, id);
      CREATE INDEX quotes_search ON app.quotes USING gin (tenant_id, search gin_trgm_ops);
      CREATE INDEX quotes_link ON app.quotes (link_hash) WHERE link_hash IS NOT NULL;
      ${tenantPolicies('quotes', roles)}
      GRANT SELECT, INSERT, UPDATE (${WRITTEN}), DELETE ON app.quotes TO ${roles.app};
      GRANT SELECT ON app.quotes TO ${roles.platform};

      CREATE TABLE app.quote_events (
        tenant_id uuid NOT NULL,
        id uuid NOT NULL,
        quote_id uuid NOT NULL,
        kind text NOT NULL CHECK (kind IN ('sent', 'opened', 'accepted', 'refused')),
        words text CHECK (length(words) <= 2000),
        email text CHECK (length(email) <= 254),
        mail_id uuid,
        link_id uuid,
        user_id uuid,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (tenant_id, id),
        FOREIGN KEY (tenant_id, quote_id) REFERENCES app.quotes (tenant_id, id) ON DELETE CASCADE,
        FOREIGN KEY (tenant_id, user_id) REFERENCES app.users (tenant_id, id)
      );
      CREATE INDEX quote_events_of_quote ON app.quote_events (tenant_id, quote_id, created_at);
      CREATE INDEX quote_events_of_user ON app.quote_events (tenant_id, user_id);
      ${tenantPolicies('quote_events', roles)}
      GRANT SELECT, INSERT ON app.quote_events TO ${roles.app};
      GRANT SELECT, DELETE ON app.quote_events TO ${roles.platform};

      CREATE TABLE app.quote_invoices (
        tenant_id uuid NOT NULL,
        quote_id uuid NOT NULL,
        invoice_id uuid NOT NULL,
        prepayment boolean NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (tenant_id, quote_id, invoice_id),
        FOREIGN KEY (tenant_id, quote_id) REFERENCES app.quotes (tenant_id, id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX quote_invoices_whole ON app.quote_invoices (tenant_id, quote_id) WHERE NOT prepayment;
      CREATE INDEX quote_invoices_of_invoice ON app.quote_invoices (tenant_id, invoice_id);
      ${tenantPolicies('quote_invoices', roles)}
      GRANT SELECT, INSERT, DELETE ON app.quote_invoices TO ${roles.app};

      GRANT CREATE ON SCHEMA app TO ${OWNER};
      GRANT SELECT (link_hash, tenant_id, id, link_id, link_expires_at) ON app.quotes TO ${OWNER};
      CREATE POLICY quotes_lookup ON app.quotes FOR SELECT TO ${OWNER} USING (tenant_id IS NOT NULL);
      CREATE FUNCTION app.quote_link_of(bytea)
        RETURNS TABLE (tenant_id uuid, quote_id uuid, link_id uuid, expires_at timestamptz)
        LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
          SELECT q.tenant_id, q.id, q.link_id, q.link_expires_at FROM app.quotes q WHERE q.link_hash = $1
        $body$;
      REVOKE ALL ON FUNCTION app.quote_link_of(bytea) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION app.quote_link_of(bytea) TO ${roles.app};
      ALTER FUNCTION app.quote_link_of(bytea) OWNER TO ${OWNER};
      REVOKE CREATE ON SCHEMA app FROM ${OWNER};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION app.quote_link_of(bytea);
      DROP TABLE app.quote_invoices, app.quote_events, app.quotes, app.quote_counters`);
  }
}
