import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Tenant } from '../company/tenant.entity';

/** What came in on an account or went out of it, as a bank wrote it. */
@Entity('bank_movements')
export class BankMovementRow {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;

  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  account: string;

  @Column('date')
  date: string;

  @Column('numeric', { precision: 14, scale: 2 })
  amount: string;

  @Column('text')
  text: string;

  /** Of account, day, amount, text, and which of the equal ones of a file it is: a movement is there once. */
  @Column('bytea')
  hash: Buffer;

  /** In which form it was read; null: before that was kept. */
  @Column('text', { nullable: true })
  format: 'n43' | 'csv' | null;

  /** Somebody said that it is no collection. */
  @Column('boolean')
  aside: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
