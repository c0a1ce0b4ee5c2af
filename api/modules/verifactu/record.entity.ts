import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import type { AeatEnvironment } from '../../platform/config/aeat';
import { ofTenant, TenantEntity } from '../../platform/database/tenant-entity';
import { Invoice } from '../invoices/invoice.entity';

/** What every sealed record is kept with. */
abstract class SealedRecord extends TenantEntity {
  /** Place in the company's chain, from 1. */
  @Column('integer')
  sequence: number;

  @Column('text')
  kind: 'alta' | 'anulacion';

  @Column('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @Column('text')
  number: string;

  @Column('date')
  date: string;

  /** Literal text: sent, verified and downloaded as it is. */
  @Column('text')
  xml: string;

  @Column('text')
  hash: string;

  @Column('text', { name: 'previous_hash', nullable: true })
  previousHash: string | null;

  @Column('timestamptz', { name: 'generated_at' })
  generatedAt: Date;

  @ManyToOne(() => Invoice)
  @JoinColumn(ofTenant('invoice_id'))
  invoice?: Invoice;
}

/**
 * A sealed record (registro de facturación): insert-only. Its class is VerifactuRecord, since Record means something
 * else in TypeScript.
 */
@Entity('records')
export class VerifactuRecord extends SealedRecord {
  /** Which AEAT it is for: its QR leads there. */
  @Column('text')
  environment: AeatEnvironment;

  @Column('text', { name: 'issuer_nif' })
  issuerNif: string;

  @Column('boolean')
  subsanacion: boolean;

  @Column('text', { name: 'rechazo_previo' })
  rechazoPrevio: 'N' | 'S' | 'X';

  @Column('boolean', { name: 'sin_registro_previo' })
  sinRegistroPrevio: boolean;
}

/** A record of a company that never sent, from before everything was sent. Only its export reads it. */
@Entity('unsent_records')
export class UnsentRecord extends SealedRecord {}
