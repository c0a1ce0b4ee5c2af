import type { MigrationInterface, QueryRunner } from 'typeorm';
import { OWN_TENANT, rolesOf, tenantPolicies } from './roles';

/** The policy that a new Folio begins with. Whoever runs it publishes the next ones. */
const FIRST = [
  'Responsable: quien gestiona este Folio, con los datos que figuran en el aviso legal.',
  'Tratamos los datos de tu cuenta (nombre, correo, empresa, NIF y domicilio) para prestarte el servicio que contratas y cumplir la ley. '
    + 'Son la ejecución del contrato y nuestras obligaciones legales las que nos lo permiten.',
  'Lo demás solo lo hacemos si lo permites en Configuración LOPD: comunicaciones comerciales, análisis de uso, tratamientos opcionales y cesión a terceros. '
    + 'Nada está concedido de antemano, y quitarlo es tan fácil como darlo.',
  'De los datos de tus clientes eres tú el responsable: los tratamos por tu cuenta, solo para hacer y guardar tus facturas y, si envías a Verifactu, para remitirlas a la AEAT.',
  'Guardamos las facturas el tiempo que pide la ley.',
  'Puedes pedir acceso, rectificación, supresión, portabilidad, limitación u oposición en /lopd/request. Respondemos en un máximo de 30 días. '
    + 'También puedes reclamar ante la Agencia Española de Protección de Datos.',
].join('\n\n');

/**
 * What each person allows, with the policy's version and hash, time and address; a row is one consent from its granting to its
 * withdrawal. The policies are the platform's own, the same for everybody: a table without a tenant, that only grows.
 */
export class CreateConsentsAndPolicies1763802000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    await runner.query(`
      CREATE TABLE app.privacy_policies (
        version integer PRIMARY KEY CHECK (version > 0),
        title text NOT NULL,
        content text NOT NULL,
        effective_date date NOT NULL,
        hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
        published_at timestamptz NOT NULL
      );
      GRANT SELECT ON app.privacy_policies TO ${app};
      GRANT SELECT, INSERT ON app.privacy_policies TO ${platform};

      CREATE TABLE app.consents (
        tenant_id uuid NOT NULL,
        id uuid NOT NULL,
        user_id uuid NOT NULL,
        consent_type text NOT NULL CHECK (consent_type IN ('marketing', 'analytics', 'data_processing', 'third_party')),
        granted boolean NOT NULL CHECK (granted),
        granted_at timestamptz NOT NULL,
        version integer NOT NULL,
        policy_hash text NOT NULL,
        granted_ip text NOT NULL,
        revoked_at timestamptz,
        revoked_ip text,
        PRIMARY KEY (tenant_id, id),
        FOREIGN KEY (tenant_id, user_id) REFERENCES app.users (tenant_id, id),
        CHECK (revoked_at >= granted_at)
      );
      CREATE INDEX consents_of_user ON app.consents (tenant_id, user_id, granted_at);
      CREATE UNIQUE INDEX consents_one_active ON app.consents (tenant_id, user_id, consent_type) WHERE revoked_at IS NULL;
      ${tenantPolicies('consents', roles)}
      -- What was withdrawn stays withdrawn, with its time.
      DROP POLICY consents_update ON app.consents;
      CREATE POLICY consents_update ON app.consents FOR UPDATE TO ${app} USING (${OWN_TENANT} AND revoked_at IS NULL) WITH CHECK (${OWN_TENANT} AND revoked_at IS NOT NULL);
      GRANT SELECT, INSERT, UPDATE (revoked_at, revoked_ip) ON app.consents TO ${app};
      GRANT SELECT (tenant_id, id, revoked_at), DELETE ON app.consents TO ${platform};
    `);
    await runner.query(
      `INSERT INTO app.privacy_policies VALUES (1, 'Política de privacidad', $1, '2025-01-01', encode(sha256(convert_to($1, 'UTF8')), 'hex'), now())`, [FIRST]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.consents, app.privacy_policies');
  }
}
