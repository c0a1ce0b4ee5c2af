import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { SearchArgs } from '../../platform/graphql/search-args';
import { Email, OptionalName, OptionalText } from '../../platform/graphql/validation';
import { RequestStatus, RequestType } from './data-request.entity';

@InputType({
  description:
    "A request. Without a session it is the public form's: privacyAccepted is true, and tenantNif says which company has the data.",
})
export class DataRequestInput {
  @Field(() => RequestType, { description: 'The right.' })
  requestType: RequestType;

  @Field({ description: 'Address that the answer goes to.' })
  @Email()
  email: string;

  @Field(() => String, { nullable: true, description: 'Name, at most 120 characters.' })
  @OptionalName(120)
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Tax number, at most 20 characters.' })
  @OptionalName(20)
  nif?: string | null;

  @Field(() => String, { nullable: true, description: "In one's own words, at most 2,000 characters." })
  @OptionalText(2_000, true)
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Public form: tax number of the company that has the data; without a known one whoever runs this Folio answers.',
  })
  @OptionalName(20)
  tenantNif?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Public form: the privacy policy was accepted.' })
  privacyAccepted?: boolean | null;

  @Field(() => String, { nullable: true, description: 'People leave it empty; what programs fill in is thrown away.' })
  @OptionalText(200)
  website?: string | null;
}

@InputType({ description: 'How a request goes on. An optional field that is absent becomes null.' })
export class DataRequestUpdate {
  @Field(() => RequestStatus, {
    description: 'State: pending, in_progress, and then completed or rejected, which are final.',
  })
  status: RequestStatus;

  @Field(() => ID, { nullable: true, description: 'Who answers it: a person of the company.' })
  assignedUserId?: string | null;

  @Field(() => String, { nullable: true, description: 'Notes, at most 2,000 characters.' })
  @OptionalText(2_000, true)
  notes?: string | null;
}

@ArgsType()
export class DataRequestArgs extends SearchArgs {
  @Field(() => RequestStatus, { nullable: true, description: 'Only those in this state.' })
  status?: RequestStatus | null;

  @Field(() => RequestType, { nullable: true, description: 'Only those of this right.' })
  requestType?: RequestType | null;
}
