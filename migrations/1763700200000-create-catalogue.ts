import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/**
 * Customers and products. `search` is made by the application (lower case, no accents) and serves both the contains search
 * (trigrams under the tenant, so that one tenant's search reads its own rows only) and the order by name.
 */
export class CreateCatalogue1763700200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    await runner.query(`
      CREATE TABLE app.customers (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        id uuid NOT NULL,
        name text NOT NULL,
        nif text NOT NULL,
        email text,
        phone text,
        address text,
        city text,
        postal_code text,
        country text,
        id_kind text,
        search text NOT NULL,
        created_at timestamptz NOT NULL,
        deleted_at timestamptz,
        restricted_at timestamptz,
        erased_at timestamptz,
        PRIMARY KEY (tenant_id, id)
      );
      CREATE INDEX customers_by_name ON app.customers (tenant_id, search, id) WHERE deleted_at IS NULL;
      CREATE INDEX customers_search ON app.customers USING gin (tenant_id, search gin_trgm_ops);
      ${tenantPolicies('customers', roles)}
      GRANT SELECT, INSERT, UPDATE ON app.customers TO ${app}, ${platform};

      CREATE TABLE app.products (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        id uuid NOT NULL,
        name text NOT NULL,
        description text,
        sku text,
        price numeric(18, 6) NOT NULL CHECK (price >= 0),
        iva_rate smallint NOT NULL CHECK (iva_rate IN (0, 4, 10, 21)),
        search text NOT NULL,
        created_at timestamptz NOT NULL,
        deleted_at timestamptz,
        PRIMARY KEY (tenant_id, id)
      );
      CREATE INDEX products_by_name ON app.products (tenant_id, search, id) WHERE deleted_at IS NULL;
      CREATE INDEX products_search ON app.products USING gin (tenant_id, search gin_trgm_ops);
      ${tenantPolicies('products', roles)}
      GRANT SELECT, INSERT, UPDATE ON app.products TO ${app}, ${platform};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.products, app.customers');
  }
}
