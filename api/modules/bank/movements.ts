import type { EntityManager } from 'typeorm';
import type { OpenInvoice } from '../../../schema/collect/open';
import { proposing, type Around, type Noted, type Proposal } from '../../../schema/bank/propose';
import type { Ctx } from '../../platform/context';
import { inSlices } from '../../platform/event-loop';
import { PAGE_SIZE, pageWindow, pagination } from '../../platform/graphql/page';
import { grouped } from '../../../schema/group-by';
import { namesOfCustomers } from '../customers/customers';
import { openInvoices } from '../invoices/collect/open';
import type { BankMovementsArgs } from './bank.inputs';
import {
  BankState,
  type BankMovement,
  type BankMovementPage,
  type MatchedInvoice,
  type MovementTwin,
} from './bank.types';
import { LEFT, MATCHED } from './matched';
import { matchedAmong, twinsOf, type Read } from './twins';

/** So many open movements, and so many invoices, are compared: the newest of each. */
const COMPARED = 5000;
/** So many customers are compared by name; where a company has more, no match by name is sure. */
const CARDS = 20_000;

type Row = Omit<BankMovement, 'twin' | 'proposal' | 'matches'>;
type OpenRow = Row & Read;

const SHOWN = `m.id, m.account, m.date::text AS date, m.amount::text AS amount, ${LEFT}::numeric(14, 2)::text AS left, m.text, m.aside`;
const NEWEST = 'ORDER BY m.date DESC, m.id DESC';

/** What went out is only looked at where a customer is owed exactly as much. */
const OPEN = `
  SELECT ${SHOWN}, m.format, m.created_at AS "createdAt" FROM bank_movements m
   WHERE m.tenant_id = $1 AND NOT m.aside AND (m.amount > 0 OR m.amount = ANY ($2)) AND ${LEFT} <> 0
   ${NEWEST} LIMIT ${COMPARED}`;

/** Of the other states: which rows. */
const STATES: Record<Exclude<BankState, BankState.open | BankState.sure>, string> = {
  [BankState.matched]: MATCHED,
  [BankState.aside]: 'm.aside',
  [BankState.out]: `NOT m.aside AND m.amount < 0 AND NOT ${MATCHED}`,
};

const MATCHES = `
  SELECT x.movement_id AS "movementId", i.id AS "invoiceId", i.full_number AS "fullNumber",
         i.customer_name AS "customerName", c.amount::text AS amount
    FROM bank_matches x
    JOIN collections c ON c.tenant_id = x.tenant_id AND c.id = x.collection_id
    JOIN invoices i ON i.tenant_id = c.tenant_id AND i.id = c.invoice_id AND i.status <> 'cancelled'
   WHERE x.tenant_id = $1 AND x.movement_id = ANY ($2) AND c.amount <> 0
     AND NOT EXISTS (SELECT FROM collections u WHERE u.tenant_id = c.tenant_id AND u.undoes = c.id)
   ORDER BY c.created_at, c.id`;

/** Entries of a movement's amount, some days before or after, that no movement has: maybe written down by hand. */
const NOTED = `
  SELECT coalesce(i.customer_id::text, i.customer_nif) AS payer, i.customer_nif AS nif, c.date::text AS date,
         c.amount::text AS amount
    FROM collections c JOIN invoices i ON i.tenant_id = c.tenant_id AND i.id = c.invoice_id
   WHERE c.tenant_id = $1 AND c.undoes IS NULL AND c.amount = ANY ($2) AND c.date BETWEEN $3::date - 10 AND $4::date + 10
     AND NOT EXISTS (SELECT FROM bank_matches x WHERE x.tenant_id = c.tenant_id AND x.collection_id = c.id)
     AND NOT EXISTS (SELECT FROM collections u WHERE u.tenant_id = c.tenant_id AND u.undoes = c.id)
   LIMIT ${COMPARED}`;

interface Loaded {
  rows: OpenRow[];
  twins: Map<string, Read>;
  invoices: OpenInvoice[];
  around: Around;
}

async function load(em: EntityManager, ctx: Ctx): Promise<Loaded> {
  const { tenantId } = ctx.me;
  const invoices = await openInvoices(em, tenantId, COMPARED);
  const credits = invoices.filter(({ owed }) => owed.startsWith('-')).map(({ owed }) => owed);
  const rows: OpenRow[] = await em.query(OPEN, [tenantId, credits]);
  const { twins, isCut: moreTwins } = await twinsOf(em, tenantId, rows);
  // Nothing is proposed where nothing is open.
  const isNone = rows.length === 0 || invoices.length === 0;
  const given = [tenantId, [...new Set(rows.map(({ left }) => left))], rows.at(-1)?.date, rows[0]?.date];
  const noted: Noted[] = isNone ? [] : await em.query(NOTED, given);
  const cards = isNone ? [] : await namesOfCustomers(em, tenantId, CARDS);
  const isCut = moreTwins || [invoices, rows, noted].some(({ length }) => length >= COMPARED) || cards.length >= CARDS;
  return { rows, twins, invoices, around: { today: ctx.today(), noted, cards, isCut } };
}

interface Compared {
  rows: Row[];
  twins: Map<string, Read>;
  proposals: Map<string, Proposal>;
  invoices: Map<string, OpenInvoice>;
}

async function compare({ rows, twins, invoices, around }: Loaded): Promise<Compared> {
  // What may be the same as another is for nothing until somebody says that it is not.
  const steps = proposing(
    rows.filter(({ id }) => !twins.has(id)),
    invoices,
    around,
  );
  const proposals = new Map((await inSlices(steps)).map(each => [each.movementId, each]));
  return {
    // What went out is only asked about where it may be for something.
    rows: rows.filter(({ id, amount }) => !amount.startsWith('-') || proposals.has(id)),
    twins,
    proposals,
    invoices: new Map(invoices.map(each => [each.id, each])),
  };
}

interface Beside {
  matches: MatchedInvoice[];
  twin: MovementTwin | null;
}

function shown(row: Row, { proposals, invoices }: Compared, { matches, twin }: Beside): BankMovement {
  const proposal = proposals.get(row.id);
  return {
    ...row,
    matches,
    twin,
    proposal: proposal
      ? {
          sure: proposal.sure,
          reasons: proposal.reasons,
          invoices: proposal.parts.map(({ invoiceId, amount }) => {
            const { number, name } = invoices.get(invoiceId)!;
            return { invoiceId, amount, fullNumber: number, customerName: name };
          }),
        }
      : null,
  };
}

/** Compared outside of any connection and in slices, so that nobody else waits meanwhile. */
export async function listMovements(ctx: Ctx, args: BankMovementsArgs): Promise<BankMovementPage> {
  const window = pageWindow(args.page ?? 1, args.limit ?? PAGE_SIZE);
  const state = args.state ?? BankState.open;
  const compared = await compare(await ctx.read(em => load(em, ctx)));
  const sure = compared.rows.filter(({ id }) => compared.proposals.get(id)?.sure);
  const all = state === BankState.sure ? sure : compared.rows;
  const isStored = state !== BankState.open && state !== BankState.sure;
  const { tenantId } = ctx.me;
  const { total, rows, matches, standing } = await ctx.read(async em => {
    const page = isStored
      ? await storedPage(em, tenantId, STATES[state], window)
      : { rows: all.slice(window.offset, window.offset + window.limit), total: all.length };
    const ids = page.rows.map(({ id }) => id);
    const found: (MatchedInvoice & { movementId: string })[] = await em.query(MATCHES, [tenantId, ids]);
    const twins = isStored ? [] : ids.flatMap(id => compared.twins.get(id)?.id ?? []);
    const standing = await matchedAmong(em, tenantId, twins);
    return { ...page, matches: grouped(found, ({ movementId }) => movementId), standing };
  });
  const twinOf = ({ id }: Row): MovementTwin | null => {
    const twin = compared.twins.get(id);
    return twin ? { account: twin.account, date: twin.date, text: twin.text, matched: standing.has(twin.id) } : null;
  };
  return {
    items: rows.map(row =>
      shown(row, compared, { matches: matches.get(row.id) ?? [], twin: isStored ? null : twinOf(row) }),
    ),
    pagination: pagination(window, total),
    openCount: compared.rows.length,
    sureCount: sure.length,
  };
}

async function storedPage(
  em: EntityManager,
  tenantId: string,
  which: string,
  window: { limit: number; offset: number },
) {
  const [[{ total }], rows] = await Promise.all([
    em.query(`SELECT count(*)::int AS total FROM bank_movements m WHERE m.tenant_id = $1 AND ${which}`, [tenantId]),
    em.query(`SELECT ${SHOWN} FROM bank_movements m WHERE m.tenant_id = $1 AND ${which} ${NEWEST} LIMIT $2 OFFSET $3`, [
      tenantId,
      window.limit,
      window.offset,
    ]),
  ]);
  return { total: total as number, rows: rows as Row[] };
}
