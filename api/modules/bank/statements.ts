import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Columns } from '../../../schema/bank/csv';
import { MOST_COLUMNS } from '../../../schema/bank/csv';
import { stepsOfStatement } from '../../../schema/bank/read';
import { StatementProblem, type Account, type Movement, type Statement } from '../../../schema/bank/statement';
import { addUp } from '../../../schema/decimal';
import { inSlices } from '../../platform/event-loop';
import type { Ctx } from '../../platform/context';
import { badField, conflict } from '../../platform/errors';
import { insertRows } from '../../platform/database/insert';
import { newId } from '../../platform/ids';
import { logActivity } from '../activity/activity';
import { accountKnown, accountSaid, NO_ACCOUNT } from './account';
import type { StatementArgs } from './bank.inputs';
import type { AccountRead, StatementRead } from './bank.types';
import { BankStatementRow } from './bank-statement.entity';
import { oneAtATime } from './withdraw';

/** So many a company has at most. Those that are not matched are deleted after a year. */
const MOST_MOVEMENTS = 100_000;

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

async function read(args: StatementArgs): Promise<Statement> {
  try {
    return await inSlices(stepsOfStatement(args.file, columnsOf(args)));
  } catch (error) {
    if (error instanceof StatementProblem) throw badField(error.columns ? 'dateColumn' : 'file', error.message);
    throw error;
  }
}

/** Two equal lines of a file are two movements, in any parts of it. The same file again has the same hashes. */
function* hashesOf({ account, movements }: Account, seen: Map<string, number>): Generator<void, Buffer[]> {
  const hashes: Buffer[] = [];
  for (const { date, amount, text, known } of movements) {
    const said = JSON.stringify([account, date, amount, known ?? text]);
    const before = seen.get(said) ?? 0;
    seen.set(said, before + 1);
    hashes.push(createHash('sha256').update(`${said}\n${before}`).digest());
    yield;
  }
  return hashes;
}

const INSERT = `
  INSERT INTO bank_movements (tenant_id, id, account, date, amount, text, hash, aside, created_at, format)
  SELECT $1, m.id, $2, m.date, m.amount, m.text, m.hash, false, $3, $9
    FROM unnest($4::uuid[], $5::date[], $6::numeric[], $7::text[], $8::bytea[]) AS m (id, date, amount, text, hash)
  ON CONFLICT (tenant_id, hash) DO NOTHING
  RETURNING id`;

/**
 * A movement that was there already is of this statement too, if another one is known to have it: of older movements that
 * was not kept.
 */
const SAYS = `
  INSERT INTO bank_statement_movements (tenant_id, statement_id, movement_id)
  SELECT m.tenant_id, $2, m.id FROM bank_movements m
   WHERE m.tenant_id = $1 AND m.hash = ANY ($3::bytea[])
     AND (m.id = ANY ($4::uuid[]) OR EXISTS (SELECT FROM bank_statement_movements o
       WHERE o.tenant_id = m.tenant_id AND o.movement_id = m.id))`;

interface Kept {
  format: Statement['format'];
  seen: Map<string, number>;
  hashes: Buffer[];
  added: string[];
}

async function keep(em: EntityManager, ctx: Ctx, account: Account, kept: Kept): Promise<AccountRead> {
  const { movements } = account;
  const now = ctx.now();
  const hashes = await inSlices(hashesOf(account, kept.seen));
  const added: { id: string }[] = await em.query(INSERT, [
    ctx.me.tenantId,
    account.account,
    now,
    movements.map(() => newId(now.getTime())),
    movements.map(({ date }) => date),
    movements.map(({ amount }) => amount),
    movements.map(({ text }) => text),
    hashes,
    kept.format,
  ]);
  kept.hashes.push(...hashes);
  kept.added.push(...added.map(({ id }) => id));
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

const COUNTS = `
  SELECT (SELECT count(*)::int FROM bank_movements WHERE tenant_id = $1) AS movements,
         (SELECT count(*)::int FROM bank_statement_movements WHERE tenant_id = $1) AS said`;

/** That it was uploaded, and what it says, so that it can be taken back. */
async function keepStatement(em: EntityManager, ctx: Ctx, { format, hashes, added }: Kept): Promise<void> {
  const { tenantId } = ctx.me;
  const now = ctx.now();
  const id = newId(now.getTime());
  insertRows(em, BankStatementRow, [{ tenantId, id, format, createdAt: now }]);
  await em.query(SAYS, [tenantId, id, hashes, added]);
  const [{ movements, said }] = await em.query(COUNTS, [tenantId]);
  if (movements > MOST_MOVEMENTS)
    throw conflict('Tu empresa ya tiene 100.000 movimientos: los que no son cobros se van al año de subirlos');
  if (said > 2 * MOST_MOVEMENTS)
    throw conflict('Tus extractos repiten demasiados movimientos: sube solo los días que faltan, o retira alguno');
}

/** Reads a file of a bank and keeps what it says; what is there already stays as it is. */
export async function uploadStatement(args: StatementArgs, ctx: Ctx): Promise<StatementRead> {
  const { tenantId } = ctx.me;
  await ctx.services.limits.take('bankTenant', tenantId);
  const { format, accounts } = await read(args);
  const rows = accounts.reduce((count, { movements }) => count + movements.length, 0);
  await ctx.services.limits.read(tenantId, rows);
  const said = accountSaid(args.account);
  if (said === '' && accounts.some(({ account }) => account === '')) throw badField('account', NO_ACCOUNT);
  return ctx.tx(async em => {
    await oneAtATime(em, tenantId);
    const kept: Kept = { format, seen: new Map(), hashes: [], added: [] };
    const answer: AccountRead[] = [];
    for (const account of accounts) {
      account.account ||= await accountKnown(em, tenantId, said);
      answer.push(await keep(em, ctx, account, kept));
    }
    if (kept.added.length > 0) await keepStatement(em, ctx, kept);
    await logActivity(em, ctx, {
      action: 'create',
      entityType: 'bank_movement',
      entityId: null,
      description: `Extracto bancario subido: ${rows} movimientos, ${kept.added.length} nuevos`,
    });
    return { format, accounts: answer };
  });
}
