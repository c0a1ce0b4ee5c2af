import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Tenant } from '../company/tenant.entity';

/**
 * What a series holds: complete invoices, those of devices and metals under reverse charge, those that rectify either,
 * simplified ones, or those that rectify these (RD 1619/2012, art. 6.1.a and 7.1.a).
 */
export type SeriesKind = 'ordinary' | 'devices_or_metals' | 'rectifying' | 'simplified' | 'simplified_rectifying';

/** A series of invoices. It begins with its first number and never ends. */
@Entity('series')
export class Series {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('text')
  code: string;

  @Column('text')
  kind: SeriesKind;

  /** Who issues its invoices in the company's name: a digest of their number; '': the company itself. */
  @Column('text')
  party: string;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
