import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import { ofTenant } from '../../../../platform/database/tenant-entity';
import type { RectifyInput } from '../rectify.types';

/** What a draft that rectifies is of. Its invoice is what the list shows; it is issued by `input`, asked once more. */
@Entity('rectifying_drafts')
export class RectifyingDraft {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @Column('uuid', { name: 'original_id' })
  originalId: string;

  @Column('jsonb')
  input: RectifyInput;

  /** What was written in the form that made it, as that form writes it; nothing else reads it. */
  @Column('text', { nullable: true })
  form: string | null;

  /** By the table's name: its class knows this one. */
  @OneToOne('invoices', { onDelete: 'CASCADE' })
  @JoinColumn(ofTenant('invoice_id'))
  invoice?: object;

  @ManyToOne('invoices')
  @JoinColumn(ofTenant('original_id'))
  original?: object;
}
