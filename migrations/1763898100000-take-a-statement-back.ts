import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/**
 * Which movements a file of a bank said, so that one that was uploaded by mistake can be taken back, and with it what no
 * other file says. Of what was read before nobody knows it.
 */
export class TakeAStatementBack1763898100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    await runner.query(`
      CREATE TABLE app.bank_statements (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        id uuid NOT NULL,
        format text NOT NULL CHECK (format IN ('n43', 'csv')),
        created_at timestamptz NOT NULL,
        PRIMARY KEY (tenant_id, id)
      );
      CREATE INDEX bank_statements_by_time ON app.bank_statements (tenant_id, created_at, id);
      ${tenantPolicies('bank_statements', roles)}
      GRANT SELECT, INSERT, DELETE ON app.bank_statements TO ${app};
      GRANT SELECT, DELETE ON app.bank_statements TO ${platform};

      CREATE TABLE app.bank_statement_movements (
        tenant_id uuid NOT NULL,
        statement_id uuid NOT NULL,
        movement_id uuid NOT NULL,
        PRIMARY KEY (tenant_id, statement_id, movement_id),
        FOREIGN KEY (tenant_id, statement_id) REFERENCES app.bank_statements (tenant_id, id) ON DELETE CASCADE,
        FOREIGN KEY (tenant_id, movement_id) REFERENCES app.bank_movements (tenant_id, id) ON DELETE CASCADE
      );
      CREATE INDEX bank_statement_movements_of_movement ON app.bank_statement_movements (tenant_id, movement_id);
      ${tenantPolicies('bank_statement_movements', roles)}
      GRANT SELECT, INSERT, DELETE ON app.bank_statement_movements TO ${app};
      GRANT SELECT ON app.bank_statement_movements TO ${platform};

      GRANT DELETE ON app.bank_movements TO ${app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      REVOKE DELETE ON app.bank_movements FROM ${app};
      DROP TABLE app.bank_statement_movements;
      DROP TABLE app.bank_statements;
    `);
  }
}
