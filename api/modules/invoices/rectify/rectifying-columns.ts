import { Field, ID, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import { TenantEntity } from '../../../platform/database/tenant-entity';

/** What an invoice keeps of rectifying another, or of being made of one; null of any other. */
@ObjectType()
export abstract class RectifyingColumns extends TenantEntity {
  /** Of a rectifying invoice: I, by differences, or S, by substitution; null of any other. */
  @Column('text', { name: 'rectification_way', nullable: true })
  rectificationWay: 'I' | 'S' | null;

  // By substitution: what the invoices that it replaces say, which sums take off (`amount-counted.ts`).
  @Column('numeric', { name: 'replaced_base', precision: 14, scale: 2, nullable: true })
  replacedBase: string | null;

  @Column('numeric', { name: 'replaced_quota', precision: 14, scale: 2, nullable: true })
  replacedQuota: string | null;

  /** null: they carry no recargo de equivalencia. */
  @Column('numeric', { name: 'replaced_recargo', precision: 14, scale: 2, nullable: true })
  replacedRecargo: string | null;

  @Column('text', { name: 'rectification_cause', nullable: true })
  rectificationCause: string | null;

  /** Of which debt an R5 is; R2 and R3 are of one by themselves. */
  @Column('text', { name: 'rectified_debt', nullable: true })
  rectifiedDebt: 'insolvent' | 'unpaid' | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the invoice that it was copied from.' })
  @Column('uuid', { name: 'copy_of', nullable: true })
  copyOf: string | null;
}
