import type { MigrationInterface, QueryRunner } from 'typeorm';

const FORCED = ['users', 'api_keys', 'mails', 'certificates'];
const force = (how: 'NO FORCE' | 'FORCE') => FORCED.map(table => `ALTER TABLE app.${table} ${how} ROW LEVEL SECURITY;`).join('\n');

/**
 * Whether a person has shown that they read the mail of their address; an end for every API key, that of its maker included; no
 * password beside a key that is stored opened. The kinds of mail are the application's: the table only keeps them to a shape.
 */
export class ProveAddressesAndEndKeys1763800310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${force('NO FORCE')}
      ALTER TABLE app.users ADD COLUMN email_verified_at timestamptz;

      ALTER TABLE app.one_time_tokens DROP CONSTRAINT one_time_tokens_kind_check,
        ADD CONSTRAINT one_time_tokens_kind_check CHECK (kind IN ('reset', 'invitation', 'verification'));
      ALTER TABLE app.mails DROP CONSTRAINT mails_kind_check, ADD CONSTRAINT mails_kind_check CHECK (kind ~ '^[a-z][a-z0-9_]{0,39}$');

      ALTER TABLE app.api_keys ADD COLUMN expires_at timestamptz NOT NULL DEFAULT now() + interval '1 year';
      UPDATE app.sessions s SET expires_at = k.expires_at FROM app.api_keys k WHERE k.tenant_id = s.tenant_id AND k.id = s.api_key_id;
      UPDATE app.api_keys k SET revoked_at = now() FROM app.users u
       WHERE u.tenant_id = k.tenant_id AND u.id = k.created_by AND k.revoked_at IS NULL AND (u.deleted_at IS NOT NULL OR u.role <> 'admin');
      DELETE FROM app.sessions s USING app.api_keys k WHERE k.tenant_id = s.tenant_id AND k.id = s.api_key_id AND k.revoked_at IS NOT NULL;

      UPDATE app.certificates SET password_sealed = NULL;
      ${force('FORCE')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${force('NO FORCE')}
      ALTER TABLE app.api_keys DROP COLUMN expires_at;
      DELETE FROM app.mails WHERE kind NOT IN ('reset', 'invitation', 'certificate_30', 'certificate_7');
      ALTER TABLE app.mails DROP CONSTRAINT mails_kind_check,
        ADD CONSTRAINT mails_kind_check CHECK (kind IN ('reset', 'invitation', 'certificate_30', 'certificate_7'));
      DELETE FROM app.one_time_tokens WHERE kind = 'verification';
      ALTER TABLE app.one_time_tokens DROP CONSTRAINT one_time_tokens_kind_check,
        ADD CONSTRAINT one_time_tokens_kind_check CHECK (kind IN ('reset', 'invitation'));
      ALTER TABLE app.users DROP COLUMN email_verified_at;
      ${force('FORCE')}
    `);
  }
}
