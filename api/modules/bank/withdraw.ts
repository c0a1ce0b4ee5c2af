import { In, Not, type EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { badField, conflict, notFound } from '../../platform/errors';
import { pageWindow, pagination } from '../../platform/graphql/page';
import { checkId } from '../../platform/ids';
import { logActivity } from '../activity/activity';
import {
  MOST_STATEMENTS_SHOWN,
  type BankStatement,
  type BankStatementPage,
  type BankStatementsArgs,
  type StatementWithdrawn,
} from './bank-statement.types';
import { BankMovementRow } from './bank-movement.entity';
import { BankStatementMovementRow, BankStatementRow } from './bank-statement.entity';
import { undoMatches } from './match';
import { ENTRIES, MATCHED } from './matched';

/** So many entries are undone with a statement at most: each reads the balance that the one before it left. */
export const MOST_UNDONE = 100;

/** One upload or withdrawal of a company at a time: an upload must not find movements that a withdrawal is about to delete. */
export const oneAtATime = (em: EntityManager, tenantId: string): Promise<unknown> =>
  em.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`bank ${tenantId}`]);

/** SQL: another statement has the movement of link `l` too. */
const SHARED = `EXISTS (SELECT FROM bank_statement_movements o
  WHERE o.tenant_id = l.tenant_id AND o.movement_id = l.movement_id AND o.statement_id <> l.statement_id)`;

const LIST = `
  SELECT s.id, s.format, s.created_at AS "createdAt", x.*
    FROM (SELECT * FROM bank_statements WHERE tenant_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3) s,
    LATERAL (SELECT coalesce(array_agg(DISTINCT d.account ORDER BY d.account), '{}') AS accounts,
                    min(d.date)::text AS "from", max(d.date)::text AS "to", count(*)::int AS count,
                    count(*) FILTER (WHERE d.shared)::int AS shared,
                    count(*) FILTER (WHERE NOT d.shared AND d.entries > 0)::int AS matched,
                    coalesce(sum(d.entries) FILTER (WHERE NOT d.shared), 0)::int AS entries
               FROM (SELECT m.account, m.date, ${SHARED} AS shared, cardinality(${ENTRIES}) AS entries
                       FROM bank_statement_movements l
                       JOIN bank_movements m ON m.tenant_id = l.tenant_id AND m.id = l.movement_id
                      WHERE l.tenant_id = s.tenant_id AND l.statement_id = s.id) d) x
   WHERE x.count > 0
   ORDER BY s.created_at DESC, s.id DESC`;

/** What was uploaded and is there still, the last one first. */
export async function listStatements(ctx: Ctx, args: BankStatementsArgs): Promise<BankStatementPage> {
  const window = pageWindow(args.page ?? 1, args.limit ?? MOST_STATEMENTS_SHOWN);
  if (window.limit > MOST_STATEMENTS_SHOWN) throw badField('limit', `El límite va de 1 a ${MOST_STATEMENTS_SHOWN}`);
  const { tenantId } = ctx.me;
  const { limits } = ctx.services;
  await limits.mayRead(tenantId);
  const page = await ctx.read(async em => {
    const total = await em.countBy(BankStatementRow, { tenantId });
    const items: BankStatement[] = await em.query(LIST, [tenantId, window.limit, window.offset]);
    return { items, pagination: pagination(window, total) };
  });
  await limits.read(
    tenantId,
    page.items.reduce((sum, { count }) => sum + count, 0),
  );
  return page;
}

/** The movements that no other statement has, held until COMMIT, so that nobody confirms one of them meanwhile. */
const OWN = `
  SELECT m.id FROM bank_movements m JOIN bank_statement_movements l ON l.tenant_id = m.tenant_id AND l.movement_id = m.id
   WHERE l.tenant_id = $1 AND l.statement_id = $2 AND NOT ${SHARED}
   ORDER BY m.id FOR UPDATE OF m`;

const STANDING = `
  SELECT m.id, ${ENTRIES} AS entries FROM bank_movements m WHERE m.tenant_id = $1 AND m.id = ANY ($2) AND ${MATCHED}`;

interface Standing {
  id: string;
  entries: string[];
}

async function standingOf(em: EntityManager, tenantId: string, statementId: string) {
  const rows: { id: string }[] = await em.query(OWN, [tenantId, statementId]);
  const own = rows.map(({ id }) => id);
  const matched: Standing[] = await em.query(STANDING, [tenantId, own]);
  return { own, matched };
}

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/**
 * Takes a statement back: deletes its movements that no other statement has. Those that are matched stay, unless `undo`
 * undoes their entries first.
 */
export async function withdrawStatement(
  em: EntityManager,
  ctx: Ctx,
  statementId: string,
  undo: boolean,
): Promise<StatementWithdrawn> {
  const { tenantId } = ctx.me;
  const id = checkId(statementId);
  await oneAtATime(em, tenantId);
  if (!(await em.existsBy(BankStatementRow, { tenantId, id }))) throw notFound('Extracto no encontrado');
  const { own, matched } = await standingOf(em, tenantId, id);
  const entries = matched.flatMap(each => each.entries).length;
  if (undo && entries > MOST_UNDONE)
    throw conflict(
      `De este extracto hay ${entries} cobros anotados y se deshacen como mucho ${MOST_UNDONE} de una vez: deshaz antes algunos en «Casados»`,
    );
  if (!undo && own.length > 0 && matched.length === own.length)
    throw conflict('Todos sus movimientos están casados: no queda ninguno que quitar sin deshacer sus cobros');
  const ids = matched.map(each => each.id);
  const undone = undo && ids.length > 0 ? await undoMatches(em, ctx, ids) : 0;
  const kept = undo ? [] : ids;
  const stays = new Set(kept);
  const gone = own.filter(each => !stays.has(each));
  await em.delete(BankMovementRow, { tenantId, id: In(gone) });
  if (kept.length === 0) await em.delete(BankStatementRow, { tenantId, id });
  // What stays in other statements is no longer in this one.
  else await em.delete(BankStatementMovementRow, { tenantId, statementId: id, movementId: Not(In(kept)) });
  const said = [
    many(gone.length, 'movimiento quitado', 'movimientos quitados'),
    undone > 0 && many(undone, 'cobro deshecho', 'cobros deshechos'),
    kept.length > 0 && many(kept.length, 'movimiento casado se queda', 'movimientos casados se quedan'),
  ];
  await logActivity(em, ctx, {
    action: 'delete',
    entityType: 'bank_movement',
    entityId: null,
    description: `Extracto bancario retirado: ${said.filter(Boolean).join(', ')}`,
  });
  return { removed: gone.length, undone, kept: kept.length };
}

/** The ids of what would be undone with a statement, for what it costs. */
export const entriesOf = (ctx: Ctx, statementId: string): Promise<string[]> =>
  ctx.read(async em => {
    const [row]: { entries: string[] }[] = await em.query(
      `SELECT coalesce(array_agg(e), '{}') AS entries
         FROM bank_statement_movements l JOIN bank_movements m ON m.tenant_id = l.tenant_id AND m.id = l.movement_id,
              unnest(${ENTRIES}) e
        WHERE l.tenant_id = $1 AND l.statement_id = $2`,
      [ctx.me.tenantId, checkId(statementId)],
    );
    return row!.entries;
  });
