import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An invoice that corrects data alone has one line, of a price of 0. What people write is checked before. */
export class LetLinesOfDataBeOfNothing1763816000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.invoice_lines DROP CONSTRAINT invoice_lines_price');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE app.invoice_lines ADD CONSTRAINT invoice_lines_price CHECK (price <> 0) NOT VALID',
    );
  }
}
