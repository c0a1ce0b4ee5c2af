import type { EntityManager } from 'typeorm';
import { propose, type Proposal } from '../../../schema/bank/propose';
import type { Ctx } from '../../platform/context';
import { PAGE_SIZE, pageWindow, pagination } from '../../platform/graphql/page';
import { grouped } from '../../platform/group-by';
import { openInvoices, type OpenInvoice } from '../invoices/collect/open';
import type { BankMovementsArgs } from './bank.inputs';
import { BankState, type BankMovement, type BankMovementPage, type MatchedInvoice } from './bank.types';
import { LEFT, MATCHED } from './matched';

/** So many open ones are compared with so many invoices, the newest of each. */
const COMPARED = 5000;

type Row = Omit<BankMovement, 'proposal' | 'matches'>;

const SHOWN = `m.id, m.account, m.date::text AS date, m.amount::text AS amount, ${LEFT}::numeric(14, 2)::text AS left, m.text, m.aside`;
const NEWEST = 'ORDER BY m.date DESC, m.id DESC';

/** What went out may only be for what is owed to somebody: most of it is not. */
const OPEN = `
  SELECT ${SHOWN} FROM bank_movements m
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
    JOIN invoices i ON i.tenant_id = c.tenant_id AND i.id = c.invoice_id
   WHERE x.tenant_id = $1 AND x.movement_id = ANY ($2)
     AND NOT EXISTS (SELECT FROM collections u WHERE u.tenant_id = c.tenant_id AND u.undoes = c.id)
   ORDER BY c.created_at, c.id`;

interface Compared {
  rows: Row[];
  proposals: Map<string, Proposal>;
  invoices: Map<string, OpenInvoice>;
}

async function compare(em: EntityManager, ctx: Ctx): Promise<Compared> {
  const { tenantId } = ctx.me;
  const invoices = await openInvoices(em, tenantId, COMPARED);
  const credits = invoices.filter(({ owed }) => owed.startsWith('-')).map(({ owed }) => owed);
  const rows: Row[] = await em.query(OPEN, [tenantId, credits]);
  const proposals = new Map(propose(rows, invoices).map(each => [each.movementId, each]));
  return {
    // What went out is only asked about where it may be for something.
    rows: rows.filter(({ id, amount }) => !amount.startsWith('-') || proposals.has(id)),
    proposals,
    invoices: new Map(invoices.map(each => [each.id, each])),
  };
}

function shown(row: Row, { proposals, invoices }: Compared, matches: MatchedInvoice[]): BankMovement {
  const proposal = proposals.get(row.id);
  return {
    ...row,
    matches,
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

export async function listMovements(em: EntityManager, ctx: Ctx, args: BankMovementsArgs): Promise<BankMovementPage> {
  const window = pageWindow(args.page ?? 1, args.limit ?? PAGE_SIZE);
  const state = args.state ?? BankState.open;
  const { tenantId } = ctx.me;
  const compared = await compare(em, ctx);
  const sure = compared.rows.filter(({ id }) => compared.proposals.get(id)?.sure);
  let page: { rows: Row[]; total: number };
  if (state === BankState.open || state === BankState.sure) {
    const all = state === BankState.sure ? sure : compared.rows;
    page = { rows: all.slice(window.offset, window.offset + window.limit), total: all.length };
  } else page = await storedPage(em, tenantId, STATES[state], window);
  const matches = grouped(
    (await em.query(MATCHES, [tenantId, page.rows.map(({ id }) => id)])) as (MatchedInvoice & { movementId: string })[],
    ({ movementId }) => movementId,
  );
  return {
    items: page.rows.map(row => shown(row, compared, matches.get(row.id) ?? [])),
    pagination: pagination(window, page.total),
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
