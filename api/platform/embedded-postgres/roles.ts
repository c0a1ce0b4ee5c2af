import type { Client } from 'pg';
import { LIMITS } from '../database/session-limits';
import type { Passwords } from './secrets';

/** Makes starts that come together wait for each other. */
const PREPARING = 7_305_211;

const ROLES = {
  folio_owner: 'nobypassrls',
  folio_app: 'nobypassrls',
  // Superadmin's figures and jobs read across tenants.
  folio_platform: 'bypassrls',
};

/** Under row-level security an index is used only by operators whose functions cannot leak a row's values. */
const SEARCH_FUNCTIONS = [
  'pg_catalog.textlike(text,text)',
  'pg_catalog.textnlike(text,text)',
  'pg_catalog.texticlike(text,text)',
  'pg_catalog.texticnlike(text,text)',
  'pg_catalog.texteq(text,text)',
  'public.similarity_op(text,text)',
  'public.word_similarity_op(text,text)',
  'public.word_similarity_commutator_op(text,text)',
];

/**
 * What a session needs, as the roles' own defaults: a pooler in between drops what a client asks for when it connects.
 */
const DEFAULTS = {
  search_path: 'app, public',
  timezone: `'UTC'`,
  statement_timeout: LIMITS.statement_timeout,
  lock_timeout: LIMITS.lock_timeout,
  idle_in_transaction_session_timeout: LIMITS.idle_in_transaction_session_timeout,
};

/** Large objects belong to nobody's tenant and to no table: a role that may make one may fill the disk. */
const LARGE_OBJECTS = [
  'lo_creat(integer)',
  'lo_create(oid)',
  'lo_from_bytea(oid,bytea)',
  'lo_put(oid,bigint,bytea)',
  'lowrite(integer,bytea)',
];

type Superuser = Pick<Client, 'query'>;

async function makeRoles(client: Superuser, passwords: Passwords): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles');
  const known = new Set(rows.map(row => row.rolname));
  const secret: Record<string, string> = {
    folio_owner: passwords.owner,
    folio_app: passwords.app,
    folio_platform: passwords.platform,
  };
  for (const [role, bypass] of Object.entries(ROLES).filter(([name]) => !known.has(name))) {
    await client.query(
      `create role ${role} login nosuperuser nocreatedb nocreaterole noreplication ${bypass} password '${secret[role]}'`,
    );
  }
  // Owns the functions that look up sessions and identities before a company is known.
  if (!known.has('folio_lookup')) await client.query('create role folio_lookup nologin');
  for (const role of ['folio_app', 'folio_platform']) {
    for (const [name, value] of Object.entries(DEFAULTS))
      await client.query(`alter role ${role} set ${name} = ${value}`);
  }
  // Migrations hand graphile-worker's schema to the application, since only a table's owner gets past its policies, and
  // the functions to their owner.
  await client.query('grant folio_app, folio_lookup to folio_owner with inherit false, set true');
}

/** Only our roles may connect, and none of them makes temporary tables. Not copied by CREATE DATABASE … TEMPLATE. */
export async function closeDatabase(superuser: Superuser, name: string): Promise<void> {
  await superuser.query(`revoke all on database "${name}" from public`);
  await superuser.query(`grant connect on database "${name}" to folio_owner, folio_app, folio_platform`);
}

/** Roles, then database `folio`, on a connection to the database `postgres`. May be repeated. */
export async function prepareServer(superuser: Superuser, passwords: Passwords): Promise<void> {
  await superuser.query('select pg_advisory_lock($1)', [PREPARING]);
  try {
    await makeRoles(superuser, passwords);
    const { rowCount } = await superuser.query(`select from pg_database where datname = 'folio'`);
    if (rowCount) return;
    await superuser.query('create database folio owner folio_owner');
    await closeDatabase(superuser, 'folio');
    await superuser.query('revoke connect on database postgres, template1 from public');
  } finally {
    await superuser.query('select pg_advisory_unlock($1)', [PREPARING]);
  }
}

/** What only a superuser can do inside a database of ours, before the first migration. May be repeated. */
export async function prepareDatabase(superuser: Superuser): Promise<void> {
  await superuser.query('select pg_advisory_lock($1)', [PREPARING]);
  try {
    await superuser.query(`
      revoke create on schema public from public;
      revoke execute on function ${LARGE_OBJECTS.map(signature => `pg_catalog.${signature}`).join(', ')} from public;
      create extension if not exists pg_trgm;
      create extension if not exists btree_gin`);
    const { rows } = await superuser.query<{ signature: string }>(
      'select oid::regprocedure::text as signature from pg_proc where not proleakproof and oid = any($1::regprocedure[])',
      [SEARCH_FUNCTIONS],
    );
    for (const { signature } of rows) await superuser.query(`alter function ${signature} leakproof`);
  } finally {
    await superuser.query('select pg_advisory_unlock($1)', [PREPARING]);
  }
}
