import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/**
 * What a bank wrote of a company's accounts, each movement once, and which entries of the ledger were made of it: whether
 * a movement is matched follows from these, so an entry that is undone frees it.
 */
export class ReadBankStatements1763895000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    await runner.query(`
      CREATE TABLE app.bank_movements (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        id uuid NOT NULL,
        account text NOT NULL CHECK (char_length(account) <= 34),
        date date NOT NULL,
        amount numeric(14, 2) NOT NULL CHECK (amount <> 0),
        text text NOT NULL CHECK (char_length(text) <= 500),
        hash bytea NOT NULL CHECK (length(hash) = 32),
        aside boolean NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (tenant_id, id),
        UNIQUE (tenant_id, hash)
      );
      CREATE INDEX bank_movements_by_date ON app.bank_movements (tenant_id, date, id);
      ${tenantPolicies('bank_movements', roles)}
      GRANT SELECT, INSERT, UPDATE (aside) ON app.bank_movements TO ${app};
      GRANT SELECT, DELETE, UPDATE (text) ON app.bank_movements TO ${platform};

      CREATE TABLE app.bank_matches (
        tenant_id uuid NOT NULL,
        collection_id uuid NOT NULL,
        movement_id uuid NOT NULL,
        PRIMARY KEY (tenant_id, collection_id),
        FOREIGN KEY (tenant_id, collection_id) REFERENCES app.collections (tenant_id, id),
        FOREIGN KEY (tenant_id, movement_id) REFERENCES app.bank_movements (tenant_id, id) ON DELETE CASCADE
      );
      CREATE INDEX bank_matches_of_movement ON app.bank_matches (tenant_id, movement_id);
      ${tenantPolicies('bank_matches', roles)}
      GRANT SELECT, INSERT ON app.bank_matches TO ${app};
      GRANT SELECT ON app.bank_matches TO ${platform};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.bank_matches; DROP TABLE app.bank_movements');
  }
}
