import type { MigrationInterface, QueryRunner } from 'typeorm';
import { OWN_TENANT, rolesOf, tenantPolicies } from './roles';

const OWNER = 'folio_lookup';
const CODE = `CHECK (code ~ '^[2-9A-HJ-NP-Z]{8}$')`;

/** What the functions below read, as their owner. */
const READS: Record<string, string> = {
  affiliate_codes: 'code, tenant_id, affiliate_id', affiliates: 'tenant_id, id, name, commission_rate, status, email_keys', tenants: 'tenant_id, nif',
  referrals: 'tenant_id, affiliate_tenant_id, affiliate_id, converted_at', commissions: 'tenant_id, amount, reversed, paid_at',
};

/** Whose a code is and what is in force, for whoever brings the code; the company asked about is not shown the other's data. */
const AFFILIATE_OF = `CREATE FUNCTION app.affiliate_of(text, text, text[])
  RETURNS TABLE (tenant_id uuid, affiliate_id uuid, name text, rate numeric, status text, own boolean)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
    SELECT a.tenant_id, a.id, a.name, a.commission_rate, a.status, (t.nif <> '' AND t.nif = $2) OR a.email_keys && $3
      FROM app.affiliate_codes c JOIN app.affiliates a ON a.tenant_id = c.tenant_id AND a.id = c.affiliate_id JOIN app.tenants t ON t.tenant_id = a.tenant_id
     WHERE c.code = $1 $body$`;

/** Sums of the own affiliates, over the companies that came by them, of which nothing else is shown. */
const FIGURES = `CREATE FUNCTION app.affiliate_figures()
  RETURNS TABLE (affiliate_id uuid, referrals bigint, conversions bigint, earned numeric, pending numeric, waiting bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
    SELECT r.affiliate_id, count(*), count(r.converted_at), coalesce(sum(c.amount - c.reversed), 0),
           coalesce(sum(c.amount - c.reversed) FILTER (WHERE c.paid_at IS NULL), 0), count(*) FILTER (WHERE c.paid_at IS NULL AND c.amount > c.reversed)
      FROM app.referrals r LEFT JOIN app.commissions c ON c.tenant_id = r.tenant_id
     WHERE r.affiliate_tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid GROUP BY r.affiliate_id $body$`;

const FUNCTIONS: [signature: string, sql: string][] = [['affiliate_of(text, text, text[])', AFFILIATE_OF], ['affiliate_figures()', FIGURES]];

/**
 * Who recommends Folio, who came by whose code, and what that earned. Referral and commission lie with the company that came: they
 * are written in its own transactions, and no other company's row is touched. Global table: affiliate_codes says whose a code is.
 */
export class CreateAffiliates1763804000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    await runner.query(`
      CREATE TABLE app.affiliates (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        id uuid NOT NULL,
        code text NOT NULL ${CODE},
        name text NOT NULL,
        email text NOT NULL,
        phone text,
        commission_rate numeric(5, 2) NOT NULL CHECK (commission_rate BETWEEN 0 AND 100),
        status text NOT NULL CHECK (status IN ('pending', 'active', 'inactive')),
        email_keys text[] NOT NULL,
        search text NOT NULL,
        created_at timestamptz NOT NULL,
        activated_at timestamptz,
        PRIMARY KEY (tenant_id, id),
        CHECK (status <> 'active' OR activated_at IS NOT NULL)
      );
      CREATE INDEX affiliates_newest ON app.affiliates (tenant_id, created_at);
      ${tenantPolicies('affiliates', roles)}
      ALTER POLICY affiliates_insert ON app.affiliates WITH CHECK (${OWN_TENANT}
        AND (status = 'pending' OR EXISTS (SELECT FROM app.tenants t WHERE t.tenant_id = affiliates.tenant_id AND t.is_platform)));
      GRANT SELECT, INSERT ON app.affiliates TO ${app};
      GRANT SELECT, UPDATE (status, activated_at), DELETE ON app.affiliates TO ${platform};

      CREATE TABLE app.affiliate_codes (
        code text PRIMARY KEY ${CODE},
        tenant_id uuid NOT NULL,
        affiliate_id uuid NOT NULL UNIQUE
      );
      ${tenantPolicies('affiliate_codes', roles)}
      GRANT SELECT, INSERT ON app.affiliate_codes TO ${app};
      GRANT SELECT ON app.affiliate_codes TO ${platform};

      CREATE TABLE app.referrals (
        tenant_id uuid PRIMARY KEY REFERENCES app.tenants (tenant_id),
        code text NOT NULL ${CODE},
        affiliate_tenant_id uuid NOT NULL,
        affiliate_id uuid NOT NULL,
        self boolean NOT NULL,
        created_at timestamptz NOT NULL,
        converted_at timestamptz
      );
      CREATE INDEX referrals_of_affiliate ON app.referrals (affiliate_tenant_id, affiliate_id);
      ${tenantPolicies('referrals', roles)}
      ALTER POLICY referrals_insert ON app.referrals WITH CHECK (${OWN_TENANT} AND converted_at IS NULL);
      GRANT SELECT, INSERT, UPDATE (converted_at) ON app.referrals TO ${app};
      GRANT SELECT ON app.referrals TO ${platform};

      CREATE TABLE app.commissions (
        tenant_id uuid NOT NULL,
        id uuid NOT NULL,
        affiliate_tenant_id uuid NOT NULL,
        affiliate_id uuid NOT NULL,
        rate numeric(5, 2) NOT NULL CHECK (rate BETWEEN 0 AND 100),
        base numeric(11, 2) NOT NULL CHECK (base >= 0),
        amount numeric(11, 2) NOT NULL CHECK (amount BETWEEN 0 AND base),
        reversed numeric(11, 2) NOT NULL DEFAULT 0 CHECK (reversed BETWEEN 0 AND amount),
        created_at timestamptz NOT NULL,
        paid_at timestamptz,
        paid numeric(11, 2) CHECK (paid BETWEEN 0 AND amount),
        payment_method text CHECK (payment_method IN ('bank_transfer', 'paypal', 'stripe')),
        payment_reference text,
        PRIMARY KEY (tenant_id, id),
        FOREIGN KEY (tenant_id, id) REFERENCES app.payments (tenant_id, id),
        CHECK ((paid_at IS NULL) = (payment_method IS NULL) AND (paid_at IS NULL) = (paid IS NULL) AND (paid_at IS NOT NULL OR payment_reference IS NULL))
      );
      CREATE INDEX commissions_owed ON app.commissions (created_at, id) WHERE paid_at IS NULL;
      ${tenantPolicies('commissions', roles)}
      ALTER POLICY commissions_insert ON app.commissions WITH CHECK (${OWN_TENANT} AND paid_at IS NULL AND reversed = 0);
      GRANT SELECT, INSERT, UPDATE (reversed) ON app.commissions TO ${app};
      GRANT SELECT, UPDATE (paid_at, paid, payment_method, payment_reference) ON app.commissions TO ${platform};

      GRANT CREATE ON SCHEMA app TO ${OWNER};
      ${Object.entries(READS).map(([table, columns]) => `GRANT SELECT (${columns}) ON app.${table} TO ${OWNER};
        CREATE POLICY ${table}_lookup ON app.${table} FOR SELECT TO ${OWNER} USING (tenant_id IS NOT NULL);`).join('\n')}
      ${FUNCTIONS.map(([signature, sql]) => `${sql}; REVOKE ALL ON FUNCTION app.${signature} FROM PUBLIC;
        GRANT EXECUTE ON FUNCTION app.${signature} TO ${app}; ALTER FUNCTION app.${signature} OWNER TO ${OWNER};`).join('\n')}
      REVOKE CREATE ON SCHEMA app FROM ${OWNER}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${FUNCTIONS.map(([signature]) => `DROP FUNCTION app.${signature};`).join(' ')}
      DROP TABLE app.commissions, app.referrals, app.affiliate_codes, app.affiliates;
      DROP POLICY tenants_lookup ON app.tenants;
      REVOKE SELECT (${READS.tenants}) ON app.tenants FROM ${OWNER}`);
  }
}
