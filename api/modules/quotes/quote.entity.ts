import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { MOST_MADE, MOST_QUOTE_LINES, type KeptState } from '../../../schema/kinds/quote';
import { payableOf } from '../../../schema/totals';
import { ofTenant, TenantEntity } from '../../platform/database/tenant-entity';
import { AtMostRows, OnlyInDetail } from '../../platform/graphql/rows';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { TaxName } from '../company/territory.types';
import { InvoiceLine } from '../invoices/invoice-line.entity';
import { InvoiceRate } from '../invoices/invoice.types';
import type { QuoteContent } from './content';
import { QuoteEvent, QuoteInvoice, QuoteKind, QuoteLink, QuoteState } from './quote.types';

/** Events of one that its detail shows. */
const MOST_EVENTS = 100;
const NOT_LISTED = 'Lo que dice y lo que pasó de un presupuesto no va en listas: pídelo con quote(id)';

@Entity('quotes')
@ObjectType({ description: 'A quote (presupuesto) or a proforma: no invoice, and no number of a series of invoices.' })
export class Quote extends TenantEntity {
  @Field(() => QuoteKind, { description: 'Kind.' })
  @Column('text')
  kind: QuoteKind;

  @Column('smallint')
  year: number;

  @Column('integer')
  number: number;

  @Field({ description: 'Its own number: P-2026-0001, of a proforma PF-2026-0001.' })
  @Column('text', { name: 'full_number' })
  fullNumber: string;

  @Field(() => DateScalar, { description: 'Date.' })
  @Column('date')
  date: string;

  @Field(() => DateScalar, { description: 'Last day on which it can be accepted.' })
  @Column('date', { name: 'valid_until' })
  validUntil: string;

  @Field(() => ID, { description: 'UUID of its customer.' })
  @Column('uuid', { name: 'customer_id' })
  customerId: string;

  @Field({ description: "The customer's name when it was written." })
  @Column('text', { name: 'customer_name' })
  customerName: string;

  @Field(() => String, { nullable: true, description: "The customer's address then." })
  get customerEmail(): string | null {
    return this.content.customer.email;
  }

  @Column('text', { name: 'state' })
  kept: KeptState;

  @Field(() => QuoteState, { description: 'How it stands today.' })
  state: QuoteState;

  @Field(() => Int, { description: 'Version of what it says: who changes or accepts it may say which one they saw.' })
  @Column('integer')
  version: number;

  @Column('jsonb')
  content: QuoteContent;

  @Field(() => DecimalScalar, { description: 'Sum of the lines, without VAT.' })
  @Column('numeric', { precision: 14, scale: 2 })
  subtotal: string;

  @Field(() => DecimalScalar, { description: 'VAT.' })
  @Column('numeric', { name: 'total_iva', precision: 14, scale: 2 })
  totalIva: string;

  @Field(() => DecimalScalar, { description: 'Total with VAT.' })
  @Column('numeric', { precision: 14, scale: 2 })
  total: string;

  @Column('text')
  search: string;

  @Column('uuid', { name: 'link_id', nullable: true })
  linkId: string | null;

  /** SHA-256 of the link's secret, which is kept nowhere. */
  @Column('bytea', { name: 'link_hash', nullable: true })
  linkHash: Buffer | null;

  @Column('timestamptz', { name: 'link_expires_at', nullable: true })
  linkExpiresAt: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was written first.' })
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @OnlyInDetail(MOST_EVENTS, NOT_LISTED)
  @Field(() => [QuoteEvent], {
    description: 'What happened to it, newest first: the last 25 of each kind. Not in lists.',
  })
  events: QuoteEvent[];

  @OnlyInDetail(MOST_MADE, NOT_LISTED)
  @Field(() => [QuoteInvoice], { description: 'Invoices made of it, the oldest first. Not in lists.' })
  invoices: QuoteInvoice[];

  @Field(() => QuoteLink, { nullable: true, description: "The customer's link; null: there is none, and in lists." })
  link: QuoteLink | null;

  @Field(() => TaxName, { description: 'Its tax.' })
  get tax(): string {
    return this.content.tax;
  }

  @Field(() => String, { nullable: true, description: 'Conditions.' })
  get notes(): string | null {
    return this.content.notes;
  }

  @OnlyInDetail(MOST_QUOTE_LINES, NOT_LISTED)
  @Field(() => [InvoiceLine], { description: 'Lines in order. Not in lists.' })
  get lines(): InvoiceLine[] {
    return this.content.lines.map(line => Object.assign(new InvoiceLine(), line, { returned: false }));
  }

  @AtMostRows(12)
  @Field(() => [InvoiceRate], { description: 'Base and VAT of each rate and cause.' })
  get rates(): InvoiceRate[] {
    return this.content.rates;
  }

  @Field(() => DecimalScalar, { nullable: true, description: 'Recargo de equivalencia of all rates; null: none.' })
  get recargo(): string | null {
    return this.content.recargo;
  }

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage taken off the whole.' })
  get discountPercent(): string | null {
    return this.content.discountPercent;
  }

  @Field(() => DecimalScalar, { nullable: true, description: 'Euros taken off the whole.' })
  get discountAmount(): string | null {
    return this.content.discountAmount;
  }

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage of IRPF that its invoice withholds.' })
  get withholdingPercent(): string | null {
    return this.content.withholdingPercent;
  }

  @Field(() => DecimalScalar, { nullable: true, description: 'Euros of IRPF; null: none.' })
  get withholding(): string | null {
    return this.content.withholding;
  }

  @Field(() => DecimalScalar, { description: 'Total less what is withheld.' })
  get payable(): string {
    return payableOf({ total: this.total, withholding: this.withholding, suplidos: [] });
  }

  @ManyToOne('customers')
  @JoinColumn(ofTenant('customer_id'))
  customer?: object;
}
