import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/**
 * Each company's chain of sealed records. Records are insert-only by rights; what became of them at the AEAT stands in
 * submissions, so that a sealed text never changes. A company's chain begins with the company: no row, no record.
 */
export class CreateVerifactu1763700500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    await runner.query(`
      CREATE TABLE app.chains (
        tenant_id uuid PRIMARY KEY REFERENCES app.tenants (tenant_id),
        records integer NOT NULL DEFAULT 0 CHECK (records >= 0),
        environment text CHECK (environment IN ('sandbox', 'preproduction', 'production')),
        last_hash text,
        last_nif text,
        last_number text,
        last_date date,
        last_generated_at timestamptz,
        CHECK ((records = 0) = (last_hash IS NULL)),
        CHECK ((records = 0) = (environment IS NULL))
      );
      CREATE TABLE app.senders (
        tenant_id uuid PRIMARY KEY REFERENCES app.tenants (tenant_id),
        wait_seconds integer NOT NULL DEFAULT 60 CHECK (wait_seconds >= 0),
        next_at timestamptz,
        lease_until timestamptz,
        fence integer NOT NULL DEFAULT 0,
        batch_limit integer NOT NULL DEFAULT 1000 CHECK (batch_limit BETWEEN 1 AND 1000),
        failures integer NOT NULL DEFAULT 0,
        first_sent_at timestamptz,
        last_sent_at timestamptz,
        last_alta_at timestamptz,
        paused_at timestamptz,
        paused_code integer,
        paused_reason text,
        CHECK ((paused_at IS NULL) = (paused_reason IS NULL))
      );
      -- Whether a company sends follows from its plan, its certificate and what it has sent.
      ALTER TABLE app.tenants DROP COLUMN mode;
      ALTER TABLE app.tenants NO FORCE ROW LEVEL SECURITY;
      INSERT INTO app.chains (tenant_id) SELECT tenant_id FROM app.tenants;
      INSERT INTO app.senders (tenant_id) SELECT tenant_id FROM app.tenants;
      ALTER TABLE app.tenants FORCE ROW LEVEL SECURITY;
      ${tenantPolicies('chains', roles)}
      ${tenantPolicies('senders', roles)}
      GRANT SELECT, INSERT, UPDATE ON app.chains, app.senders TO ${app};
      GRANT SELECT ON app.senders TO ${platform};

      CREATE TABLE app.records (
        tenant_id uuid NOT NULL,
        id uuid NOT NULL,
        sequence integer NOT NULL CHECK (sequence > 0),
        kind text NOT NULL CHECK (kind IN ('alta', 'anulacion')),
        invoice_id uuid NOT NULL,
        mode text NOT NULL CHECK (mode IN ('VERIFACTU', 'NO_VERIFACTU')),
        issuer_nif text NOT NULL,
        number text NOT NULL,
        date date NOT NULL,
        subsanacion boolean NOT NULL,
        rechazo_previo text NOT NULL CHECK (rechazo_previo IN ('N', 'S', 'X')),
        sin_registro_previo boolean NOT NULL,
        xml text NOT NULL,
        hash text NOT NULL CHECK (hash ~ '^[0-9A-F]{64}$'),
        previous_hash text,
        generated_at timestamptz NOT NULL,
        PRIMARY KEY (tenant_id, id),
        UNIQUE (tenant_id, sequence),
        UNIQUE (tenant_id, hash),
        UNIQUE (tenant_id, previous_hash),
        FOREIGN KEY (tenant_id, invoice_id) REFERENCES app.invoices (tenant_id, id),
        CHECK ((sequence = 1) = (previous_hash IS NULL)),
        CHECK (subsanacion OR kind = 'anulacion' OR rechazo_previo = 'N')
      );
      CREATE UNIQUE INDEX records_one_alta ON app.records (tenant_id, issuer_nif, number, date) WHERE kind = 'alta' AND NOT subsanacion;
      CREATE INDEX records_of_invoice ON app.records (tenant_id, invoice_id, sequence);
      ${tenantPolicies('records', roles)}
      GRANT SELECT, INSERT ON app.records TO ${app};

      CREATE TABLE app.submissions (
        tenant_id uuid NOT NULL,
        record_id uuid NOT NULL,
        sequence integer NOT NULL,
        status text NOT NULL CHECK (status IN ('waiting', 'held', 'blocked', 'sending', 'accepted', 'accepted_with_errors', 'rejected')),
        attempts integer NOT NULL DEFAULT 0,
        unanswered integer NOT NULL DEFAULT 0,
        message_id uuid,
        first_sent_at timestamptz,
        answered_at timestamptz,
        code integer,
        message text,
        csv text,
        PRIMARY KEY (tenant_id, record_id),
        UNIQUE (tenant_id, sequence),
        FOREIGN KEY (tenant_id, record_id) REFERENCES app.records (tenant_id, id),
        CHECK (status <> 'blocked' OR message IS NOT NULL),
        CHECK (status <> 'rejected' OR code IS NOT NULL)
      );
      CREATE INDEX submissions_to_send ON app.submissions (tenant_id, sequence) WHERE status IN ('waiting', 'sending');
      CREATE INDEX submissions_for_people ON app.submissions (tenant_id, sequence) WHERE status IN ('held', 'blocked', 'rejected');
      ${tenantPolicies('submissions', roles)}
      GRANT SELECT, INSERT, UPDATE ON app.submissions TO ${app};
      GRANT SELECT (tenant_id, sequence, status) ON app.submissions TO ${platform};

      CREATE TABLE app.messages (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        id uuid NOT NULL,
        fence integer NOT NULL,
        sent_at timestamptz NOT NULL,
        records uuid[] NOT NULL CHECK (cardinality(records) > 0),
        incident boolean NOT NULL,
        outcome text CHECK (outcome IN ('answer', 'fault', 'silence', 'refused')),
        answered_at timestamptz,
        code integer,
        detail text,
        csv text,
        raw text,
        PRIMARY KEY (tenant_id, id)
      );
      ${tenantPolicies('messages', roles)}
      GRANT SELECT, INSERT, UPDATE (outcome, answered_at, code, detail, csv, raw) ON app.messages TO ${app};

      CREATE TABLE app.incidents (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        id uuid NOT NULL,
        cause text NOT NULL,
        started_at timestamptz NOT NULL,
        ended_at timestamptz,
        PRIMARY KEY (tenant_id, id)
      );
      CREATE UNIQUE INDEX incidents_one_open ON app.incidents (tenant_id) WHERE ended_at IS NULL;
      ${tenantPolicies('incidents', roles)}
      GRANT SELECT, INSERT, UPDATE (ended_at) ON app.incidents TO ${app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      DROP TABLE app.incidents, app.messages, app.submissions, app.records, app.senders, app.chains;
      ALTER TABLE app.tenants ADD COLUMN mode text NOT NULL DEFAULT 'NO_VERIFACTU' CHECK (mode IN ('VERIFACTU', 'NO_VERIFACTU'));
      GRANT UPDATE (mode) ON app.tenants TO ${app}`);
  }
}
