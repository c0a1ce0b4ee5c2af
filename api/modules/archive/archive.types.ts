import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The download of everything that a company has here.' })
export class TenantExport {
  @Field({ description: 'Name of the file that GET /api/tenant/export gives.' })
  filename: string;
}
