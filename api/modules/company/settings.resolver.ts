import { Arg, Authorized, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import { ADMIN, TENANT } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { updateSettings, viewSettings } from './settings';
import { Settings, SettingsInput } from './settings.types';

@Resolver()
export class SettingsResolver {
  @Authorized(TENANT)
  @Query(() => Settings, { description: 'What the company says of itself on its invoices.' })
  settings(@Context() ctx: Ctx): Promise<Settings> {
    return ctx.tx(em => viewSettings(em, ctx));
  }

  @Authorized(ADMIN)
  @Mutation(() => Settings, { description: 'Changes it. Invoices already issued keep what they say.' })
  updateSettings(
    @Arg('input', () => SettingsInput, { description: 'The company.' }) input: SettingsInput,
    @Context() ctx: Ctx,
  ): Promise<Settings> {
    return ctx.tx(em => updateSettings(em, ctx, input));
  }
}
