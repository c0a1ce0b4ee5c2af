import { Field, ID, ObjectType } from 'type-graphql';
import { PrimaryColumn } from 'typeorm';

/** Rows of a tenant: the tenant is the first column of the key, so every lookup names it. */
@ObjectType()
export abstract class TenantEntity {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @Field(() => ID, { description: 'UUID.' })
  @PrimaryColumn('uuid')
  id: string;
}
