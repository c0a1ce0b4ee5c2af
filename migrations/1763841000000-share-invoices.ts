import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/** Owns the functions that ask before a company is known. */
const OWNER = 'folio_lookup';
const READS = 'hash, tenant_id, id, invoice_id, expires_at, revoked_at';

/**
 * Links by which a customer sees their invoice without an account, and what was said through them. Of a link's secret
 * only the hash is kept; a function says whose it is.
 */
export class ShareInvoices1763841000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    await runner.query(`
      CREATE TABLE app.invoice_links (
        tenant_id uuid NOT NULL,
        id uuid NOT NULL,
        invoice_id uuid NOT NULL,
        hash bytea NOT NULL CHECK (length(hash) = 32),
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
        revoked_at timestamptz,
        PRIMARY KEY (tenant_id, id),
        FOREIGN KEY (tenant_id, invoice_id) REFERENCES app.invoices (tenant_id, id)
      );
      CREATE INDEX invoice_links_of_invoice ON app.invoice_links (tenant_id, invoice_id, created_at);
      CREATE INDEX invoice_links_hash ON app.invoice_links (hash);
      ${tenantPolicies('invoice_links', roles)}
      GRANT SELECT, INSERT, UPDATE (revoked_at) ON app.invoice_links TO ${roles.app};
      GRANT SELECT, DELETE ON app.invoice_links TO ${roles.platform};

      CREATE TABLE app.link_answers (
        tenant_id uuid NOT NULL,
        id uuid NOT NULL,
        invoice_id uuid NOT NULL,
        link_id uuid NOT NULL,
        kind text NOT NULL CHECK (kind IN ('opened', 'paid', 'mistake')),
        words text CHECK (length(words) <= 1000),
        created_at timestamptz NOT NULL,
        PRIMARY KEY (tenant_id, id),
        FOREIGN KEY (tenant_id, invoice_id) REFERENCES app.invoices (tenant_id, id)
      );
      CREATE INDEX link_answers_of_invoice ON app.link_answers (tenant_id, invoice_id, created_at);
      ${tenantPolicies('link_answers', roles)}
      GRANT SELECT, INSERT ON app.link_answers TO ${roles.app};
      GRANT SELECT, DELETE ON app.link_answers TO ${roles.platform};

      ALTER TABLE app.deliveries ADD COLUMN link_id uuid;

      GRANT CREATE ON SCHEMA app TO ${OWNER};
      GRANT SELECT (${READS}) ON app.invoice_links TO ${OWNER};
      CREATE POLICY invoice_links_lookup ON app.invoice_links FOR SELECT TO ${OWNER} USING (tenant_id IS NOT NULL);
      CREATE FUNCTION app.invoice_link_of(bytea)
        RETURNS TABLE (tenant_id uuid, id uuid, invoice_id uuid, expires_at timestamptz, revoked_at timestamptz)
        LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
          SELECT l.tenant_id, l.id, l.invoice_id, l.expires_at, l.revoked_at FROM app.invoice_links l WHERE l.hash = $1
        $body$;
      REVOKE ALL ON FUNCTION app.invoice_link_of(bytea) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION app.invoice_link_of(bytea) TO ${roles.app};
      ALTER FUNCTION app.invoice_link_of(bytea) OWNER TO ${OWNER};
      REVOKE CREATE ON SCHEMA app FROM ${OWNER};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION app.invoice_link_of(bytea);
      ALTER TABLE app.deliveries DROP COLUMN link_id;
      DROP TABLE app.link_answers, app.invoice_links`);
  }
}
