#!/bin/sh
# Runs once, on an empty volume, as the superuser: what the application's owner may not do itself.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  -v owner_password="$FOLIO_OWNER_PASSWORD" -v app_password="$FOLIO_APP_PASSWORD" -v platform_password="$FOLIO_PLATFORM_PASSWORD" <<'SQL'
CREATE ROLE folio_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE folio_app LOGIN PASSWORD :'app_password';
CREATE ROLE folio_platform LOGIN BYPASSRLS PASSWORD :'platform_password';
GRANT folio_app TO folio_owner WITH INHERIT FALSE, SET TRUE;
CREATE DATABASE folio OWNER folio_owner;
REVOKE ALL ON DATABASE folio FROM PUBLIC;
GRANT CONNECT ON DATABASE folio TO folio_owner, folio_app, folio_platform;
\connect folio
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
CREATE EXTENSION pg_trgm;
CREATE EXTENSION btree_gin;
ALTER FUNCTION pg_catalog.textlike(text, text) LEAKPROOF;
SQL
