import { Arg, Ctx as Context, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context';
import { AtMostRows } from '../../../platform/graphql/rows';
import { declaracionOf, declaracionVersions } from './declaration';
import { DeclaracionResponsable, DeclaracionVersion } from './declaration.types';

@Resolver()
export class DeclaracionResolver {
  @Query(() => DeclaracionResponsable, {
    description: "The producer's declaración responsable of one version of the software; open to anybody.",
  })
  declaracionResponsable(
    @Context() ctx: Ctx,
    @Arg('version', () => String, { nullable: true, description: 'Version; without one, the version in use.' })
    version?: string | null,
  ): DeclaracionResponsable {
    return declaracionOf(ctx.services.producer, version ?? undefined);
  }

  @AtMostRows(50)
  @Query(() => [DeclaracionVersion], {
    description: 'Versions with a declaración responsable, the newest first; open to anybody.',
  })
  declaracionVersions(): DeclaracionVersion[] {
    return declaracionVersions();
  }
}
