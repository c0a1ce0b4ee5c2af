import { Arg, Authorized, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import { EVERYONE_SIGNED_IN } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { noteReferral } from '../affiliates/referrals';
import { currentSession, login, logout, register } from './sign-in';
import { LoginInput, RegisterInput } from './sign-in.inputs';
import { Session, SignedIn } from './session.types';

@Resolver()
export class AccountsResolver {
  @Authorized(EVERYONE_SIGNED_IN)
  @Query(() => Session, { description: 'Who is signed in.' })
  me(@Context() ctx: Ctx): Promise<Session> {
    return ctx.read(em => currentSession(em, ctx));
  }

  @Mutation(() => SignedIn, { description: 'Registers a company; whoever registers is its admin. Public.' })
  register(
    @Arg('input', () => RegisterInput, { description: 'Company and person.' }) input: RegisterInput,
    @Context() ctx: Ctx,
  ): Promise<SignedIn> {
    return register(input, ctx, (em, tenant) => noteReferral(em, tenant, input.ref));
  }

  @Mutation(() => SignedIn, { description: 'Signs in. Public; ten failures per account and address in 15 minutes.' })
  login(
    @Arg('input', () => LoginInput, { description: 'Email and password.' }) input: LoginInput,
    @Context() ctx: Ctx,
  ): Promise<SignedIn> {
    return login(input, ctx);
  }

  @Authorized(EVERYONE_SIGNED_IN)
  @Mutation(() => Boolean, { description: 'Ends this session: the token is dead from then on.' })
  logout(@Context() ctx: Ctx): Promise<boolean> {
    return ctx.tx(em => logout(em, ctx));
  }
}
