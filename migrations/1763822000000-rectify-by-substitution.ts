import type { MigrationInterface, QueryRunner } from 'typeorm';

const AMOUNTS = ['base', 'quota', 'recargo'];

/**
 * By substitution (RD 1619/2012, art. 15.5) a rectifying invoice says the right amounts whole, and what the invoices that
 * it replaces said: the record's ImporteRectificacion, and what sums take off.
 */
export class RectifyBySubstitution1763822000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoices
        ${AMOUNTS.map(name => `ADD COLUMN replaced_${name} numeric(14, 2)`).join(',\n')},
        ADD CONSTRAINT invoices_replaced CHECK (
          (replaced_base IS NOT NULL) = coalesce(rectification_way = 'S', false)
          AND (replaced_quota IS NOT NULL) = (replaced_base IS NOT NULL)
          AND (replaced_recargo IS NULL OR replaced_base IS NOT NULL));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE app.invoices ${AMOUNTS.map(name => `DROP COLUMN replaced_${name}`).join(', ')}`,
    );
  }
}
