import type { MigrationInterface, QueryRunner } from 'typeorm';

const MARKED = 'ÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÑÇáàâäéèêëíìîïóòôöúùûüñç';
const PLAIN = 'aaaaeeeeiiiioooouuuuncaaaaeeeeiiiioooouuuunc';

/** A list that is sorted by a column, or shows the drafts or one customer's, begins where its index begins. */
export class SortInvoices1763875000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX invoices_by_total ON app.invoices (tenant_id, total, id);
      CREATE INDEX invoices_by_customer_name ON app.invoices (tenant_id, lower(translate(customer_name, '${MARKED}', '${PLAIN}')), id);
      CREATE INDEX invoices_drafts ON app.invoices (tenant_id, date DESC, number DESC, id DESC) WHERE status = 'draft';
      DROP INDEX app.invoices_of_customer;
      CREATE INDEX invoices_of_customer ON app.invoices (tenant_id, customer_id, date DESC, number DESC, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX app.invoices_by_total, app.invoices_by_customer_name, app.invoices_drafts, app.invoices_of_customer;
      CREATE INDEX invoices_of_customer ON app.invoices (tenant_id, customer_id)`);
  }
}
