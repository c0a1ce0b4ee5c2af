import { ArgsType, Field, Int } from 'type-graphql';
import { DateScalar } from '../../../platform/graphql/scalars';
import { OptionalText } from '../../../platform/graphql/validation';
import { RecordKind, RecordStatus } from './records.types';

/** Days of sealing, where the company is. */
@ArgsType()
export class RecordExportArgs {
  @Field(() => DateScalar, { nullable: true, description: "Sealed from this day on, by the company's clock." })
  dateFrom?: string | null;

  @Field(() => DateScalar, { nullable: true, description: "Sealed up to this day, by the company's clock." })
  dateTo?: string | null;
}

@ArgsType()
export class RecordListArgs extends RecordExportArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Part of an invoice number, customer name or tax number; or the first 8 digits or more of a huella.',
  })
  @OptionalText(100)
  search?: string | null;

  @Field(() => RecordStatus, { nullable: true, description: 'State.' })
  status?: RecordStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those that somebody has to see to, as the overview counts them.',
  })
  toFix?: boolean | null;

  @Field(() => RecordKind, { nullable: true, description: 'Kind.' })
  kind?: RecordKind | null;

  @Field(() => Int, { nullable: true, defaultValue: 1, description: 'Page from 1.' })
  page?: number | null;

  @Field(() => Int, { nullable: true, defaultValue: 50, description: 'Rows per page, 1 to 200.' })
  limit?: number | null;
}
