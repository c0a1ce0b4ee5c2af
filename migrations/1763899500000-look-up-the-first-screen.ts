import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the first screen asks for is read from indexes alone: how many customers and products are kept, and the newest invoice of
 * somebody without a card, by their number. The search found that one among all invoices of theirs.
 */
export class LookUpTheFirstScreen1763899500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX customers_kept ON app.customers (tenant_id) WHERE deleted_at IS NULL;
      CREATE INDEX products_kept ON app.products (tenant_id) WHERE deleted_at IS NULL;
      CREATE INDEX invoices_of_number ON app.invoices (tenant_id, customer_nif, date DESC, number DESC, id DESC)
        WHERE customer_id IS NULL AND customer_name <> '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX app.customers_kept; DROP INDEX app.products_kept; DROP INDEX app.invoices_of_number');
  }
}
