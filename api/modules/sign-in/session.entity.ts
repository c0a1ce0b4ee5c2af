import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A session of a person, or a key's. Asked before a company is known, by the function session_tenant. */
@Entity('sessions')
export class SessionRow {
  @PrimaryColumn('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('text')
  kind: 'user' | 'api_key';

  @Column('uuid', { name: 'tenant_id' })
  tenantId: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('uuid', { name: 'api_key_id', nullable: true })
  apiKeyId: string | null;

  @Column('text', { nullable: true })
  scope: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_used_at' })
  lastUsedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('text', { nullable: true })
  device: string | null;

  @Column('text', { name: 'ip_address', nullable: true })
  ipAddress: string | null;

  /** For whoever ends it: the hash is nobody's to see. */
  @Column('uuid')
  id: string;
}
