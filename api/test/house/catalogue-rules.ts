/** A rule that the schema keeps. `find` gives the things that break it; $1 is the application role. */
interface Rule {
  id: string;
  says: string;
  find: string;
}

/** Tables whose keys are not a tenant's, each for a reason. No foreign key leads from them to a tenant's table. */
const GLOBAL_TABLES = [
  'login_identities', // which company an email belongs to: a function asks before any tenant is known
  'sessions', // which company a token belongs to: likewise
  'one_time_tokens', // whose a mailed link is: likewise
  'rate_limits', // counts attempts of the signed-out
  'worker_heartbeats', // which processes work
  'stripe_customers', // which company a customer of Stripe is: asked when an event comes
  'stripe_events', // which events have come; some are of nobody here
  'affiliate_codes', // whose an affiliate's code is: a function asks before any tenant is known
  'privacy_policies', // the platform's own texts, the same for everybody
  'regulations', // the dates of the law, the same for everybody
  'late_rates', // the interest of late payment, the same for everybody
  'rollup_marks', // that figures over all companies changed, not whose
  'platform_months', // figures over all companies
  'migrations', // the owner's own
];

/**
 * Functions with their owner's rights that the application role may call: each looks up one key before a tenant is
 * known, or sums up.
 */
const LOOKUPS = [
  'session_tenant',
  'identity_of',
  'one_time_token_of',
  'affiliate_of',
  'invoice_link_of',
  'quote_link_of',
  'affiliate_figures', // sums of the own affiliates over the companies that came by them
];

/** Indexes for what is asked across tenants, by the platform role and the functions above. */
const ACROSS = [
  'referrals_of_affiliate',
  'commissions_owed',
  'payments_charge',
  'invoice_links_hash',
  'quotes_link',
  'card_accounts_account',
  'card_payments_account',
  'recurring_invoices_due',
];

/** Tables that the application role only adds to. */
const APPEND_ONLY = ['activities', 'activity_seals', 'invoice_lines', 'records'];

const list = (names: string[]) => names.map(name => `'${name}'`).join(', ');

/** What the rules look at: `kept` every table of ours, `owned` those of a tenant, with the position of tenant_id. */
export const VIEWS = `
  CREATE TEMP VIEW kept AS
    SELECT c.oid, c.relname AS name, c.relowner AS owner, c.relrowsecurity AS secured, c.relforcerowsecurity AS forced,
           (SELECT attnum FROM pg_attribute WHERE attrelid = c.oid AND attname = 'tenant_id'
             AND NOT attisdropped) AS tenant
      FROM pg_class c WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition;
  CREATE TEMP VIEW owned AS SELECT * FROM kept WHERE name NOT IN (${list(GLOBAL_TABLES)});
  CREATE TEMP VIEW columns AS
    SELECT k.name AS "table", k.tenant, a.attname AS name, a.attnum AS position, a.attnotnull AS required, format_type(a.atttypid, a.atttypmod) AS type
      FROM kept k JOIN pg_attribute a ON a.attrelid = k.oid AND a.attnum > 0 AND NOT a.attisdropped;
  CREATE TEMP VIEW keys AS
    SELECT k.conname AS name, k.contype AS kind, k.conkey AS columns, k.confkey AS others, k.confdeltype AS on_delete, k.confupdtype AS on_update,
           k.confdelsetcols AS set_columns, k.conrelid AS "from", k.confrelid AS "to", t.name AS "table", t.tenant
      FROM pg_constraint k JOIN kept t ON t.oid = k.conrelid
      WHERE k.conparentid = 0;
  CREATE TEMP VIEW indexes AS
    SELECT o.name AS "table", o.tenant, i.indexrelid::regclass::text AS name, i.indisunique AS "unique", i.indrelid AS "on", string_to_array(i.indkey::text, ' ')::int2[] AS columns
      FROM owned o JOIN pg_index i ON i.indrelid = o.oid;
  CREATE TEMP VIEW policies AS
    SELECT o.oid, o.name AS "table", p.polname AS name, p.polcmd AS command, p.polpermissive AS permissive, p.polroles AS roles,
           pg_get_expr(p.polqual, p.polrelid) AS reads, pg_get_expr(p.polwithcheck, p.polrelid) AS writes
      FROM kept o JOIN pg_policy p ON p.polrelid = o.oid WHERE o.tenant IS NOT NULL;
`;

const APP = '(SELECT oid FROM pg_roles WHERE rolname = $1)';
const FOR_APP = `(roles = '{0}' OR ${APP} = ANY (roles))`;
const table = `SELECT name FROM`;
/** A tenant's tables, and of the others those that the application role reaches. */
const REACHED = `(name IN (SELECT name FROM owned) OR has_any_column_privilege(${APP}, oid, 'SELECT, INSERT, UPDATE')
   OR has_table_privilege(${APP}, oid, 'DELETE'))`;

/** How tables, keys and columns are made. */
const SHAPE_RULES: Rule[] = [
  { id: 'R01', says: 'a table of a tenant has tenant_id', find: `${table} owned WHERE tenant IS NULL` },
  {
    id: 'R02',
    says: 'tenant_id is a uuid and never null',
    find: `SELECT "table" FROM columns WHERE position = tenant
     AND "table" IN (SELECT name FROM owned) AND (NOT required OR type <> 'uuid')`,
  },
  {
    id: 'R03',
    says: 'every table has a primary key',
    find: `${table} kept
     WHERE NOT EXISTS (SELECT FROM keys WHERE "from" = kept.oid AND kind = 'p')`,
  },
  {
    id: 'R04',
    says: 'what is unique is unique within a tenant',
    find: `${table} indexes WHERE "unique"
     AND NOT tenant = ANY (columns)`,
  },
  {
    id: 'R05',
    says: 'a foreign key between tables of a tenant pairs tenant_id with tenant_id',
    find: `SELECT k.name FROM keys k JOIN owned a ON a.oid = k."from" JOIN owned b ON b.oid = k."to" WHERE k.kind = 'f'
             AND NOT EXISTS (SELECT FROM generate_subscripts(k.columns, 1) i WHERE k.columns[i] = a.tenant
               AND k.others[i] = b.tenant)`,
  },
  {
    id: 'R06',
    says: "no foreign key from a global table to a tenant's",
    find: `SELECT k.name FROM keys k
     WHERE k.kind = 'f' AND k."from" NOT IN (SELECT oid FROM owned) AND k."to" IN (SELECT oid FROM owned)`,
  },
  {
    id: 'R07',
    says: 'no foreign key sets tenant_id to null or a default',
    find: `SELECT k.name FROM keys k JOIN owned o ON o.oid = k."from" WHERE k.kind = 'f' AND k.tenant = ANY (k.columns)
             AND (k.on_update IN ('n', 'd')
               OR (k.on_delete IN ('n', 'd') AND (k.set_columns IS NULL OR k.tenant = ANY (k.set_columns))))`,
  },
  {
    id: 'R08',
    says: 'a foreign key has an index that begins with its columns',
    find: `SELECT k.name FROM keys k JOIN owned o ON o.oid = k."from" WHERE k.kind = 'f' AND cardinality(k.columns) > 1
             AND NOT EXISTS (SELECT FROM indexes i WHERE i."on" = k."from"
               AND i.columns[1:cardinality(k.columns)] @> k.columns)`,
  },
  {
    id: 'R20',
    says: 'every index begins with tenant_id',
    find: `${table} indexes WHERE columns[1] <> tenant
     AND substring(name FROM '[^.]*$') NOT IN (${list(ACROSS)})`,
  },
  {
    id: 'R21',
    says: 'no column holds floats or money',
    find: `SELECT "table" || '.' || name FROM columns
     WHERE type IN ('real', 'double precision', 'money')`,
  },
  {
    id: 'R22',
    says: 'an instant has its time zone',
    find: `SELECT "table" || '.' || name FROM columns
     WHERE type LIKE 'timestamp%without time zone'`,
  },
  {
    id: 'R23',
    says: "no sequence numbers a tenant's rows",
    find: `SELECT s.relname FROM owned o JOIN pg_depend d ON d.refobjid = o.oid AND d.deptype IN ('a', 'i')
       JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'`,
  },
  {
    id: 'R24',
    says: "no trigger on a tenant's table",
    find: `SELECT t.tgname FROM owned o
     JOIN pg_trigger t ON t.tgrelid = o.oid WHERE NOT t.tgisinternal`,
  },
  {
    id: 'R25',
    says: 'what excludes, excludes within a tenant',
    find: `${table} keys WHERE kind = 'x'
     AND "from" IN (SELECT oid FROM owned) AND NOT tenant = ANY (columns)`,
  },
  {
    id: 'R26',
    says: 'a primary key begins with tenant_id',
    find: `${table} keys WHERE kind = 'p'
     AND "from" IN (SELECT oid FROM owned) AND columns[1] <> tenant`,
  },
  {
    id: 'R27',
    says: 'all our tables are in the schema app',
    find: `SELECT c.oid::regclass::text FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
            WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname NOT IN ('app', 'information_schema', 'graphile_worker')
              AND n.nspname NOT LIKE 'pg\\_%'`,
  },
  {
    id: 'R30',
    says: 'a table in partitions is parted by its tenant alone',
    find: `SELECT k.name FROM kept k JOIN pg_partitioned_table p ON p.partrelid = k.oid
     WHERE p.partstrat <> 'h' OR p.partattrs::text <> k.tenant::text`,
  },
];

/** Who may see and do what. */
const RIGHT_RULES: Rule[] = [
  {
    id: 'R09',
    says: 'row-level security is on and forced wherever a tenant is named',
    find: `${table} kept
     WHERE tenant IS NOT NULL AND NOT (secured AND forced) AND ${REACHED}`,
  },
  {
    id: 'R10',
    says: 'the application role has a policy to read by',
    find: `${table} kept WHERE tenant IS NOT NULL
     AND ${REACHED}
     AND NOT EXISTS (SELECT FROM policies p WHERE p.oid = kept.oid AND p.command IN ('*', 'r') AND ${FOR_APP})`,
  },
  {
    id: 'R11',
    says: 'every policy of the application role speaks of the tenant',
    find: `SELECT name FROM policies
     WHERE permissive AND ${FOR_APP} AND (reads !~ 'tenant_id' OR writes !~ 'tenant_id')`,
  },
  {
    id: 'R12',
    says: 'the application role has no power of its own',
    find: `SELECT rolname FROM pg_roles
     WHERE rolname = $1 AND (rolsuper OR rolbypassrls OR rolcreaterole OR rolcreatedb OR rolreplication)`,
  },
  {
    id: 'R13',
    says: 'the application role owns nothing and is no member of an owner',
    find: `${table} kept
     WHERE pg_has_role(${APP}, owner, 'MEMBER')`,
  },
  {
    id: 'R14',
    says: 'the application role makes nothing in a schema',
    find: `SELECT nspname FROM pg_namespace
     WHERE nspname IN ('app', 'public') AND has_schema_privilege(${APP}, oid, 'CREATE')`,
  },
  {
    id: 'R15',
    says: 'what is only added to is neither changed nor deleted',
    find: `SELECT name || ' ' || privilege FROM kept, unnest(ARRAY['UPDATE', 'DELETE', 'TRUNCATE']) privilege
       WHERE name IN (${list(APPEND_ONLY)})
             AND (has_table_privilege(${APP}, oid, privilege) OR (privilege = 'UPDATE' AND has_any_column_privilege(${APP}, oid, privilege)))`,
  },
  {
    id: 'R16',
    says: 'the application role empties, triggers and references nothing',
    find: `SELECT name || ' ' || privilege
     FROM kept, unnest(ARRAY['TRUNCATE', 'TRIGGER', 'REFERENCES']) privilege WHERE has_table_privilege(${APP}, oid, privilege)`,
  },
  {
    id: 'R17',
    says: 'a view reads with the rights of who asks',
    find: `SELECT relname FROM pg_class
     WHERE relnamespace = 'app'::regnamespace AND relkind = 'v'
     AND NOT coalesce(reloptions::text ~ 'security_invoker=(true|on|1)', false)`,
  },
  {
    id: 'R18',
    says: 'no materialised view is read by the application role',
    find: `SELECT relname FROM pg_class
     WHERE relnamespace = 'app'::regnamespace AND relkind = 'm' AND has_table_privilege(${APP}, oid, 'SELECT')`,
  },
  {
    id: 'R19',
    says: "a function with its owner's rights has a fixed path and an owner without power, and only the listed ones are for the application role",
    find: `SELECT proname FROM pg_proc f JOIN pg_roles o ON o.oid = f.proowner WHERE pronamespace = 'app'::regnamespace
       AND prosecdef
             AND (NOT coalesce(proconfig::text ~ 'search_path=', false) OR o.rolcanlogin OR o.rolsuper OR o.rolbypassrls
                  OR EXISTS (SELECT FROM pg_class WHERE relowner = o.oid)
                    OR EXISTS (SELECT FROM aclexplode(coalesce(proacl, acldefault('f', proowner))) WHERE grantee = 0)
                  OR (has_function_privilege(${APP}, f.oid, 'EXECUTE') AND proname NOT IN (${list(LOOKUPS)})))`,
  },
  {
    id: 'R28',
    says: "the application role changes no row's company and no row's id",
    find: `SELECT "table" || '.' || name FROM columns c WHERE name IN ('tenant_id', 'id', 'created_at')
       AND has_column_privilege(${APP}, (SELECT oid FROM kept k WHERE k.name = c."table"), position, 'UPDATE')`,
  },
  {
    id: 'R29',
    says: 'a partition is reached only through its table, which has the policies',
    find: `SELECT oid::regclass::text FROM pg_class WHERE relispartition AND relkind IN ('r', 'p')
       AND (has_any_column_privilege(${APP}, oid, 'SELECT, INSERT, UPDATE') OR has_table_privilege(${APP}, oid, 'DELETE'))`,
  },
];

export const RULES: Rule[] = [...SHAPE_RULES, ...RIGHT_RULES].sort((a, b) => (a.id < b.id ? -1 : 1));
