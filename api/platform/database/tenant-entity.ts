import { Field, ID, ObjectType } from 'type-graphql';
import { PrimaryColumn, type JoinColumnOptions } from 'typeorm';

/** Rows of a tenant: the tenant is the first column of the key, so every lookup names it. */
@ObjectType()
export abstract class TenantEntity {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @Field(() => ID, { description: 'UUID.' })
  @PrimaryColumn('uuid')
  id: string;
}

/**
 * The columns of a foreign key between two tables of a tenant: both rows are of the same company. Relations are never
 * eager, nor TypeORM's lazy ones: what is not asked for is not there, and loaders walk them (adr/0005).
 */
export const ofTenant = (column: string, key = 'id'): JoinColumnOptions[] => [
  { name: 'tenant_id', referencedColumnName: 'tenantId' },
  { name: column, referencedColumnName: key },
];
