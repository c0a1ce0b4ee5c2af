import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { daysAfter } from '../../../schema/days';
import {
  lockedProblem,
  quoteDateProblem,
  quoteNumber,
  quoteTitle,
  theQuote,
  USUAL_DAYS,
  validUntilProblem,
} from '../../../schema/kinds/quote';
import type { Ctx } from '../../platform/context';
import { badField, conflict, notFound } from '../../platform/errors';
import { checkId, newId } from '../../platform/ids';
import { searchKey } from '../../platform/search';
import { logActivity } from '../activity/activity';
import { draftOf } from '../invoices/at-once/draft-of';
import { contentOf, draftInputOf } from './content';
import { eventsOf } from './events';
import { linkEnd, shownLink } from './links';
import { QuoteEventRow } from './quote-event.entity';
import { Quote } from './quote.entity';
import { QuoteKind, QuoteState } from './quote.types';
import type { QuoteInput } from './quotes.inputs';
import { madeOf, withStates } from './states';

const missing = () => notFound('Presupuesto no encontrado');

export async function findQuote(em: EntityManager, ctx: Ctx, id: string): Promise<Quote> {
  const { tenantId } = ctx.me;
  const quote = await em.findOneBy(Quote, { tenantId, id: checkId(id) });
  if (!quote) throw missing();
  await withStates(em, ctx, [quote]);
  quote.events = await eventsOf(em, tenantId, quote.id);
  quote.invoices = (await madeOf(em, tenantId, [quote.id])).get(quote.id) ?? [];
  quote.link = shownLink(ctx, quote);
  return quote;
}

/** A quote that nobody else changes until COMMIT, as it stands today. */
export async function heldQuote(em: EntityManager, ctx: Ctx, id: string): Promise<Quote> {
  const { tenantId } = ctx.me;
  const where = { tenantId, id: checkId(id) };
  const quote = await em.findOne(Quote, { where, lock: { mode: 'pessimistic_write' } });
  if (!quote) throw missing();
  await withStates(em, ctx, [quote]);
  return quote;
}

/** What an input says, once the draft of an invoice could say it. */
async function fieldsOf(em: EntityManager, ctx: Ctx, input: QuoteInput, fullNumber: string, before?: Quote) {
  const { date } = input;
  const validUntil = input.validUntil ?? daysAfter(date, USUAL_DAYS);
  const wrongDate = before?.date === date ? null : quoteDateProblem(date, ctx.today());
  if (wrongDate) throw badField('date', wrongDate);
  const wrongEnd = validUntilProblem(date, validUntil);
  if (wrongEnd) throw badField('validUntil', wrongEnd);
  const as = before && { recargo: before.recargo, tax: before.content.tax, customerId: before.customerId };
  const { invoice } = await draftOf(em, ctx, draftInputOf(input), newId(), as);
  const { subtotal, totalIva, total, toName, toNif } = invoice;
  return {
    ...{ date, validUntil, subtotal, totalIva, total },
    customerId: invoice.customerId!,
    customerName: toName,
    content: contentOf(invoice),
    search: searchKey(fullNumber, toName, toNif),
  };
}

export const logged = (
  em: EntityManager,
  ctx: Ctx,
  { id, kind, fullNumber }: Pick<Quote, 'id' | 'kind' | 'fullNumber'>,
  action: 'create' | 'update' | 'delete' | 'export',
  words: string,
) =>
  logActivity(em, ctx, {
    action,
    entityType: 'quote',
    entityId: id,
    description: `${quoteTitle(kind)} ${fullNumber}: ${words}`,
  });

/** The next number of a kind in a year: never given twice. */
async function takeNumber(em: EntityManager, tenantId: string, kind: QuoteKind, year: number): Promise<number> {
  const [{ last }] = await em.query(
    `INSERT INTO quote_counters (tenant_id, kind, year, last) VALUES ($1, $2, $3, 1)
     ON CONFLICT (tenant_id, kind, year) DO UPDATE SET last = quote_counters.last + 1 RETURNING last`,
    [tenantId, kind, year],
  );
  return last as number;
}

export async function createQuote(em: EntityManager, ctx: Ctx, input: QuoteInput, id: string): Promise<Quote> {
  const { tenantId } = ctx.me;
  const kind = input.kind ?? QuoteKind.quote;
  const year = Number(input.date.slice(0, 4));
  // Checked before a number is taken, so that nobody waits for what is refused.
  const fields = await fieldsOf(em, ctx, input, '');
  const number = await takeNumber(em, tenantId, kind, year);
  const fullNumber = quoteNumber(kind, year, number);
  const search = `${fullNumber.toLowerCase()} ${fields.search}`;
  const numbered = { tenantId, id, kind, year, number, fullNumber };
  const rest = { ...fields, search, kept: 'draft', version: 1, createdAt: ctx.now() };
  await em.insert(Quote, { ...numbered, ...rest } as object);
  await logged(em, ctx, numbered, 'create', 'creado');
  return findQuote(em, ctx, id);
}

/** Throws where it says something else by now than who asks has seen. */
export function checkSeen({ kind, version }: Quote, seen: number | null | undefined): void {
  if (seen != null && seen !== version) throw conflict(`${theQuote(kind)} ha cambiado mientras tanto: ábrelo otra vez`);
}

const saidBy = ({ date, validUntil, content }: Pick<Quote, 'date' | 'validUntil' | 'content'>) =>
  JSON.parse(JSON.stringify({ date, validUntil, content })) as object;

/** Whether its customer may have seen it: their link and their answers are not another's. */
const isKnown = async (em: EntityManager, { tenantId, id, linkId }: Quote): Promise<boolean> =>
  linkId !== null || (await em.existsBy(QuoteEventRow, { tenantId, quoteId: id }));

/** A link that still leads there lasts as long as what is changed asks for. */
function longerLink(ctx: Ctx, { linkExpiresAt }: Quote, fields: Pick<Quote, 'validUntil'>): Partial<Quote> {
  if (!linkExpiresAt || linkExpiresAt <= ctx.now()) return {};
  const end = linkEnd(ctx.now(), fields);
  return end > linkExpiresAt ? { linkExpiresAt: end } : {};
}

/** Replaces what a quote says, until it is accepted. What was refused is a draft again. */
export async function updateQuote(em: EntityManager, ctx: Ctx, id: string, input: QuoteInput): Promise<Quote> {
  const quote = await heldQuote(em, ctx, id);
  const locked = lockedProblem(quote.kind, quote.state);
  if (locked) throw conflict(locked);
  checkSeen(quote, input.version);
  if (input.kind && input.kind !== quote.kind)
    throw badField('kind', `Es ${quoteTitle(quote.kind).toLowerCase()} con su número: haz otro documento`);
  const fields = await fieldsOf(em, ctx, input, quote.fullNumber, quote);
  if (fields.customerId !== quote.customerId && (await isKnown(em, quote)))
    throw badField('customerId', 'Ya lo tiene su cliente, o respondió: haz otro documento para otro cliente');
  const kept = quote.state === QuoteState.refused ? 'draft' : quote.kept;
  // Whoever is looking at it may accept it as long as it says the same.
  const same = isDeepStrictEqual(saidBy(quote), saidBy(fields));
  const change = { ...fields, ...longerLink(ctx, quote, fields), kept, version: quote.version + (same ? 0 : 1) };
  await em.update(Quote, { tenantId: quote.tenantId, id: quote.id }, change as object);
  await logged(em, ctx, quote, 'update', 'cambiado');
  return findQuote(em, ctx, quote.id);
}

export async function deleteQuote(em: EntityManager, ctx: Ctx, id: string): Promise<boolean> {
  const quote = await heldQuote(em, ctx, id);
  const locked = lockedProblem(quote.kind, quote.state);
  if (locked) throw conflict(locked);
  if ((await madeOf(em, quote.tenantId, [quote.id])).size > 0)
    throw conflict('Tiene facturas hechas a partir de él: no se elimina');
  await em.delete(Quote, { tenantId: quote.tenantId, id: quote.id });
  await logged(em, ctx, quote, 'delete', 'eliminado');
  return true;
}
