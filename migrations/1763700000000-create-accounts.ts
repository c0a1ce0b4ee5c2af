import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/**
 * Tenants and the people in them. Global tables (no policy, no foreign key to tenant tables): login_identities says which
 * tenant an email belongs to, sessions which tenant a token belongs to, rate_limits counts attempts.
 */
export class CreateAccounts1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    await runner.query(`
      GRANT USAGE ON SCHEMA app TO ${app}, ${platform};

      CREATE TABLE app.tenants (
        tenant_id uuid PRIMARY KEY,
        name text NOT NULL,
        nif text NOT NULL,
        email text NOT NULL,
        address text,
        status text NOT NULL CHECK (status IN ('trial', 'active', 'suspended', 'cancelled')),
        is_platform boolean NOT NULL DEFAULT false,
        mode text NOT NULL DEFAULT 'NO_VERIFACTU' CHECK (mode IN ('VERIFACTU', 'NO_VERIFACTU')),
        automatic_sending boolean NOT NULL DEFAULT true,
        default_cause text,
        installation_number text NOT NULL,
        created_at timestamptz NOT NULL
      );
      ${tenantPolicies('tenants', roles)}
      GRANT SELECT, INSERT ON app.tenants TO ${app};
      GRANT UPDATE (name, nif, email, address, mode, automatic_sending, default_cause) ON app.tenants TO ${app};
      GRANT SELECT, INSERT, UPDATE ON app.tenants TO ${platform};

      CREATE TABLE app.users (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        id uuid NOT NULL,
        name text,
        email text NOT NULL,
        role text NOT NULL CHECK (role IN ('user', 'admin', 'superadmin')),
        password_hash text,
        is_temporary_password boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL,
        last_login_at timestamptz,
        deleted_at timestamptz,
        PRIMARY KEY (tenant_id, id)
      );
      ${tenantPolicies('users', roles)}
      GRANT SELECT, INSERT, UPDATE ON app.users TO ${app}, ${platform};

      CREATE TABLE app.subscriptions (
        tenant_id uuid PRIMARY KEY REFERENCES app.tenants (tenant_id),
        plan text NOT NULL CHECK (plan IN ('basic', 'pro')),
        status text NOT NULL CHECK (status IN ('trial', 'active', 'cancelled', 'expired')),
        price_monthly numeric(9, 2) NOT NULL,
        billing_interval text NOT NULL DEFAULT 'month' CHECK (billing_interval IN ('month', 'year')),
        trial_ends_at timestamptz,
        current_period_end timestamptz,
        cancel_at_period_end boolean NOT NULL DEFAULT false,
        provider_customer_id text,
        provider_subscription_id text,
        offer text,
        grace_until timestamptz,
        manual boolean NOT NULL DEFAULT false
      );
      ${tenantPolicies('subscriptions', roles)}
      GRANT SELECT, INSERT, UPDATE ON app.subscriptions TO ${app}, ${platform};

      CREATE TABLE app.login_identities (
        email text PRIMARY KEY,
        tenant_id uuid NOT NULL,
        user_id uuid NOT NULL
      );
      GRANT SELECT, INSERT, DELETE ON app.login_identities TO ${app}, ${platform};

      CREATE TABLE app.sessions (
        token_hash bytea PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('user', 'api_key')),
        tenant_id uuid NOT NULL,
        user_id uuid,
        api_key_id uuid,
        scope text,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        device text,
        ip_address text
      );
      CREATE INDEX sessions_of_user ON app.sessions (tenant_id, user_id);
      GRANT SELECT, INSERT, UPDATE, DELETE ON app.sessions TO ${app}, ${platform};

      CREATE TABLE app.rate_limits (
        key text PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );
      GRANT SELECT, INSERT, UPDATE, DELETE ON app.rate_limits TO ${app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.rate_limits, app.sessions, app.login_identities, app.subscriptions, app.users, app.tenants');
  }
}
