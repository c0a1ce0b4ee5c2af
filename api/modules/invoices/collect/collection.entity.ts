import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import type { Means } from '../../../../schema/collect/means';
import { ofTenant } from '../../../platform/database/tenant-entity';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars';
import { PaymentMeans } from '../../company/payment-terms';

@Entity('collections')
@ObjectType({
  description: 'What came in for an invoice (cobro): never changed, undone by an entry of the opposite sign.',
})
export class Collection {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @Field(() => ID, { description: 'UUID.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @Field(() => DateScalar, { description: 'Day on which it came in; of what undoes another, that of the other.' })
  @Column('date')
  date: string;

  @Field(() => DecimalScalar, { description: 'Euros; below zero they were given back, or the entry undoes another.' })
  @Column('numeric', { precision: 14, scale: 2 })
  amount: string;

  @Field(() => PaymentMeans, { nullable: true, description: 'How it was paid.' })
  @Column('text', { nullable: true })
  means: Means | null;

  @Field(() => String, { nullable: true, description: 'What identifies it: a transfer, a cheque.' })
  @Column('text', { nullable: true })
  reference: string | null;

  @Field(() => ID, { nullable: true, description: 'The entry that it undoes.' })
  @Column('uuid', { nullable: true })
  undoes: string | null;

  @Column('text', { name: 'actor_kind' })
  actorKind: string;

  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was written down.' })
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** By the table's name: its class knows this one. */
  @ManyToOne('invoices')
  @JoinColumn(ofTenant('invoice_id'))
  invoice?: object;

  @OneToOne('collections')
  @JoinColumn(ofTenant('undoes'))
  undone?: object;
}
