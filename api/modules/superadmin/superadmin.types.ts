import { Field, ObjectType } from 'type-graphql';
import { Pagination } from '../../platform/page';
import { AtMostRows } from '../../platform/rows';
import { Tenant } from '../accounts/tenant.entity';
import { Subscription } from '../plans/subscription.entity';

@ObjectType({ description: 'A company as the superadmin sees it: nothing of its invoices.' })
export class TenantRow extends Tenant {
  @Field(() => Subscription, { description: 'Its subscription.' })
  subscription: Subscription;
}

@ObjectType({ description: 'Companies and which page of them.' })
export class TenantPage {
  @AtMostRows('limit')
  @Field(() => [TenantRow], { description: 'Companies, newest first.' })
  items: TenantRow[];

  @Field(() => Pagination, { description: 'Page.' })
  pagination: Pagination;
}
