/** Owns the functions below and nothing else; nobody signs in as it. */
const OWNER = 'folio_lookup';

interface Lookup {
  name: string;
  table: string;
  takes: string;
  returns: string;
  columns: string;
  body: string;
}

/** What is asked before a company is known. Each takes a key that only its holder knows and answers whose it is. */
const FUNCTIONS: Lookup[] = [
  {
    name: 'session_tenant',
    table: 'sessions',
    takes: 'bytea',
    returns: 'uuid',
    columns: 'token_hash, tenant_id',
    body: 'SELECT tenant_id FROM app.sessions WHERE token_hash = $1',
  },
  {
    name: 'identity_of',
    table: 'login_identities',
    takes: 'text',
    returns: 'TABLE (tenant_id uuid, user_id uuid)',
    columns: 'email, tenant_id, user_id',
    body: 'SELECT i.tenant_id, i.user_id FROM app.login_identities i WHERE i.email = $1',
  },
  {
    name: 'one_time_token_of',
    table: 'one_time_tokens',
    takes: 'bytea',
    returns: 'TABLE (id uuid, kind text, tenant_id uuid, user_id uuid, expires_at timestamptz)',
    columns: 'hash, id, kind, tenant_id, user_id, expires_at',
    body: 'SELECT t.id, t.kind, t.tenant_id, t.user_id, t.expires_at FROM app.one_time_tokens t WHERE t.hash = $1',
  },
];

const make =
  (app: string) =>
  ({ name, table, takes, returns, columns, body }: Lookup) => `
  GRANT SELECT (${columns}) ON app.${table} TO ${OWNER};
  CREATE POLICY ${table}_lookup ON app.${table} FOR SELECT TO ${OWNER} USING (tenant_id IS NOT NULL);
  CREATE FUNCTION app.${name}(${takes}) RETURNS ${returns} LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$ ${body} $body$;
  REVOKE ALL ON FUNCTION app.${name}(${takes}) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION app.${name}(${takes}) TO ${app};
  ALTER FUNCTION app.${name}(${takes}) OWNER TO ${OWNER};`;

const drop = ({ name, table, takes, columns }: Lookup) => `
  DROP FUNCTION app.${name}(${takes});
  DROP POLICY ${table}_lookup ON app.${table};
  REVOKE SELECT (${columns}) ON app.${table} FROM ${OWNER};`;

export const LOOKUPS = {
  // To give a function away takes its new owner's right to make one there, for as long as that takes.
  up: (
    app: string,
  ): string => `GRANT USAGE, CREATE ON SCHEMA app TO ${OWNER};${FUNCTIONS.map(make(app)).join('')} REVOKE CREATE ON SCHEMA app
     FROM ${OWNER};`,
  down: (): string => `${FUNCTIONS.map(drop).join('')} REVOKE USAGE ON SCHEMA app FROM ${OWNER};`,
};
