import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/** Companies of whose records none was ever sent, nor waits to be. */
const NEVER_SENT = `SELECT c.tenant_id FROM app.chains c WHERE c.records > 0 AND NOT EXISTS (SELECT 1 FROM app.submissions s WHERE s.tenant_id = c.tenant_id)`;

const TOUCHED = ['tenants', 'chains', 'records', 'submissions', 'unsent_records'];

/**
 * Whoever sends, sends everything: no record is sealed without being for the AEAT, none is held back, and none lies there because it
 * would be refused. Records of companies that never sent leave the chain for a table that only their export reads, and their chain
 * begins anew, as another installation's.
 */
export class SendEverything1763809000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    await runner.query(`
      CREATE TABLE app.unsent_records (
        tenant_id uuid NOT NULL,
        id uuid NOT NULL,
        sequence integer NOT NULL CHECK (sequence > 0),
        kind text NOT NULL CHECK (kind IN ('alta', 'anulacion')),
        invoice_id uuid NOT NULL,
        number text NOT NULL,
        date date NOT NULL,
        xml text NOT NULL,
        hash text NOT NULL CHECK (hash ~ '^[0-9A-F]{64}$'),
        previous_hash text,
        generated_at timestamptz NOT NULL,
        PRIMARY KEY (tenant_id, id),
        UNIQUE (tenant_id, sequence),
        FOREIGN KEY (tenant_id, invoice_id) REFERENCES app.invoices (tenant_id, id)
      );
      CREATE INDEX unsent_records_of_invoice ON app.unsent_records (tenant_id, invoice_id);
      ${tenantPolicies('unsent_records', roles)}
      GRANT SELECT ON app.unsent_records TO ${roles.app};
      GRANT SELECT (tenant_id, invoice_id, xml), UPDATE (xml) ON app.unsent_records TO ${roles.platform};

      ALTER TABLE app.records ADD COLUMN environment text CHECK (environment IN ('sandbox', 'preproduction', 'production'))`);
    await runner.query(TOUCHED.map(table => `ALTER TABLE app.${table} NO FORCE ROW LEVEL SECURITY`).join(';'));
    await runner.query(`
      CREATE TEMPORARY TABLE never_sent ON COMMIT DROP AS ${NEVER_SENT};
      INSERT INTO app.unsent_records
        SELECT r.tenant_id, r.id, r.sequence, r.kind, r.invoice_id, r.number, r.date, r.xml, r.hash, r.previous_hash, r.generated_at FROM app.records r JOIN never_sent n ON n.tenant_id = r.tenant_id;
      DELETE FROM app.records r USING never_sent n WHERE n.tenant_id = r.tenant_id;
      UPDATE app.chains c SET records = 0, sealed_elsewhere = 0, environment = NULL, last_hash = NULL, last_nif = NULL, last_number = NULL, last_date = NULL, last_generated_at = NULL
        FROM never_sent n WHERE n.tenant_id = c.tenant_id;
      UPDATE app.tenants t SET installation_number = gen_random_uuid()::text FROM never_sent n WHERE n.tenant_id = t.tenant_id;
      UPDATE app.records r SET environment = c.environment FROM app.chains c WHERE c.tenant_id = r.tenant_id;
      -- What was held back goes; what would have been refused is refused by the AEAT itself, with its code.
      UPDATE app.submissions SET status = 'waiting', message = NULL WHERE status IN ('held', 'blocked')`);
    await runner.query(TOUCHED.map(table => `ALTER TABLE app.${table} FORCE ROW LEVEL SECURITY`).join(';'));
    await runner.query(`
      ALTER TABLE app.records ALTER COLUMN environment SET NOT NULL, DROP COLUMN mode;
      ALTER TABLE app.invoices DROP COLUMN mode;
      ALTER TABLE app.tenants DROP COLUMN automatic_sending;
      ALTER TABLE app.submissions DROP CONSTRAINT submissions_status_check, DROP CONSTRAINT submissions_check,
        ADD CONSTRAINT submissions_status_check CHECK (status IN ('waiting', 'sending', 'accepted', 'accepted_with_errors', 'rejected'));
      DROP INDEX app.submissions_for_people;
      CREATE INDEX submissions_for_people ON app.submissions (tenant_id, sequence) WHERE status = 'rejected'`);
  }

  /** The shape goes back; what was moved or let go does not. */
  async down(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      DROP INDEX app.submissions_for_people;
      CREATE INDEX submissions_for_people ON app.submissions (tenant_id, sequence) WHERE status IN ('held', 'blocked', 'rejected');
      ALTER TABLE app.submissions DROP CONSTRAINT submissions_status_check,
        ADD CONSTRAINT submissions_status_check CHECK (status IN ('waiting', 'held', 'blocked', 'sending', 'accepted', 'accepted_with_errors', 'rejected')),
        ADD CONSTRAINT submissions_check CHECK (status <> 'blocked' OR message IS NOT NULL);
      ALTER TABLE app.tenants ADD COLUMN automatic_sending boolean NOT NULL DEFAULT true;
      GRANT UPDATE (automatic_sending) ON app.tenants TO ${app};
      ALTER TABLE app.invoices ADD COLUMN mode text NOT NULL DEFAULT 'NO_VERIFACTU' CHECK (mode IN ('VERIFACTU', 'NO_VERIFACTU'));
      ALTER TABLE app.records DROP COLUMN environment, ADD COLUMN mode text NOT NULL DEFAULT 'VERIFACTU' CHECK (mode IN ('VERIFACTU', 'NO_VERIFACTU'));
      DROP TABLE app.unsent_records`);
  }
}
