import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a message went with the certificate of whoever runs this Folio. Null: it went before that was kept. */
export class KeepWhoSent1763811000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.messages ADD COLUMN by_operator boolean');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.messages DROP COLUMN by_operator');
  }
}
