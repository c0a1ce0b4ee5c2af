import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { Pagination } from '../../platform/graphql/page';
import { AtMostRows } from '../../platform/graphql/rows';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { PageArgs } from '../../platform/graphql/search-args';
import { OptionalText } from '../../platform/graphql/validation';
import { Tenant, TenantStatus } from '../company/tenant.entity';
import { Plan, Subscription } from '../plans/subscription.entity';

export const MONTHS = 12;

@ArgsType()
export class TenantsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Part of a name, tax number or email; case and accents do not matter.',
  })
  @OptionalText(100)
  search?: string | null;

  @Field(() => TenantStatus, { nullable: true, description: 'Only companies in this state.' })
  status?: TenantStatus | null;

  @Field(() => Plan, { nullable: true, description: 'Only companies with this plan.' })
  plan?: Plan | null;
}

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

@ObjectType({ description: 'How many things a company has, as its own lists count them; never the things themselves.' })
class TenantCounts {
  @Field(() => Int, { description: 'Invoices, drafts and cancelled ones too.' })
  invoices: number;

  @Field(() => Int, { description: 'Customers, without deleted ones.' })
  customers: number;

  @Field(() => Int, { description: 'Products, without deactivated ones.' })
  products: number;

  @Field(() => Int, { description: 'Users, without deleted ones.' })
  users: number;
}

@ObjectType({ description: 'A company and how many things it has.' })
export class TenantDetail {
  @Field(() => TenantRow, { description: 'The company.' })
  tenant: TenantRow;

  @Field(() => TenantCounts, { description: 'Counts.' })
  stats: TenantCounts;
}

@ObjectType({ description: 'What a month was worth to the platform, and who came and left in it.' })
class PlatformMonth {
  @Field({ description: 'YYYY-MM, in Madrid.' })
  month: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'Monthly recurring revenue when the month was last counted, euros without VAT; null where nobody counted.',
  })
  mrr: string | null;

  @Field(() => Int, { description: 'Companies that registered (altas).' })
  signUps: number;

  @Field(() => Int, { description: 'Companies that left (bajas) and have not come back.' })
  cancellations: number;
}

@ObjectType({ description: 'Figures of the platform, without the company that runs it.' })
export class SuperadminStats {
  @Field(() => Int, { description: 'Companies in any state.' })
  totalTenants: number;

  @Field(() => Int, { description: 'Active companies.' })
  activeTenants: number;

  @Field(() => Int, { description: 'Companies on trial.' })
  trialTenants: number;

  @Field(() => Int, { description: 'Of those on trial, whose 30 days end within a week.' })
  trialsEnding: number;

  @Field(() => DecimalScalar, {
    description:
      'Monthly recurring revenue, euros without VAT: prices of active subscriptions of companies neither suspended nor cancelled, yearly ones by month.',
  })
  mrr: string;

  @AtMostRows(MONTHS)
  @Field(() => [PlatformMonth], { description: 'The last twelve months, this one last.' })
  months: PlatformMonth[];

  @Field(() => DateTimeScalar, { description: 'When it was counted.' })
  countedAt: Date;
}
