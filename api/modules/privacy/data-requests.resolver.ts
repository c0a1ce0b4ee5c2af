import { Arg, Args, Authorized, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { LINK_HOURS } from '../../../schema/sign-in/link-hours';
import type { Ctx } from '../../platform/context';
import { createOnce } from '../../platform/idempotency';
import { DataRequest, DataRequestPage } from './data-request.entity';
import { ANSWERING, findRequest, listRequests, noteRequest, updateRequest } from './data-requests';
import { DataRequestArgs, DataRequestInput, DataRequestUpdate } from './data-requests.inputs';
import { submitRequest, verifyRequest } from './public-requests';

@Resolver()
export class DataRequestsResolver {
  @Authorized(ANSWERING)
  @Query(() => DataRequestPage, {
    description: "The company's requests over personal data; the superadmin's are those that name no known company.",
  })
  dataRequests(@Args(() => DataRequestArgs) args: DataRequestArgs, @Context() ctx: Ctx): Promise<DataRequestPage> {
    return ctx.read(em => listRequests(em, ctx, args));
  }

  @Authorized(ANSWERING)
  @Query(() => DataRequest, { description: 'One request.' })
  dataRequest(@Arg('id', () => ID, { description: 'UUID.' }) id: string, @Context() ctx: Ctx): Promise<DataRequest> {
    return ctx.read(em => findRequest(em, ctx, id));
  }

  @Authorized([...ANSWERING, 'anonymous'])
  @Mutation(() => DataRequest, {
    description: "Writes a request down; without a session it is the public form's and waits for its mailed link.",
  })
  async createDataRequest(
    @Arg('input', () => DataRequestInput, { description: 'The request.' }) input: DataRequestInput,
    @Context() ctx: Ctx,
  ): Promise<DataRequest> {
    if (!ctx.viewer) return submitRequest(input, ctx);
    await ctx.services.limits.take('requestTenant', ctx.viewer.tenantId);
    return createOnce(ctx, {
      operation: 'createDataRequest',
      input,
      keep: 'day',
      make: (em, id) => noteRequest(em, ctx, input, id),
      load: (em, id) => findRequest(em, ctx, id),
    });
  }

  @Mutation(() => Boolean, {
    description: `Confirms a request of the public form with the token of its mail: within ${LINK_HOURS.data_request} hours, once.`,
  })
  verifyDataRequest(
    @Arg('token', () => String, { description: 'From the mail.' }) token: string,
    @Context() ctx: Ctx,
  ): Promise<boolean> {
    return verifyRequest(token, ctx);
  }

  @Authorized(ANSWERING)
  @Mutation(() => DataRequest, { description: 'Moves a request on, gives it to somebody, keeps notes.' })
  updateDataRequest(
    @Arg('id', () => ID, { description: 'UUID.' }) id: string,
    @Arg('input', () => DataRequestUpdate, { description: 'How it goes on.' }) input: DataRequestUpdate,
    @Context() ctx: Ctx,
  ): Promise<DataRequest> {
    return ctx.tx(em => updateRequest(em, ctx, id, input));
  }
}
