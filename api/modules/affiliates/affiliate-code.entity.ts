import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whose a code is. Kept for ever: a code is never given twice. Of no company, since it is asked for before one is known. */
@Entity('affiliate_codes')
export class AffiliateCodeRow {
  @PrimaryColumn('text')
  code: string;

  @Column('uuid', { name: 'tenant_id' })
  tenantId: string;

  @Column('uuid', { name: 'affiliate_id' })
  affiliateId: string;
}
