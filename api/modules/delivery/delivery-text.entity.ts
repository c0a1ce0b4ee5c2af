import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';

/** The words that a company writes with its invoices: those that it sent last. */
@Entity('delivery_texts')
export class DeliveryText {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @Column('text')
  words: string;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  @OneToOne('tenants')
  @JoinColumn({ name: 'tenant_id' })
  tenant?: object;
}
