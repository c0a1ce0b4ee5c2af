import { Args, Authorized, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import { ADMIN, TENANT } from '../../../platform/auth';
import type { Ctx } from '../../../platform/context';
import { companyFace, saveFace } from './faces';
import { CompanyFace, SaveFaceArgs } from './face.types';

@Resolver()
export class FaceResolver {
  @Authorized(TENANT)
  @Query(() => CompanyFace, { description: "How the company's papers look from now on." })
  companyFace(@Context() ctx: Ctx): Promise<CompanyFace> {
    return ctx.read(em => companyFace(em, ctx));
  }

  @Authorized(ADMIN)
  @Mutation(() => CompanyFace, {
    description: 'Changes logo, colour and language. Invoices already issued keep theirs.',
  })
  saveFace(@Args(() => SaveFaceArgs) args: SaveFaceArgs, @Context() ctx: Ctx): Promise<CompanyFace> {
    return saveFace(args, ctx);
  }
}
