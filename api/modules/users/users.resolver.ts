import { Arg, Args, Authorized, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ADMIN } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { createOnce } from '../../platform/idempotency';
import { PageArgs } from '../../platform/graphql/search-args';
import { withinInvitations } from './invitation-limits';
import { User } from './user.entity';
import { createUser, deleteUser, findUser, inviteUser, listUsers, updateUser } from './users';
import { NewUserInput, UserInput } from './users.inputs';
import { CompanyUserPage } from './users.types';

@Resolver()
export class UsersResolver {
  @Authorized(ADMIN)
  @Query(() => CompanyUserPage, { description: "The company's users by name." })
  users(@Args(() => PageArgs) args: PageArgs, @Context() ctx: Ctx): Promise<CompanyUserPage> {
    return ctx.read(em => listUsers(em, ctx, args));
  }

  @Authorized(ADMIN)
  @Mutation(() => User, { description: 'Adds a user and mails the invitation.' })
  createUser(
    @Arg('input', () => NewUserInput, { description: 'The user.' }) input: NewUserInput,
    @Context() ctx: Ctx,
  ): Promise<User> {
    return withinInvitations(ctx, input.email, true, () =>
      createOnce(ctx, {
        operation: 'createUser',
        input,
        keep: 'day',
        make: (em, id) => createUser(em, ctx, input, id),
        load: (em, id) => findUser(em, ctx, id),
      }),
    );
  }

  @Authorized(ADMIN)
  @Mutation(() => User, { description: "Changes a user's name and role; not one's own." })
  updateUser(
    @Arg('id', () => ID, { description: 'UUID.' }) id: string,
    @Arg('input', () => UserInput, { description: 'The user.' }) input: UserInput,
    @Context() ctx: Ctx,
  ): Promise<User> {
    return ctx.tx(em => updateUser(em, ctx, id, input));
  }

  @Authorized(ADMIN)
  @Mutation(() => Boolean, { description: 'Deletes a user; not oneself, never the last admin. Frees the email.' })
  deleteUser(@Arg('id', () => ID, { description: 'UUID.' }) id: string, @Context() ctx: Ctx): Promise<boolean> {
    return ctx.tx(em => deleteUser(em, ctx, id));
  }

  @Authorized(ADMIN)
  @Mutation(() => Boolean, {
    description:
      'Mails the invitation again, or a link to choose another password where there is one; the earlier link dies.',
  })
  inviteUser(@Arg('id', () => ID, { description: 'UUID.' }) id: string, @Context() ctx: Ctx): Promise<boolean> {
    return inviteUser(id, ctx);
  }
}
