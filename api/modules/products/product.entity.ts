import { Field, Float, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { Pagination } from '../../platform/graphql/page';
import { AtMostRows } from '../../platform/graphql/rows';
import { DecimalScalar } from '../../platform/graphql/scalars';
import { RATE_COLUMN } from '../../platform/database/rate-column';
import { TenantEntity } from '../../platform/database/tenant-entity';
import { Tenant } from '../company/tenant.entity';

@Entity('products')
@ObjectType({ description: 'A product or service (producto) that fills an invoice line.' })
export class Product extends TenantEntity {
  @Field({ description: 'Name.' })
  @Column('text')
  name: string;

  @Field(() => String, { nullable: true, description: 'What the invoice line says; the name where there is none.' })
  @Column('text', { nullable: true })
  description: string | null;

  @Field(() => String, { nullable: true, description: 'Reference (SKU).' })
  @Column('text', { nullable: true })
  sku: string | null;

  @Field(() => DecimalScalar, { description: 'Unit price in euros, without VAT, up to 6 decimals.' })
  @Column('numeric', { precision: 18, scale: 6 })
  price: string;

  @Field(() => Float, { description: 'Rate of VAT (IVA), IGIC or IPSI in percent: of VAT 0, 4, 10 or 21.' })
  @Column({ ...RATE_COLUMN, name: 'iva_rate' })
  ivaRate: number;

  @Column('text')
  search: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}

@ObjectType({ description: 'Products and which page of them.' })
export class ProductPage {
  @AtMostRows('limit')
  @Field(() => [Product], { description: 'Products by name.' })
  items: Product[];

  @Field(() => Pagination, { description: 'Page.' })
  pagination: Pagination;
}
