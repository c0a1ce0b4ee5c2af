import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { Pagination } from '../../platform/graphql/page';
import { AtMostRows } from '../../platform/graphql/rows';
import { DateTimeScalar } from '../../platform/graphql/scalars';
import { TenantEntity } from '../../platform/database/tenant-entity';
import type { Means } from '../../../schema/collect/means';
import type { PaperLanguage } from '../../../schema/paper/language';
import { PaperLanguageName } from '../company/face/paper-language';
import { PaymentMeans, TERMS } from '../company/payment-terms';
import { Tenant } from '../company/tenant.entity';

@Entity('customers')
@ObjectType({ description: 'A customer (cliente) that the company invoices.' })
export class Customer extends TenantEntity {
  @Field({ description: 'Name or legal name.' })
  @Column('text')
  name: string;

  @Field({ description: 'Tax number (NIF, NIE, CIF or a foreign one), upper case.' })
  @Column('text')
  nif: string;

  @Field(() => String, { nullable: true, description: 'Email.' })
  @Column('text', { nullable: true })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'Phone.' })
  @Column('text', { nullable: true })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  @Column('text', { nullable: true })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'Town.' })
  @Column('text', { nullable: true })
  city: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  @Column('text', { name: 'postal_code', nullable: true })
  postalCode: string | null;

  @Field(() => String, { nullable: true, description: 'Country by its two letters; null: Spain.' })
  @Column('text', { nullable: true })
  country: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Kind of tax number as the AEAT numbers them; null: the usual one of its country.',
  })
  @Column('text', { name: 'id_kind', nullable: true })
  idKind: string | null;

  @Field({ description: 'A retailer who has accredited it: the goods that they buy carry recargo de equivalencia.' })
  @Column('boolean')
  recargo: boolean;

  @Field(() => String, { nullable: true, description: `${TERMS} Then the company's hold.` })
  @Column('text', { name: 'payment_terms', nullable: true })
  paymentTerms: string | null;

  @Field(() => PaymentMeans, { nullable: true, description: 'How they pay; null: as is usual for the company.' })
  @Column('text', { name: 'payment_means', nullable: true })
  paymentMeans: Means | null;

  @Field(() => PaperLanguageName, {
    nullable: true,
    description: 'What their papers are written in; null: as is usual for the company.',
  })
  @Column('text', { name: 'paper_language', nullable: true })
  paperLanguage: PaperLanguage | null;

  @Field(() => String, { nullable: true, description: 'What the company wrote down about them, for itself alone.' })
  @Column('text', { nullable: true })
  notes: string | null;

  @Column('text')
  search: string;

  @Field(() => DateTimeScalar, { description: 'Since when it is saved.' })
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Since when the use of its data is restricted (RGPD art. 18): it is not invoiced to, changed or deleted.',
  })
  @Column('timestamptz', { name: 'restricted_at', nullable: true })
  restrictedAt: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when they object to the use of their data (RGPD art. 21).',
  })
  @Column('timestamptz', { name: 'objected_at', nullable: true })
  objectedAt: Date | null;

  @Column('timestamptz', { name: 'erased_at', nullable: true })
  erasedAt: Date | null;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}

@ObjectType({ description: 'Customers and which page of them.' })
export class CustomerPage {
  @AtMostRows('limit')
  @Field(() => [Customer], { description: 'Customers by name.' })
  items: Customer[];

  @Field(() => Pagination, { description: 'Page.' })
  pagination: Pagination;
}
