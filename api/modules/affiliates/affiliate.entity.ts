import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { TenantEntity } from '../../platform/database/tenant-entity';
import { Tenant } from '../company/tenant.entity';

export enum AffiliateStatus {
  pending = 'pending',
  active = 'active',
  inactive = 'inactive',
}
registerEnumType(AffiliateStatus, {
  name: 'AffiliateStatus',
  description: 'Whether an affiliate earns.',
  valuesConfig: {
    pending: { description: 'Pendiente: its link works and who comes by it counts, but it earns nothing yet.' },
    active: { description: 'Activo: it earns.' },
    inactive: { description: 'Inactivo: its code is no longer valid.' },
  },
});

@Entity('affiliates')
@ObjectType({
  description: 'Somebody (afiliado) who recommends Folio and earns a part of the first payment of who comes.',
})
export class Affiliate extends TenantEntity {
  @Field({ description: 'Code of 8 letters and digits, never given twice.' })
  @Column('text')
  code: string;

  @Field({ description: 'Name.' })
  @Column('text')
  name: string;

  @Field({ description: 'Email.' })
  @Column('text')
  email: string;

  @Field(() => String, { nullable: true, description: 'Phone.' })
  @Column('text', { nullable: true })
  phone: string | null;

  @Field(() => DecimalScalar, { description: 'Percent of a first payment, without VAT, that it earns: 0 to 100.' })
  @Column('numeric', { name: 'commission_rate', precision: 5, scale: 2 })
  commissionRate: string;

  @Field(() => AffiliateStatus, { description: 'Whether it earns.' })
  @Column('text')
  status: AffiliateStatus;

  /** Addresses that would be the affiliate's own, as `mailboxKey` writes them. */
  @Column('text', { name: 'email_keys', array: true })
  emailKeys: string[];

  @Column('text')
  search: string;

  @Field(() => DateTimeScalar, { description: 'When it was added.' })
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** When it was last made active. */
  @Column('timestamptz', { name: 'activated_at', nullable: true })
  activatedAt: Date | null;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
