#!/bin/sh
# Runs once, on an empty volume, as the superuser: what the application's owner may not do itself.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  -v owner_password="$FOLIO_OWNER_PASSWORD" -v app_password="$FOLIO_APP_PASSWORD" -v platform_password="$FOLIO_PLATFORM_PASSWORD" <<'SQL'
CREATE ROLE folio_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE folio_app LOGIN PASSWORD :'app_password';
CREATE ROLE folio_platform LOGIN BYPASSRLS PASSWORD :'platform_password';
CREATE ROLE folio_lookup NOLOGIN;
-- What a session needs, also behind a pooler that drops what a client asks for when it connects.
ALTER ROLE folio_app SET search_path = app, public;
ALTER ROLE folio_app SET timezone = 'UTC';
ALTER ROLE folio_app SET statement_timeout = '10s';
ALTER ROLE folio_app SET lock_timeout = '5s';
ALTER ROLE folio_app SET idle_in_transaction_session_timeout = '15s';
ALTER ROLE folio_platform SET search_path = app, public;
ALTER ROLE folio_platform SET timezone = 'UTC';
ALTER ROLE folio_platform SET statement_timeout = '10s';
ALTER ROLE folio_platform SET lock_timeout = '5s';
ALTER ROLE folio_platform SET idle_in_transaction_session_timeout = '15s';
GRANT folio_app, folio_lookup TO folio_owner WITH INHERIT FALSE, SET TRUE;
CREATE DATABASE folio OWNER folio_owner;
REVOKE ALL ON DATABASE folio FROM PUBLIC;
GRANT CONNECT ON DATABASE folio TO folio_owner, folio_app, folio_platform;
\connect folio
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
-- Large objects belong to no company: nobody makes any.
REVOKE EXECUTE ON FUNCTION pg_catalog.lo_creat(integer), pg_catalog.lo_create(oid), pg_catalog.lo_from_bytea(oid, bytea),
  pg_catalog.lo_put(oid, bigint, bytea), pg_catalog.lowrite(integer, bytea) FROM PUBLIC;
CREATE EXTENSION pg_trgm;
CREATE EXTENSION btree_gin;
ALTER FUNCTION pg_catalog.textlike(text, text) LEAKPROOF;
SQL
