import type { MigrationInterface, QueryRunner } from 'typeorm';
import { OWN_TENANT, rolesOf } from './roles';

/** A link that was revoked stays so: the application role sees no such row to change, and may write nothing but its day. */
export class RevokeLinksForGood1763843000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      DROP POLICY invoice_links_update ON app.invoice_links;
      CREATE POLICY invoice_links_update ON app.invoice_links FOR UPDATE TO ${app}
        USING (${OWN_TENANT} AND revoked_at IS NULL) WITH CHECK (${OWN_TENANT} AND revoked_at IS NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      DROP POLICY invoice_links_update ON app.invoice_links;
      CREATE POLICY invoice_links_update ON app.invoice_links FOR UPDATE TO ${app}
        USING (${OWN_TENANT}) WITH CHECK (${OWN_TENANT})`);
  }
}
