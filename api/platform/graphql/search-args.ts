import { ArgsType, Field, Int } from 'type-graphql';
import { OptionalText } from './validation';

/** Optional paging of a list that can grow. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, description: 'Page from 1. Without page and limit: everything, up to 5,000.' })
  page?: number | null;

  @Field(() => Int, { nullable: true, description: 'Rows per page, 1 to 200.' })
  limit?: number | null;
}

/** Search and optional paging, as the lists of customers and products take them. */
@ArgsType()
export class SearchArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Part of a name, tax number, email or SKU; case and accents do not matter.',
  })
  @OptionalText(100)
  search?: string | null;
}
