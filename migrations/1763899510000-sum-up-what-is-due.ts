import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/** What is read to sum up what is there already; the owner is bound by the policies too. */
const READ = ['invoices', 'rectified_invoices', 'collections'];
const opened = (work: string): string =>
  `${READ.map(table => `ALTER TABLE app.${table} NO FORCE ROW LEVEL SECURITY;`).join('\n')}
   ${work}
   ${READ.map(table => `ALTER TABLE app.${table} FORCE ROW LEVEL SECURITY;`).join('\n')}`;

const payable = (of: string): string =>
  `(${of}.total - coalesce(${of}.withholding, 0)
    + coalesce((SELECT sum((s ->> 'amount')::numeric) FROM jsonb_array_elements(${of}.suplidos) s), 0))`;
const OWED = `(${payable('i')} - CASE WHEN i.rectification_way = 'S' THEN coalesce((SELECT sum(${payable('o')})
    FROM app.rectified_invoices r JOIN app.invoices o ON o.tenant_id = r.tenant_id AND o.id = r.rectified_id
   WHERE r.tenant_id = i.tenant_id AND r.invoice_id = i.id), 0) ELSE 0 END
  - coalesce((SELECT sum(c.amount) FROM app.collections c WHERE c.tenant_id = i.tenant_id AND c.invoice_id = i.id), 0))`;

/**
 * What is owed of the invoices that nothing rectifies, by the day on which it is due, kept in the transaction that changes it:
 * a company with a million invoices has a hundred thousand open ones.
 */
export class SumUpWhatIsDue1763899510000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    await runner.query(`
      CREATE TABLE app.due_sums (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        due date NOT NULL,
        invoices integer NOT NULL,
        owed numeric(18, 2) NOT NULL,
        PRIMARY KEY (tenant_id, due)
      );
      ${opened(`
        INSERT INTO app.due_sums (tenant_id, due, invoices, owed)
        SELECT tenant_id, due, count(*), sum(owed)
          FROM (SELECT i.tenant_id, coalesce(i.due_date, i.date + 30) AS due, ${OWED} AS owed
                  FROM app.invoices i WHERE i.status = 'issued' AND i.kind <> 'F3' AND NOT EXISTS (
                    SELECT FROM app.rectified_invoices x WHERE x.tenant_id = i.tenant_id AND x.rectified_id = i.id)) o
         WHERE owed > 0 GROUP BY 1, 2;`)}
      ${tenantPolicies('due_sums', roles)}
      GRANT SELECT, INSERT, UPDATE (invoices, owed) ON app.due_sums TO ${roles.app};
      GRANT SELECT ON app.due_sums TO ${roles.platform};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.due_sums');
  }
}
