import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Columns } from '../../../schema/bank/csv';
import { MOST_COLUMNS } from '../../../schema/bank/csv';
import { readStatement } from '../../../schema/bank/read';
import { StatementProblem, type Account, type Movement, type Statement } from '../../../schema/bank/statement';
import { addUp } from '../../../schema/decimal';
import type { Ctx } from '../../platform/context';
import { badField, conflict } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { logActivity } from '../activity/activity';
import { accountKnown, accountSaid, NO_ACCOUNT } from './account';
import type { StatementArgs } from './bank.inputs';
import type { AccountRead, StatementRead } from './bank.types';

/** So many a company has at most. What nothing was written down of goes after a year. */
export const MOST_MOVEMENTS = 100_000;

function columnsOf({ dateColumn, textColumn, amountColumn, outColumn }: StatementArgs): Columns | null {
  const said = { dateColumn, textColumn, amountColumn, outColumn };
  if (Object.values(said).every(column => column == null)) return null;
  for (const [field, column] of Object.entries(said)) {
    if (column == null && field !== 'outColumn') throw badField(field, 'Di qué columna es');
    if (column != null && (column < 1 || column > MOST_COLUMNS))
      throw badField(field, `La columna va de 1 a ${MOST_COLUMNS}`);
  }
  return { date: dateColumn!, text: [textColumn!], amount: amountColumn!, out: outColumn };
}

function read(args: StatementArgs): Statement {
  try {
    return readStatement(args.file, columnsOf(args));
  } catch (error) {
    if (error instanceof StatementProblem) throw badField(error.columns ? 'dateColumn' : 'file', error.message);
    throw error;
  }
}

/** Two equal ones in a file are two movements, in however many parts of it; the same file read again has the same ones. */
function hashesOf({ account, movements }: Account, seen: Map<string, number>): Buffer[] {
  return movements.map(({ date, amount, text, known }) => {
    const said = JSON.stringify([account, date, amount, known ?? text]);
    const before = seen.get(said) ?? 0;
    seen.set(said, before + 1);
    return createHash('sha256').update(`${said}\n${before}`).digest();
  });
}

const INSERT = `
  INSERT INTO bank_movements (tenant_id, id, account, date, amount, text, hash, aside, created_at, format)
  SELECT $1, m.id, $2, m.date, m.amount, m.text, m.hash, false, $3, $9
    FROM unnest($4::uuid[], $5::date[], $6::numeric[], $7::text[], $8::bytea[]) AS m (id, date, amount, text, hash)
  ON CONFLICT (tenant_id, hash) DO NOTHING
  RETURNING 1`;

async function keep(
  em: EntityManager,
  ctx: Ctx,
  account: Account,
  { format, seen }: { format: Statement['format']; seen: Map<string, number> },
): Promise<AccountRead> {
  const { movements } = account;
  const now = ctx.now();
  const added: unknown[] = await em.query(INSERT, [
    ctx.me.tenantId,
    account.account,
    now,
    movements.map(() => newId(now.getTime())),
    movements.map(({ date }) => date),
    movements.map(({ amount }) => amount),
    movements.map(({ text }) => text),
    hashesOf(account, seen),
    format,
  ]);
  const days = movements.map(({ date }) => date).sort();
  const sum = (is: (movement: Movement) => boolean) => addUp(movements.filter(is).map(({ amount }) => amount));
  return {
    account: account.account,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    count: movements.length,
    added: added.length,
    came: sum(({ amount }) => !amount.startsWith('-')),
    went: sum(({ amount }) => amount.startsWith('-')),
  };
}

/** Reads a file of a bank and keeps what it says; what is there already stays as it is. */
export async function uploadStatement(args: StatementArgs, ctx: Ctx): Promise<StatementRead> {
  const { tenantId } = ctx.me;
  await ctx.services.limits.take('bankTenant', tenantId);
  const { format, accounts } = read(args);
  const rows = accounts.reduce((count, { movements }) => count + movements.length, 0);
  await ctx.services.limits.read(tenantId, rows);
  const said = accountSaid(args.account);
  if (said === '' && accounts.some(({ account }) => account === '')) throw badField('account', NO_ACCOUNT);
  return ctx.tx(async em => {
    const answer: AccountRead[] = [];
    const seen = new Map<string, number>();
    for (const account of accounts) account.account ||= await accountKnown(em, tenantId, said);
    for (const account of accounts) answer.push(await keep(em, ctx, account, { format, seen }));
    const [{ kept }] = await em.query('SELECT count(*)::int AS kept FROM bank_movements WHERE tenant_id = $1', [
      tenantId,
    ]);
    if (kept > MOST_MOVEMENTS)
      throw conflict('Tu empresa ya tiene 100.000 movimientos: los que no son cobros se van al año de subirlos');
    const added = answer.reduce((count, each) => count + each.added, 0);
    await logActivity(em, ctx, {
      action: 'create',
      entityType: 'bank_movement',
      entityId: null,
      description: `Extracto bancario subido: ${rows} movimientos, ${added} nuevos`,
    });
    return { format, accounts: answer };
  });
}
