import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import { ofTenant } from '../../platform/database/tenant-entity';

/** Of which movement an entry of the ledger was made; where the entry is undone, it matches no more. */
@Entity('bank_matches')
export class BankMatchRow {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('uuid', { name: 'collection_id' })
  collectionId: string;

  @Column('uuid', { name: 'movement_id' })
  movementId: string;

  @OneToOne('collections')
  @JoinColumn(ofTenant('collection_id'))
  collection?: object;

  @ManyToOne('bank_movements', { onDelete: 'CASCADE' })
  @JoinColumn(ofTenant('movement_id'))
  movement?: object;
}
