import { Arg, Args, Authorized, Ctx as Context, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { TENANT } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { Turns } from '../../platform/database/turns';
import { badField } from '../../platform/errors';
import { spendForEach } from '../invoices/collect/selection-points';
import { BankMovementsArgs, MatchesInput, MOST_MATCHES, StatementArgs } from './bank.inputs';
import { BankMovementPage, MatchesConfirmed, StatementRead } from './bank.types';
import { confirmMatches, setAside, undoMatches } from './match';
import { listMovements } from './movements';
import { BankStatementPage, BankStatementsArgs, StatementWithdrawn } from './bank-statement.types';
import { uploadStatement } from './statements';
import { entriesOf, listStatements, MOST_UNDONE, withdrawStatement } from './withdraw';

const PATIENCE_MS = 15_000;
/** One comparison of a company at a time: many that begin together would all find their limit of rows unspent. */
const comparing = new Turns(1, undefined, PATIENCE_MS);

@Resolver()
export class BankResolver {
  @Authorized(TENANT)
  @Mutation(() => StatementRead, {
    description: 'Reads a bank statement, Norma 43 or CSV, and keeps its movements. Those that are there already stay.',
  })
  uploadStatement(@Args(() => StatementArgs) args: StatementArgs, @Context() ctx: Ctx): Promise<StatementRead> {
    return uploadStatement(args, ctx);
  }

  @Authorized(TENANT)
  @Query(() => BankMovementPage, {
    description: 'Movements of the bank, each with the invoices that it is probably for.',
  })
  async bankMovements(
    @Args(() => BankMovementsArgs) args: BankMovementsArgs,
    @Context() ctx: Ctx,
  ): Promise<BankMovementPage> {
    const { limits } = ctx.services;
    const { tenantId } = ctx.me;
    return comparing.take(tenantId, async () => {
      // Of however few are asked for, all are compared; what those before it in the queue have compared counts.
      await limits.mayRead(tenantId);
      const page = await listMovements(ctx, args);
      await limits.read(tenantId, page.openCount);
      return page;
    });
  }

  @Authorized(TENANT)
  @Mutation(() => MatchesConfirmed, {
    description:
      'Writes down as collected, by transfer and on its day, what movements are for: all or none, each once.',
  })
  async confirmMatches(
    @Arg('input', () => MatchesInput, { description: 'Movements and their invoices.' }) { matches }: MatchesInput,
    @Context() ctx: Ctx,
  ): Promise<MatchesConfirmed> {
    await spendForEach(
      ctx,
      matches.flatMap(({ invoiceIds }) => invoiceIds),
    );
    return ctx.tx(em => confirmMatches(em, ctx, matches));
  }

  @Authorized(TENANT)
  @Mutation(() => Int, {
    description: `Undoes what was written down of movements, all or none; up to ${MOST_MATCHES}. Answers how many entries.`,
  })
  async undoMatches(
    @Arg('ids', () => [ID], { description: 'UUIDs of the movements.' }) ids: string[],
    @Context() ctx: Ctx,
  ): Promise<number> {
    if (ids.length > MOST_MATCHES) throw badField('ids', `Deshaz como mucho ${MOST_MATCHES} movimientos de una vez`);
    await spendForEach(ctx, ids);
    return ctx.tx(em => undoMatches(em, ctx, ids));
  }

  @Authorized(TENANT)
  @Mutation(() => Boolean, { description: 'Sets a movement aside, as no collection, or takes it back. Answers which.' })
  setMovementAside(
    @Arg('id', () => ID, { description: 'UUID.' }) id: string,
    @Arg('aside', () => Boolean, { description: 'Whether it is no collection.' }) aside: boolean,
    @Context() ctx: Ctx,
  ): Promise<boolean> {
    return ctx.tx(em => setAside(em, ctx, id, aside));
  }

  @Authorized(TENANT)
  @Query(() => BankStatementPage, {
    description: 'Bank statements that were uploaded and of which a movement is left.',
  })
  bankStatements(
    @Args(() => BankStatementsArgs) args: BankStatementsArgs,
    @Context() ctx: Ctx,
  ): Promise<BankStatementPage> {
    return listStatements(ctx, args);
  }

  @Authorized(TENANT)
  @Mutation(() => StatementWithdrawn, {
    description: `Takes a bank statement back: its movements that no other one says are gone. Of those that collections were written down of, the collections are undone before, up to ${MOST_UNDONE} entries, or they stay.`,
  })
  async withdrawStatement(
    @Arg('id', () => ID, { description: 'UUID.' }) id: string,
    @Arg('undo', () => Boolean, {
      nullable: true,
      description: 'Whether what was written down is undone, so that all is gone; those movements stay when absent.',
    })
    undo: boolean | null,
    @Context() ctx: Ctx,
  ): Promise<StatementWithdrawn> {
    await ctx.services.limits.take('bankTenant', ctx.me.tenantId);
    if (undo) await spendForEach(ctx, await entriesOf(ctx, id));
    return ctx.tx(em => withdrawStatement(em, ctx, id, undo ?? false));
  }
}
