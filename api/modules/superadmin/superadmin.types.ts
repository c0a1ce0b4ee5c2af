import { Field, ObjectType } from 'type-graphql';
import { Tenant } from '../accounts/tenant.entity';
import { Subscription } from '../plans/subscription.entity';

@ObjectType({ description: 'A company as the superadmin sees it: nothing of its invoices.' })
export class TenantRow extends Tenant {
  @Field(() => Subscription, { description: 'Its subscription.' })
  subscription: Subscription;
}
