import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, OneToMany } from 'typeorm';
import type { Tax } from '../../../schema/tax/territory';
import { isReverseCharge } from '../../../schema/tax/conditions';
import { identityOf } from '../../../schema/identity';
import { payableOf } from '../../../schema/totals';
import { AtMostRows } from '../../platform/graphql/rows';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { ofTenant } from '../../platform/database/tenant-entity';
import type { Verifactu } from '../verifactu/verifactu.types';
import type { FacturaKind } from '../verifactu/seal/factura';
import { InvoiceLine } from './invoice-line.entity';
import {
  InvoiceCustomer,
  InvoiceIssuer,
  InvoiceKind,
  InvoiceRate,
  InvoiceStatus,
  ManualCustomer,
  MAX_SUPLIDOS,
  Suplido,
} from './invoice.types';
import type { Listed } from './collect/owed';
import { PaymentColumns } from './collect/payment-columns';
import { Tenant } from '../company/tenant.entity';
import { TaxName } from '../company/territory.types';
import { Customer } from '../customers/customer.entity';

@Entity('invoices')
@ObjectType({ description: 'An invoice (factura) or the draft of one.' })
export class Invoice extends PaymentColumns {
  @Field(() => InvoiceKind, { description: 'Kind, as the AEAT names it (TipoFactura).' })
  @Column('text')
  kind: FacturaKind;

  @Field(() => TaxName, { description: 'Its tax: that of the territory where the company was when it was issued.' })
  @Column('text')
  tax: Tax;

  @Field({ description: "Simplified with its customer's data (art. 7.2 RD 1619/2012), or what rectifies one." })
  @Column('boolean')
  qualified: boolean;

  @Field({ description: 'Of what was received before the operation (anticipo); what replaces one is one too.' })
  @Column('boolean')
  prepayment: boolean;

  @Field({
    description:
      'Of mobile phones, consoles, laptops, tablets, silver, platinum or palladium under reverse charge (art. 84.Uno.2.º g LIVA): in a series of its own.',
  })
  @Column('boolean', { name: 'devices_or_metals' })
  devicesOrMetals: boolean;

  @Field({ description: 'Series, 1 to 10 of A-Z 0-9.' })
  @Column('text')
  series: string;

  @Column('smallint')
  year: number;

  @Field(() => Int, { nullable: true, description: 'Correlative per series and year, from 1; null for a draft.' })
  @Column('integer', { nullable: true })
  number: number | null;

  @Field(() => String, { nullable: true, description: 'SERIES-YEAR-NNNN; null for a draft.' })
  @Column('text', { name: 'full_number', nullable: true })
  fullNumber: string | null;

  @Field(() => DateScalar, { description: 'Date of issue.' })
  @Column('date')
  date: string;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'Date of the operation, where it is not that of issue: of a prepayment when it was received, of a rectifying invoice that of its original.',
  })
  @Column('date', { name: 'operation_date', nullable: true })
  operationDate: string | null;

  @Field(() => String, { nullable: true, description: 'Notes.' })
  @Column('text', { nullable: true })
  notes: string | null;

  @Field(() => InvoiceStatus, { description: 'State.' })
  @Column('text')
  status: InvoiceStatus;

  @Column('text', { name: 'issuer_name' })
  issuerName: string;

  @Column('text', { name: 'issuer_nif' })
  issuerNif: string;

  @Column('text', { name: 'issuer_address', nullable: true })
  issuerAddress: string | null;

  @Field(() => ID, { nullable: true, description: 'Saved customer, as a draft is changed with; else null.' })
  @Column('uuid', { name: 'customer_id', nullable: true })
  customerId: string | null;

  // Snapshot of whom it was issued to. The GraphQL fields customer and customerName… are made of it.
  @Column('text', { name: 'customer_name' })
  toName: string;

  @Column('text', { name: 'customer_nif' })
  toNif: string;

  @Column('text', { name: 'customer_email', nullable: true })
  toEmail: string | null;

  @Column('text', { name: 'customer_address', nullable: true })
  toAddress: string | null;

  @Column('text', { name: 'customer_city', nullable: true })
  toCity: string | null;

  @Column('text', { name: 'customer_postal_code', nullable: true })
  toPostalCode: string | null;

  @Column('text', { name: 'customer_country', nullable: true })
  toCountry: string | null;

  @Column('text', { name: 'customer_id_kind', nullable: true })
  toIdKind: string | null;

  @Field(() => DecimalScalar, { description: "Base imponible: sum of the lines' subtotals." })
  @Column('numeric', { precision: 14, scale: 2 })
  subtotal: string;

  @Field(() => DecimalScalar, { description: 'VAT of all rates.' })
  @Column('numeric', { name: 'total_iva', precision: 14, scale: 2 })
  totalIva: string;

  @Field(() => DecimalScalar, { description: 'Total with VAT and recargo de equivalencia.' })
  @Column('numeric', { precision: 14, scale: 2 })
  total: string;

  @AtMostRows(12)
  @Field(() => [InvoiceRate], { description: 'VAT per rate and cause.' })
  @Column('jsonb')
  rates: InvoiceRate[];

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage taken off the whole.' })
  @Column('numeric', { name: 'discount_percent', precision: 5, scale: 2, nullable: true })
  discountPercent: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Euros taken off the whole.' })
  @Column('numeric', { name: 'discount_amount', precision: 14, scale: 2, nullable: true })
  discountAmount: string | null;

  @Field(() => DecimalScalar, { description: 'All that was taken off, of the lines and of the whole.' })
  @Column('numeric', { precision: 14, scale: 2 })
  discount: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage of IRPF that the customer withholds.' })
  @Column('numeric', { name: 'withholding_percent', precision: 5, scale: 2, nullable: true })
  withholdingPercent: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'What the customer withholds of the base imponible.' })
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  withholding: string | null;

  @AtMostRows(MAX_SUPLIDOS)
  @Field(() => [Suplido], { description: "What was paid in the customer's name: not part of the total." })
  @Column('jsonb')
  suplidos: Suplido[];

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Recargo de equivalencia of all rates, in the total; null: the invoice carries none.',
  })
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  recargo: string | null;

  @Column('text', { name: 'actor_kind' })
  actorKind: string;

  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'issued_at', nullable: true })
  issuedAt: Date | null;

  @Column('timestamptz', { name: 'cancelled_at', nullable: true })
  cancelledAt: Date | null;

  @Column('text')
  search: string;

  /** The database takes no line beyond it, so that nothing is added to an issued invoice. */
  @Column('smallint', { name: 'line_count' })
  lineCount: number;

  /** Set when the lines are at hand already; else the resolver loads them. */
  @OneToMany(() => InvoiceLine, 'invoice')
  lines?: InvoiceLine[];

  /** What it rectifies, or was just made for and takes back, where at hand already; else the resolvers load them. */
  rectified?: Invoice[];
  /** Of one that rectifies several and was just made: what it says of each, by its id. */
  rectifiedRates?: Map<string, InvoiceRate[]>;
  exchange?: { invoices: Invoice[]; takesBack: Invoice | null };
  /** Of a part of one that rectifies several: what is to be paid of all of it. */
  payableOfAll?: string;
  /** True in the answer of the call that made it. */
  justMade?: boolean;
  /** What its record says, where it is at hand already; null: it has none. Else the resolver reads it. */
  sealed?: Omit<Verifactu, 'qrUrl'> | null;
  /** What came in for it and what is owed, where they are at hand already; else the resolver reads them. */
  balance?: Listed;

  @Field(() => [String], { description: 'What to know about the invoice just made or issued; empty otherwise.' })
  warnings: string[] = [];

  @Field(() => DecimalScalar, { description: 'What is to be paid: total, less what is withheld, with the suplidos.' })
  get payable(): string {
    return payableOf(this);
  }

  @Field(() => InvoiceIssuer, { description: 'The company as it was when the invoice was issued.' })
  get issuer(): InvoiceIssuer {
    return { name: this.issuerName, nif: this.issuerNif, address: this.issuerAddress };
  }

  @Field(() => InvoiceCustomer, { nullable: true, description: 'Saved customer as it was then; null of any other.' })
  get customer(): InvoiceCustomer | null {
    if (!this.customerId) return null;
    return {
      id: this.customerId,
      name: this.toName,
      nif: this.toNif,
      email: this.toEmail,
      address: this.toAddress,
      city: this.toCity,
      postalCode: this.toPostalCode,
      ...this.abroad,
    };
  }

  @Field(() => ManualCustomer, { nullable: true, description: 'Manual customer, as a draft is changed with.' })
  get customerManual(): ManualCustomer | null {
    return this.customerId || !this.toName
      ? null
      : { name: this.toName, nif: this.toNif, address: this.toAddress, country: this.toCountry, idKind: this.toIdKind };
  }

  @Field({ description: 'True where its paper says «inversión del sujeto pasivo»: S2, or N2 by a NIF-IVA.' })
  get reverseCharge(): boolean {
    return isReverseCharge(identityOf({ nif: this.toNif, ...this.abroad }), this.rates, this.tax);
  }

  @Field(() => String, { nullable: true, description: 'Name of a manual customer; else null.' })
  get customerName(): string | null {
    return this.customerId ? null : this.toName || null;
  }

  @Field(() => String, { nullable: true, description: 'Tax number of a manual customer; else null.' })
  get customerNif(): string | null {
    return this.customerId ? null : this.toNif || null;
  }

  @Field(() => String, { nullable: true, description: 'Address of a manual customer; else null.' })
  get customerAddress(): string | null {
    return this.customerId ? null : this.toAddress;
  }

  @Field(() => String, { nullable: true, description: 'Country of a manual customer by its two letters; null: Spain.' })
  get customerCountry(): string | null {
    return this.customerId ? null : this.abroad.country;
  }

  @Field(() => String, { nullable: true, description: "Kind of a manual customer's tax number; null: the usual one." })
  get customerIdKind(): string | null {
    return this.customerId ? null : this.abroad.idKind;
  }

  private get abroad() {
    return { country: this.toCountry ?? null, idKind: this.toIdKind ?? null };
  }

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;

  /** The card of the customer, which may say something else by now. */
  @ManyToOne(() => Customer)
  @JoinColumn(ofTenant('customer_id'))
  savedCustomer?: Customer | null;
}
