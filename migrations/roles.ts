import type { QueryRunner } from 'typeorm';

export interface Roles {
  app: string;
  platform: string;
}

/** The names of the application and the platform role, as the migrating connection sets them. Quoted for SQL. */
export async function rolesOf(runner: QueryRunner): Promise<Roles> {
  const [row] = await runner.query(
    `SELECT quote_ident(current_setting('folio.app_role')) AS app, quote_ident(current_setting('folio.platform_role')) AS platform`,
  );
  return row as Roles;
}

export const OWN_TENANT = `tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid`;

/**
 * Row-level security of a tenant table: its own tenant's rows for the application role, everything for the platform
 * role. `nullif`: on a reused connection the setting is '' rather than NULL, and '' is no uuid.
 */
export function tenantPolicies(table: string, roles: Roles, extra: { delete?: string; update?: string } = {}): string {
  const rule = (condition?: string) => (condition ? `${OWN_TENANT} AND ${condition}` : OWN_TENANT);
  return `
    ALTER TABLE app.${table} ENABLE ROW LEVEL SECURITY;
    ALTER TABLE app.${table} FORCE ROW LEVEL SECURITY;
    CREATE POLICY ${table}_select ON app.${table} FOR SELECT TO ${roles.app} USING (${OWN_TENANT});
    CREATE POLICY ${table}_insert ON app.${table} FOR INSERT TO ${roles.app} WITH CHECK (${OWN_TENANT});
    CREATE POLICY ${table}_update ON app.${table} FOR UPDATE TO ${roles.app} USING (${rule(extra.update)}) WITH CHECK (${rule(extra.update)});
    CREATE POLICY ${table}_delete ON app.${table} FOR DELETE TO ${roles.app} USING (${rule(extra.delete)});
    CREATE POLICY ${table}_platform ON app.${table} TO ${roles.platform} USING (tenant_id IS NOT NULL) WITH CHECK (tenant_id IS NOT NULL);
  `;
}
