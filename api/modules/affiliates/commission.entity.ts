import { Column, Entity, JoinColumn, OneToOne } from 'typeorm';
import { TenantEntity, ofTenant } from '../../platform/database/tenant-entity';
import { Payment } from '../billing/payment.entity';

/** What an affiliate earns by a company's first payment; it has that payment's id. A row of the company that paid. */
@Entity('commissions')
export class CommissionRow extends TenantEntity {
  @Column('uuid', { name: 'affiliate_tenant_id' })
  affiliateTenantId: string;

  @Column('uuid', { name: 'affiliate_id' })
  affiliateId: string;

  /** Percent. */
  @Column('numeric', { precision: 5, scale: 2 })
  rate: string;

  /** Euros of the payment, without VAT. */
  @Column('numeric', { precision: 11, scale: 2 })
  base: string;

  /** Euros. */
  @Column('numeric', { precision: 11, scale: 2 })
  amount: string;

  /** Euros of it that went back with the payment. */
  @Column('numeric', { precision: 11, scale: 2 })
  reversed: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'paid_at', nullable: true })
  paidAt: Date | null;

  /** Euros that were paid out. */
  @Column('numeric', { precision: 11, scale: 2, nullable: true })
  paid: string | null;

  @Column('text', { name: 'payment_method', nullable: true })
  paymentMethod: string | null;

  @Column('text', { name: 'payment_reference', nullable: true })
  paymentReference: string | null;

  @OneToOne(() => Payment)
  @JoinColumn(ofTenant('id'))
  payment?: Payment;
}
