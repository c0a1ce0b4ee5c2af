import { Column, Entity, PrimaryColumn } from 'typeorm';

export type TokenKind = 'reset' | 'invitation' | 'verification' | 'data_request';

/** Kinds whose link sets a password. */
export const SETS_PASSWORD: readonly TokenKind[] = ['reset', 'invitation'];

/** A link that was mailed, by its hash. Asked before a company is known, by the function one_time_token_of. */
@Entity('one_time_tokens')
export class OneTimeToken {
  @PrimaryColumn('uuid')
  id: string;

  @Column('bytea')
  hash: Buffer;

  @Column('text')
  kind: TokenKind;

  @Column('uuid', { name: 'tenant_id' })
  tenantId: string;

  /** The person; of kind data_request the request over personal data. */
  @Column('uuid', { name: 'user_id' })
  subjectId: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
