import { Arg, Authorized, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ADMIN } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { AtMostRows } from '../../platform/graphql/rows';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys';
import { ApiKey, ApiKeyInput, NewApiKey } from './api-keys.types';

@Resolver()
export class ApiKeysResolver {
  @Authorized(ADMIN)
  @AtMostRows(50)
  @Query(() => [ApiKey], { description: "The company's API keys that were not revoked." })
  apiKeys(@Context() ctx: Ctx): Promise<ApiKey[]> {
    return ctx.read(em => listApiKeys(em, ctx));
  }

  @Authorized(ADMIN)
  @Mutation(() => NewApiKey, {
    description:
      'Makes an API key; its secret is shown this once. Needs a sign-in of the last 15 minutes, or the password.',
  })
  createApiKey(
    @Arg('input', () => ApiKeyInput, { description: 'The key.' }) input: ApiKeyInput,
    @Context() ctx: Ctx,
  ): Promise<NewApiKey> {
    return createApiKey(input, ctx);
  }

  @Authorized(ADMIN)
  @Mutation(() => Boolean, { description: 'Revokes an API key: it is dead from the next call on.' })
  revokeApiKey(@Arg('id', () => ID, { description: 'UUID.' }) id: string, @Context() ctx: Ctx): Promise<boolean> {
    return ctx.tx(em => revokeApiKey(em, ctx, id));
  }
}
