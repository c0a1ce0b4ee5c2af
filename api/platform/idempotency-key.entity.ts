import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** A key of a create that was done: a hash of what was asked and the id of what was made, never an answer. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('text')
  key: string;

  @Column('bytea')
  hash: Buffer;

  @Column('text')
  operation: string;

  @Column('uuid', { name: 'made_id' })
  madeId: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** Null: for ever. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @ManyToOne('tenants')
  @JoinColumn({ name: 'tenant_id' })
  tenant?: object;
}
