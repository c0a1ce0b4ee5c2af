import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import type { Unit } from '../../../schema/recurring';
import { ofTenant, TenantEntity } from '../../platform/database/tenant-entity';
import { OnlyInDetail } from '../../platform/graphql/rows';
import { DateScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { MOST_PERIODS, RecurringPeriod, RecurringState, RecurringTemplate, RecurringUnit } from './recurring.types';
import type { RecurringTemplateInput } from './template.inputs';

@Entity('recurring_invoices')
@ObjectType({ description: 'An invoice that repeats (factura recurrente): what it says, how often, until when.' })
export class RecurringInvoice extends TenantEntity {
  @Field(() => ID, { description: 'UUID of its customer.' })
  @Column('uuid', { name: 'customer_id' })
  customerId: string;

  @Field({ description: "The customer's name as it is today." })
  customerName: string;

  @Field(() => RecurringTemplate, { description: 'What each invoice says.' })
  @Column('jsonb')
  template: RecurringTemplateInput;

  @Field(() => DecimalScalar, { description: 'Total with VAT as it was when the rule was written.' })
  @Column('numeric', { precision: 14, scale: 2 })
  total: string;

  @Field(() => Boolean, { description: 'Whether its invoices are issued; otherwise they are kept as drafts.' })
  @Column('boolean')
  issues: boolean;

  @Field(() => Boolean, { description: 'Whether what is issued goes to the customer by mail.' })
  @Column('boolean')
  sends: boolean;

  @Field(() => DateScalar, {
    description: 'The day that the others are counted from: 31 January is followed by 28 February and 31 March.',
  })
  @Column('date')
  anchor: string;

  @Field(() => Int, { description: 'So many units lie between two invoices.' })
  @Column('smallint')
  every: number;

  @Field(() => RecurringUnit, { description: 'Unit.' })
  @Column('text')
  unit: Unit;

  @Field(() => DateScalar, { nullable: true, description: 'Last day on which there is one; null: none.' })
  @Column('date', { nullable: true })
  until: string | null;

  @Field(() => Int, { nullable: true, description: 'It ends after so many invoices; null: it does not.' })
  @Column('smallint', { nullable: true })
  times: number | null;

  @Field(() => DateScalar, { nullable: true, description: 'Day of the next one; null: it has ended.' })
  @Column('date', { name: 'next_date', nullable: true })
  nextDate: string | null;

  @Field(() => Int, { description: 'Invoices made so far.' })
  @Column('integer')
  made: number;

  @Field(() => RecurringState, { description: 'State.' })
  @Column('text')
  state: RecurringState;

  @Field(() => String, {
    nullable: true,
    description: 'Why the next one was not made, in Spanish. It is tried again each day, and waits until then.',
  })
  @Column('text', { nullable: true })
  problem: string | null;

  /** The day on which it was refused. */
  @Column('date', { name: 'tried_on', nullable: true })
  triedOn: string | null;

  /** Who wrote the rule: mails go in their name. */
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @OnlyInDetail(MOST_PERIODS, 'Los días de una factura recurrente no van en listas: pídelos con recurringInvoice(id)')
  @Field(() => [RecurringPeriod], { description: 'Its latest days, the newest first. Not in lists.' })
  periods: RecurringPeriod[];

  @Field(() => RecurringPeriod, { nullable: true, description: 'The last day that was dealt with; null: none yet.' })
  get last(): RecurringPeriod | null {
    return this.periods[0] ?? null;
  }

  @Field(() => String, {
    nullable: true,
    description: 'Which version of it this is, for updateRecurringInvoice. Not in lists.',
  })
  version?: string | null;

  @Field({ description: 'What its first line says.' })
  get concept(): string {
    return this.template.lines[0]!.description;
  }

  @ManyToOne('customers')
  @JoinColumn(ofTenant('customer_id'))
  customer?: object;

  @ManyToOne('users')
  @JoinColumn(ofTenant('user_id'))
  user?: object;
}
