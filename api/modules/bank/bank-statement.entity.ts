import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ofTenant } from '../../platform/database/tenant-entity';
import { Tenant } from '../company/tenant.entity';

/** A file of a bank that somebody uploaded, as long as something of it is left. */
@Entity('bank_statements')
export class BankStatementRow {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;

  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  format: 'n43' | 'csv';

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

/** Which movements a file said: one that overlaps another says some that were there already. */
@Entity('bank_statement_movements')
export class BankStatementMovementRow {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('uuid', { name: 'statement_id' })
  statementId: string;

  @PrimaryColumn('uuid', { name: 'movement_id' })
  movementId: string;

  @ManyToOne(() => BankStatementRow, { onDelete: 'CASCADE' })
  @JoinColumn(ofTenant('statement_id'))
  statement?: BankStatementRow;

  @ManyToOne('bank_movements', { onDelete: 'CASCADE' })
  @JoinColumn(ofTenant('movement_id'))
  movement?: object;
}
