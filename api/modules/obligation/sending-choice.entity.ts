import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { TenantEntity } from '../../platform/database/tenant-entity';
import { Tenant } from '../company/tenant.entity';

/** What a company has said of its sending, by whom and when: the last row counts. Insert-only. */
@Entity('sending_choices')
export class SendingChoiceRow extends TenantEntity {
  @Column('text', { nullable: true })
  choice: string | null;

  @Column('text', { nullable: true })
  issuer: string | null;

  @Column('text', { nullable: true })
  cause: string | null;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('uuid', { name: 'said_by' })
  saidBy: string;

  @Column('timestamptz', { name: 'said_at' })
  saidAt: Date;

  @Column('text', { name: 'said_ip' })
  saidIp: string;

  /** The NIF that it was said for; null: any. */
  @Column('text', { nullable: true })
  nif: string | null;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
