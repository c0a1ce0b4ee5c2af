import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

const MEANS = `IN ('transfer', 'direct_debit', 'card', 'bizum', 'cash', 'cheque', 'other')`;

/** What an invoice has its customer pay, as its paper says it. */
const payable = (of: string) => `${of}.total - coalesce(${of}.withholding, 0)
  + coalesce((SELECT sum((s ->> 'amount')::numeric) FROM jsonb_array_elements(${of}.suplidos) s), 0)`;

/**
 * What came in for each invoice, entry by entry: never changed, undone by an entry of the opposite sign. What was marked
 * as paid becomes one entry of all that was to be paid, on that day, with the
 * invoice's id; of a complete invoice that stands for simplified ones
 * their entries are enough.
 */
export class KeepWhatIsCollected1763831000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    const tables = ['collections', 'invoices', 'rectified_invoices'];
    await runner.query(`
      CREATE TABLE app.collections (
        tenant_id uuid NOT NULL,
        id uuid NOT NULL,
        invoice_id uuid NOT NULL,
        date date NOT NULL,
        amount numeric(14, 2) NOT NULL,
        means text CHECK (means ${MEANS}),
        reference text CHECK (char_length(reference) BETWEEN 1 AND 140),
        undoes uuid,
        actor_kind text NOT NULL,
        actor_id uuid,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (tenant_id, id),
        UNIQUE (tenant_id, undoes),
        FOREIGN KEY (tenant_id, invoice_id) REFERENCES app.invoices (tenant_id, id),
        FOREIGN KEY (tenant_id, undoes) REFERENCES app.collections (tenant_id, id),
        CHECK (undoes <> id)
      );
      CREATE INDEX collections_of_invoice ON app.collections (tenant_id, invoice_id);
      ${tenantPolicies('collections', roles)}
      GRANT SELECT, INSERT ON app.collections TO ${app};
      GRANT SELECT, UPDATE (reference) ON app.collections TO ${platform};

      ${tables.map(table => `ALTER TABLE app.${table} NO FORCE ROW LEVEL SECURITY;`).join('\n')}
      INSERT INTO app.collections (tenant_id, id, invoice_id, date, amount, actor_kind, created_at)
      SELECT i.tenant_id, i.id, i.id, i.paid_on,
             ${payable('i')} - CASE WHEN i.rectification_way = 'S' THEN coalesce((SELECT sum(${payable('o')})
               FROM app.rectified_invoices r JOIN app.invoices o ON o.tenant_id = r.tenant_id AND o.id = r.rectified_id
              WHERE r.tenant_id = i.tenant_id AND r.invoice_id = i.id), 0) ELSE 0 END,
             'system', coalesce(i.issued_at, i.created_at)
        FROM app.invoices i WHERE i.paid_on IS NOT NULL AND i.kind <> 'F3';
      ${tables.map(table => `ALTER TABLE app.${table} FORCE ROW LEVEL SECURITY;`).join('\n')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.collections');
  }
}
