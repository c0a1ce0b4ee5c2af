import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { TenantEntity } from '../../platform/database/tenant-entity';
import { Tenant } from '../company/tenant.entity';

@Entity('payments')
@ObjectType({ description: 'One try to collect what a company pays for its plan.' })
export class Payment extends TenantEntity {
  /** Stripe's charge. */
  @Column('text', { name: 'charge_id' })
  chargeId: string;

  @Field(() => DateTimeScalar, { description: 'When it was tried.' })
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Field(() => DecimalScalar, { description: 'Euros, with VAT.' })
  @Column('numeric', { precision: 11, scale: 2 })
  amount: string;

  @Field(() => DecimalScalar, { description: 'Euros of it that were given back, with VAT.' })
  @Column('numeric', { precision: 11, scale: 2 })
  refunded: string;

  @Field({ description: 'succeeded, failed or pending.' })
  @Column('text')
  status: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why it failed, in the words of the bank; null where it did not.',
  })
  @Column('text', { nullable: true })
  failure: string | null;

  /** Euros without VAT; null while the invoice that it pays is not known. */
  @Column('numeric', { precision: 11, scale: 2, nullable: true })
  net: string | null;

  @Field(() => String, { nullable: true, description: 'What it is for: plan and days.' })
  @Column('text', { nullable: true })
  concept: string | null;

  /** Our invoice for it, among those of the company that runs this Folio. */
  @Column('uuid', { name: 'invoice_id', nullable: true })
  invoiceId: string | null;

  @Field(() => String, { nullable: true, description: 'Number of our invoice for it; null until there is one.' })
  @Column('text', { name: 'invoice_number', nullable: true })
  invoiceNumber: string | null;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
