import { In, type EntityManager } from 'typeorm';
import { MOST_PARTS } from '../../../schema/bank/propose';
import { cut } from '../../../schema/text/cut';
import { addUp, isZero } from '../../../schema/decimal';
import { turned } from '../../../schema/totals';
import { insertRows } from '../../platform/database/insert';
import type { Ctx } from '../../platform/context';
import { badField, conflict, notFound } from '../../platform/errors';
import { checkId } from '../../platform/ids';
import { logActivity } from '../activity/activity';
import { askedFor, membersOf } from '../invoices/collect/asked';
import { undoCollection } from '../invoices/collect/collect';
import { collectAsked, holdAsked, partOf, shares, type Entered } from '../invoices/collect/collect-asked';
import { balancesOf } from '../invoices/collect/owed';
import { lockInvoices } from '../invoices/lock-invoice';
import { BankMatchRow } from './bank-match.entity';
import { BankMovementRow } from './bank-movement.entity';
import type { MatchInput } from './bank.inputs';
import type { MatchesConfirmed } from './bank.types';
import { ENTRIES, LEFT } from './matched';

/** Entries of one call: each reads the balance that the one before it left. */
const MOST_ENTRIES = 100;
const LONGEST_REFERENCE = 140;

interface Held {
  id: string;
  date: string;
  text: string;
  left: string;
  entries: string[];
}

/** In one order for everybody, and before the invoices. */
const LOCK = 'SELECT FROM bank_movements WHERE tenant_id = $1 AND id = ANY ($2) ORDER BY id FOR NO KEY UPDATE';

/** Holds movements until COMMIT: of two who confirm the same one the second sees what the first wrote. */
async function hold(em: EntityManager, tenantId: string, ids: string[]): Promise<Map<string, Held>> {
  await em.query(LOCK, [tenantId, ids]);
  const rows: Held[] = await em.query(
    `SELECT m.id, m.date::text AS date, m.text, ${LEFT}::numeric(14, 2)::text AS left, ${ENTRIES} AS entries
       FROM bank_movements m WHERE m.tenant_id = $1 AND m.id = ANY ($2)`,
    [tenantId, ids],
  );
  const held = new Map(rows.map(row => [row.id, row]));
  if (ids.some(id => !held.has(id))) throw notFound('Movimiento no encontrado');
  return held;
}

const TOO_MANY = `Un movimiento se reparte como mucho entre ${MOST_PARTS} facturas`;

async function confirmOne(em: EntityManager, ctx: Ctx, movement: Held, match: MatchInput): Promise<Entered[]> {
  const { tenantId } = ctx.me;
  const ids = match.invoiceIds.map(id => checkId(id, 'invoiceIds'));
  if (new Set(ids).size < ids.length) throw badField('invoiceIds', 'Cada factura va una vez');
  if (isZero(movement.left)) throw conflict('Este movimiento ya está casado');
  const { date, text } = movement;
  const entered: Entered[] = [];
  let { left } = movement;
  for (const id of ids) {
    if (!(await balancesOf(em, tenantId, [id])).has(id)) throw notFound('Factura no encontrada');
    const amount = partOf(left, (await askedFor(em, tenantId, id)).owed);
    if (isZero(amount)) throw conflict(isZero(left) ? LEFT_NOTHING : OTHER_WAY);
    const parts = shares(await membersOf(em, tenantId, id), amount);
    if (movement.entries.length + entered.length + parts.length > MOST_PARTS) throw conflict(TOO_MANY);
    const reference = cut(text, LONGEST_REFERENCE);
    entered.push(...(await collectAsked(em, ctx, parts, { date, means: 'transfer', reference })));
    left = addUp([left, turned(amount)]);
  }
  insertRows(
    em,
    BankMatchRow,
    entered.map(({ entryId }) => ({ tenantId, collectionId: entryId, movementId: movement.id })),
  );
  return entered;
}

const LEFT_NOTHING = 'El movimiento no llega para todas estas facturas: quita alguna';
const OTHER_WAY = 'De esta factura no queda nada por cobrar con este movimiento';

/** Writes down what movements are for, all or none. */
export async function confirmMatches(em: EntityManager, ctx: Ctx, matches: MatchInput[]): Promise<MatchesConfirmed> {
  const { tenantId } = ctx.me;
  const ids = matches.map(({ movementId }) => checkId(movementId, 'movementId'));
  if (new Set(ids).size < ids.length) throw badField('movementId', 'Cada movimiento va una vez');
  const invoiceIds = matches.flatMap(match => match.invoiceIds.map(id => checkId(id, 'invoiceIds')));
  if (invoiceIds.length > MOST_ENTRIES)
    throw badField('matches', `Confirma como mucho ${MOST_ENTRIES} facturas de una vez`);
  const held = await hold(em, tenantId, ids);
  await holdAsked(em, tenantId, invoiceIds);
  const amounts: string[] = [];
  for (const [at, match] of matches.entries()) {
    const amount = addUp((await confirmOne(em, ctx, held.get(ids[at]!)!, match)).map(entry => entry.amount));
    if (match.amount != null && addUp([match.amount]) !== amount)
      throw conflict('Lo que se debe ha cambiado mientras lo mirabas: vuelve a mirarlo antes de confirmar');
    amounts.push(amount);
  }
  await em.update(BankMovementRow, { tenantId, id: In(ids), aside: true }, { aside: false });
  return { count: matches.length, amount: addUp(amounts) };
}

/** Undoes what was written down of movements, all or none. What was undone already stays so. */
export async function undoMatches(em: EntityManager, ctx: Ctx, movementIds: string[]): Promise<number> {
  const { tenantId } = ctx.me;
  const ids = [...new Set(movementIds.map(id => checkId(id, 'ids')))];
  const entriesNow = async () => [...(await hold(em, tenantId, ids)).values()].flatMap(movement => movement.entries);
  const entries = await entriesNow();
  if (entries.length === 0) throw conflict('De estos movimientos no hay ningún cobro que deshacer');
  const invoices: { invoice_id: string }[] = await em.query(
    'SELECT invoice_id FROM collections WHERE tenant_id = $1 AND id = ANY ($2)',
    [tenantId, entries],
  );
  await lockInvoices(
    em,
    tenantId,
    invoices.map(each => each.invoice_id),
  );
  // Who undid one on its invoice may have held that before.
  const standing = await entriesNow();
  for (const id of standing) await undoCollection(em, ctx, id);
  return standing.length;
}

/** Says that a movement is no collection, or that it may be one after all. */
export async function setAside(em: EntityManager, ctx: Ctx, movementId: string, aside: boolean): Promise<boolean> {
  const { tenantId } = ctx.me;
  const id = checkId(movementId);
  const held = (await hold(em, tenantId, [id])).get(id)!;
  if (aside && isZero(held.left)) throw conflict('Este movimiento ya está casado: deshaz antes su cobro');
  await em.update(BankMovementRow, { tenantId, id }, { aside });
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'bank_movement',
    entityId: id,
    description: aside ? 'Movimiento bancario apartado: no es un cobro' : 'Movimiento bancario otra vez por casar',
  });
  return aside;
}
