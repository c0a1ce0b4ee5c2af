import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { LetterName } from '../../../schema/paper/letter/letters';
import type { PaperLanguage } from '../../../schema/paper/language';

/** What a company writes in a letter to its customers, of papers in one language; without a row it is the usual text. */
@Entity('letter_texts')
export class LetterTextRow {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('text')
  letter: LetterName;

  @PrimaryColumn('text')
  language: PaperLanguage;

  @Column('text')
  words: string;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  @ManyToOne('tenants')
  @JoinColumn({ name: 'tenant_id' })
  tenant?: object;
}
