import {
  Arg,
  Args,
  Authorized,
  Ctx as Context,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { qrDataUrl } from '../../edges/qr';
import { ADMIN, TENANT } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { requirePro } from '../plans/plans';
import { verifyChain } from './records/chain-check';
import { resumeVerifactu, viewOverview } from './records/overview';
import { VerifactuOverview } from './records/overview.types';
import { beginRecordExport, findRecord, listRecords } from './records/records';
import { RecordExportArgs, RecordListArgs } from './records/records.inputs';
import { ChainCheck, RecordExport, RecordPage, RecordWhole } from './records/records.types';
import { Verifactu } from './verifactu.types';

/** Reads what is PRO's. */
const proRead = <T>(ctx: Ctx, read: (em: EntityManager) => Promise<T>): Promise<T> =>
  ctx.read(async em => {
    await requirePro(em, ctx.me.tenantId);
    return read(em);
  });

@Resolver(() => Verifactu)
export class VerifactuResolver {
  @Authorized(TENANT)
  @Query(() => VerifactuOverview, { description: "How the company's records stand with the AEAT." })
  verifactuOverview(@Context() ctx: Ctx): Promise<VerifactuOverview> {
    return ctx.read(em => viewOverview(em, ctx));
  }

  @Authorized(TENANT)
  @Query(() => RecordPage, { description: 'The chain of records, newest first. PRO.' })
  verifactuRecords(@Args(() => RecordListArgs) args: RecordListArgs, @Context() ctx: Ctx): Promise<RecordPage> {
    return proRead(ctx, em => listRecords(em, ctx, args));
  }

  @Authorized(TENANT)
  @Query(() => RecordWhole, { description: 'One record with its text and the answers to it. PRO.' })
  verifactuRecord(
    @Arg('id', () => ID, { description: 'UUID of the record.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<RecordWhole> {
    return proRead(ctx, em => findRecord(em, ctx, id));
  }

  @Authorized(TENANT)
  @Query(() => ChainCheck, { description: 'Walks the whole chain and computes every hash again. PRO.' })
  async verifyChain(@Context() ctx: Ctx): Promise<ChainCheck> {
    await ctx.read(em => requirePro(em, ctx.me.tenantId));
    return verifyChain(ctx);
  }

  @Authorized(TENANT)
  @Query(() => RecordExport, {
    description:
      'Begins an export of the records of a period: leaves its trace. The file comes from GET /api/verifactu/records/export. PRO.',
  })
  async verifactuExport(
    @Args(() => RecordExportArgs) period: RecordExportArgs,
    @Context() ctx: Ctx,
  ): Promise<RecordExport> {
    await ctx.services.limits.take('exportTenant', ctx.me.tenantId);
    return ctx.tx(async em => {
      await requirePro(em, ctx.me.tenantId);
      return beginRecordExport(em, ctx, period);
    });
  }

  @Authorized(ADMIN)
  @Mutation(() => VerifactuOverview, { description: 'Sending goes on after somebody has seen to what paused it.' })
  resumeVerifactu(@Context() ctx: Ctx): Promise<VerifactuOverview> {
    return ctx.tx(em => resumeVerifactu(em, ctx));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'QR of the invoice as a PNG data URL. Null in lists and in the answer of a create, where nobody looks at it.',
  })
  qrCode(@Root() { qrUrl }: Verifactu): string | null {
    return qrUrl && qrDataUrl(qrUrl);
  }
}
