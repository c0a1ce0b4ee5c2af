import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { REGIMES, type Regime } from '../../../schema/tax/causes';
import { lineAmounts } from '../../../schema/totals';
import { DateScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { COST, IvaCause } from './invoice.types';
import { RATE_COLUMN } from '../../platform/database/rate-column';
import { ofTenant } from '../../platform/database/tenant-entity';
import { Product } from '../products/product.entity';

@Entity('invoice_lines')
@ObjectType({ description: 'One line of an invoice.' })
export class InvoiceLine {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('uuid', { name: 'invoice_id' })
  invoiceId: string;

  /** From 1. */
  @PrimaryColumn('smallint')
  position: number;

  @Field({ description: 'What is sold.' })
  @Column('text')
  description: string;

  @Field(() => DecimalScalar, { description: 'Quantity, up to 6 decimals; below 0 of what is taken off.' })
  @Column('numeric', { precision: 18, scale: 6 })
  quantity: string;

  @Field(() => DecimalScalar, { description: 'Unit price in euros, without VAT, up to 6 decimals.' })
  @Column('numeric', { precision: 18, scale: 6 })
  price: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Unit price with VAT included, where that was agreed: the price is what it comes to without.',
  })
  @Column('numeric', { name: 'gross_price', precision: 18, scale: 6, nullable: true })
  grossPrice: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage taken off the line.' })
  @Column('numeric', { name: 'discount', precision: 9, scale: 6, nullable: true })
  discountPercent: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Euros taken off the line.' })
  @Column('numeric', { name: 'discount_amount', precision: 14, scale: 2, nullable: true })
  discountAmount: string | null;

  @Field(() => Float, { description: "Rate of the invoice's tax in percent." })
  @Column({ ...RATE_COLUMN, name: 'iva_rate' })
  ivaRate: number;

  @Field(() => IvaCause, { nullable: true, description: 'Cause of a rate of 0.' })
  @Column('text', { name: 'iva_cause', nullable: true })
  ivaCause: IvaCause | null;

  @Field(() => String, {
    nullable: true,
    description: `Regime as the AEAT numbers it (ClaveRegimen), where it does not follow from the cause: ${REGIMES.join(', ')}.`,
  })
  @Column('text', { name: 'iva_regime', nullable: true })
  ivaRegime: Regime | null;

  @Field(() => DecimalScalar, { nullable: true, description: COST })
  @Column('numeric', { precision: 18, scale: 6, nullable: true })
  cost: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Day of its operation, where the invoice has several.' })
  @Column('date', { name: 'operation_date', nullable: true })
  operationDate: string | null;

  @Field(() => DecimalScalar, {
    description: 'Quantity × price, half up to the cent, less its discount and its share of that of the whole.',
  })
  @Column('numeric', { precision: 14, scale: 2 })
  subtotal: string;

  @Field(() => DecimalScalar, { description: "Subtotal and its share of the rate's VAT." })
  @Column('numeric', { precision: 14, scale: 2 })
  total: string;

  @Field(() => ID, { nullable: true, description: 'Saved product that filled the line.' })
  @Column('uuid', { name: 'product_id', nullable: true })
  productId: string | null;

  @Field(() => ID, { nullable: true, description: 'Of a line that takes a prepayment off: which.' })
  @Column('uuid', { name: 'prepayment_id', nullable: true })
  prepaymentId: string | null;

  @Field({ description: 'What came back from the customer: its quantity is below 0.' })
  @Column('boolean')
  returned: boolean;

  @Field(() => DecimalScalar, { description: 'Quantity × price less its own discount, as its paper shows it.' })
  get amount(): string {
    return lineAmounts({ ...this, discount: { percent: this.discountPercent, amount: this.discountAmount } }).net;
  }

  /** By the table's name: its class knows this one. */
  @ManyToOne('invoices', 'lines', { onDelete: 'CASCADE' })
  @JoinColumn(ofTenant('invoice_id'))
  invoice?: object;

  @ManyToOne('invoices')
  @JoinColumn(ofTenant('prepayment_id'))
  prepayment?: object;

  @ManyToOne(() => Product)
  @JoinColumn(ofTenant('product_id'))
  product?: Product | null;
}
