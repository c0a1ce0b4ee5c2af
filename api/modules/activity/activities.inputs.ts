import { ArgsType, Field, ID, Int } from 'type-graphql';
import type { Action, Risk } from '../../../schema/activity';
import { DateScalar } from '../../platform/graphql/scalars';
import { AuditAction, RiskLevel } from './activities.types';

@ArgsType()
export class ActivityFilter {
  @Field(() => DateScalar, { nullable: true, description: 'From this day on (Madrid).' })
  startDate?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Up to this day (Madrid).' })
  endDate?: string | null;

  @Field(() => ID, { nullable: true, description: 'Of this person. Who is no admin finds nobody but themselves.' })
  userId?: string | null;

  @Field(() => AuditAction, { nullable: true, description: 'What was done.' })
  action?: Action | null;

  @Field(() => RiskLevel, { nullable: true, description: 'How grave.' })
  riskLevel?: Risk | null;
}

@ArgsType()
export class ActivityListArgs extends ActivityFilter {
  @Field(() => Int, { nullable: true, defaultValue: 1, description: 'Page from 1.' })
  page?: number | null;

  @Field(() => Int, { nullable: true, defaultValue: 50, description: 'Rows per page, 1 to 200.' })
  limit?: number | null;
}
