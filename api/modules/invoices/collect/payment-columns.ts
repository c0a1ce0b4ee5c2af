import { Field, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import type { Means } from '../../../../schema/collect/means';
import { dueOnOf } from '../../../../schema/collect/terms';
import type { PaperLanguage } from '../../../../schema/paper/language';
import { DateScalar } from '../../../platform/graphql/scalars';
import { PaperLanguageName } from '../../company/face/paper-language';
import { PaymentMeans } from '../../company/payment-terms';
import { InvoiceStatus } from '../invoice.types';
import { IssuingColumns } from '../issued-by/issued-by-columns';

/** When and how an invoice is to be paid, and whether it was. */
@ObjectType()
export abstract class PaymentColumns extends IssuingColumns {
  abstract kind: string;
  abstract date: string;
  abstract status: InvoiceStatus;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Day on which it is to be paid, as its paper says it; of a draft only where somebody wrote it.',
  })
  @Column('date', { name: 'due_date', nullable: true })
  dueDate: string | null;

  @Field(() => PaperLanguageName, { nullable: true, description: 'What its paper is written in; null: Spanish.' })
  @Column('text', { name: 'paper_language', nullable: true })
  paperLanguage: PaperLanguage | null;

  @Field(() => String, { nullable: true, description: 'Terms that its due date follows from; null: it was written.' })
  @Column('text', { name: 'payment_terms', nullable: true })
  paymentTerms: string | null;

  @Field(() => PaymentMeans, { nullable: true, description: 'How it is to be paid, as its paper says it.' })
  @Column('text', { name: 'payment_method', nullable: true })
  paymentMeans: Means | null;

  @Field(() => String, { nullable: true, description: 'Account that a transfer goes to, as its paper says it (IBAN).' })
  @Column('text', { nullable: true })
  iban: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Day it was paid.' })
  @Column('date', { name: 'paid_on', nullable: true })
  paidOn: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'Day after which it is overdue: dueDate, or else thirty days after its date (art. 4.1 Ley 3/2004); null of a draft and of what is collected by its simplified invoices (F3).',
  })
  get dueOn(): string | null {
    return this.status === InvoiceStatus.draft || this.kind === 'F3' ? null : dueOnOf(this);
  }
}
