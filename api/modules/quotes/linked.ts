import type { EntityManager } from 'typeorm';
import {
  answerProblem,
  MOST_NAME,
  MOST_REASON,
  quoteState,
  quoteTitle,
  type QuoteState,
} from '../../../schema/kinds/quote';
import { saysNothing } from '../../../schema/text/visible';
import type { InvoiceDocument } from '../../edges/pdf/invoice-document';
import { Ctx, type Caller, type Services } from '../../platform/context';
import { hashToken } from '../../platform/auth';
import { AppError, conflict, notFound } from '../../platform/errors';
import { nameProblem, textProblem, linesOrNull } from '../../platform/graphql/validation';
import { logActivity } from '../activity/activity';
import { linkPages, openCounted } from '../delivery/linked';
import { drawingPoints } from '../invoices/files/invoice-pdf';
import { announceToAnswering } from '../mail/mails';
import { noteEvent } from './events';
import { documentOf, drawnPaper } from './paper';
import { QuoteEventRow } from './quote-event.entity';
import { Quote } from './quote.entity';
import { QuoteEventKind } from './quote.types';
import { madeOf, stands, todayOf } from './states';

/** Whose quote a link shows. */
export interface LinkedQuote {
  tenantId: string;
  linkId: string;
  quoteId: string;
  expiresAt: Date;
}

/** Whose a link is; null for one that is guessed, expired or revoked: the same statement and the same answer for each. */
export const openQuoteLink = (services: Services, caller: Caller, token: string): Promise<LinkedQuote | null> =>
  openCounted(services, caller, em =>
    em.query(
      `SELECT tenant_id AS "tenantId", link_id AS "linkId", quote_id AS "quoteId", expires_at AS "expiresAt"
         FROM quote_link_of($1) WHERE expires_at > $2`,
      [hashToken(token), services.now()],
    ),
  );

export interface ShownQuote {
  quote: Quote;
  state: QuoteState;
  document: InvoiceDocument;
  /** Whether what stands of it was answered by a link; else somebody of the company noted it. */
  byLink: boolean;
}

/** A link's quote as it stands; null where its company is writing it anew. */
async function lookAt(em: EntityManager, services: Services, { tenantId, linkId, quoteId }: LinkedQuote, held = false) {
  const lock = held ? ({ mode: 'pessimistic_write' } as const) : undefined;
  const quote = await em.findOne(Quote, { where: { tenantId, id: quoteId, linkId }, lock });
  if (!quote || quote.kept === 'draft') return null;
  const made = (await madeOf(em, tenantId, [quoteId])).get(quoteId) ?? [];
  const isInvoiced = made.some(each => !each.prepayment && stands(each));
  return { quote, state: quoteState(quote.kept, quote.validUntil, await todayOf(em, services, tenantId), isInvoiced) };
}

/** Once a day is enough to know that somebody looks. */
async function openedLately(
  em: EntityManager,
  { tenantId, quoteId, linkId }: LinkedQuote,
  now: Date,
): Promise<boolean> {
  const [{ lately }] = await em.query(
    `SELECT EXISTS (SELECT FROM quote_events WHERE tenant_id = $1 AND quote_id = $2 AND link_id = $3
       AND kind = 'opened' AND created_at > $4::timestamptz - interval '24 hours') AS lately`,
    [tenantId, quoteId, linkId, now],
  );
  return lately as boolean;
}

async function answeredByLink(em: EntityManager, { tenantId, id, kept }: Quote): Promise<boolean> {
  const where = { tenantId, quoteId: id, kind: kept as QuoteEventKind };
  const last = await em.findOne(QuoteEventRow, { where, order: { createdAt: 'DESC', id: 'DESC' } });
  return last !== null && last.linkId !== null;
}

const logLinked = (
  em: EntityManager,
  services: Services,
  caller: Caller,
  quote: Quote,
  isView: boolean,
  words: string,
) =>
  logActivity(
    em,
    new Ctx(services, caller, null),
    {
      action: isView ? 'view' : 'update',
      entityType: 'quote',
      entityId: quote.id,
      description: `${quoteTitle(quote.kind)} ${quote.fullNumber}: ${words}`,
    },
    { kind: 'public', tenantId: quote.tenantId },
  );

/** The quote of a link. That it was opened is noted, once a day: else it is read alone. */
export async function readLinkedQuote(
  services: Services,
  caller: Caller,
  link: LinkedQuote,
): Promise<ShownQuote | null> {
  const { tenantId, linkId } = link;
  const now = services.now();
  const found = await linkPages.take(tenantId, () =>
    services.db.read(tenantId, async em => {
      const looked = await lookAt(em, services, link);
      if (!looked) return null;
      return {
        ...looked,
        document: await documentOf(em, services, looked.quote),
        byLink: await answeredByLink(em, looked.quote),
        seen: await openedLately(em, link, now),
      };
    }),
  );
  if (found && !found.seen)
    await services.db.tx(tenantId, async em => {
      if (await openedLately(em, link, now)) return;
      await noteEvent(em, found.quote, now, { kind: QuoteEventKind.opened, linkId });
      await logLinked(em, services, caller, found.quote, true, 'se abrió su enlace');
    });
  return found;
}

interface QuoteAnswer {
  accepts: boolean;
  words: string;
  /** Which version of it they saw. */
  version: number;
}

/** Why what was written cannot be taken, in Spanish; null: it can. */
export function wordsProblem({ accepts, words }: Pick<QuoteAnswer, 'accepts' | 'words'>): string | null {
  if (accepts && saysNothing(words)) return 'Escribe tu nombre, para que sepan quién lo acepta.';
  const problem = accepts ? nameProblem(words.trim(), MOST_NAME) : textProblem(words, MOST_REASON, true);
  return problem && `${problem}.`;
}

/**
 * Accepts or refuses it, as whoever has the link says, if it says still what they saw; five answers a day and link. The
 * company's admins get a mail, three an hour at most.
 */
export async function answerLinkedQuote(
  services: Services,
  caller: Caller,
  link: LinkedQuote,
  { accepts, words, version }: QuoteAnswer,
): Promise<void> {
  const { tenantId, linkId } = link;
  await services.limits.take('linkAnswer', linkId);
  await services.db.tx(tenantId, async em => {
    const looked = await lookAt(em, services, link, true);
    if (!looked) throw notFound('No encontrado');
    const { quote, state } = looked;
    const problem = answerProblem(quote.kind, state);
    if (problem) throw conflict(problem);
    if (quote.version !== version)
      throw conflict('Ha cambiado mientras lo mirabas: vuelve a leerlo antes de responder.');
    await em.update(Quote, { tenantId, id: quote.id }, { kept: accepts ? 'accepted' : 'refused' });
    const kind = accepts ? QuoteEventKind.accepted : QuoteEventKind.refused;
    const said = linesOrNull(words);
    await noteEvent(em, quote, services.now(), { kind, words: said, linkId });
    await logLinked(em, services, caller, quote, false, accepts ? 'aceptado por su enlace' : 'rechazado por su enlace');
    await announceToAnswering(em, services, { kind: 'quote_answered', tenantId, about: quote.id });
  });
}

/** Its PDF, drawn in a turn of the link's own. */
export async function linkedQuotePaper(services: Services, link: LinkedQuote) {
  const { tenantId, linkId } = link;
  const found = await linkPages.take(tenantId, async () => {
    const looked = await services.db.read(tenantId, em => lookAt(em, services, link));
    if (!looked) return null;
    const { quote } = looked;
    await services.limits.take('linkPdf', linkId, drawingPoints(1, quote.content.lines.length));
    return { quote, document: await services.db.read(tenantId, em => documentOf(em, services, quote)) };
  });
  if (!found) throw new AppError('NOT_FOUND', 'No encontrado');
  return drawnPaper(found.quote, found.document, `link ${tenantId}`);
}
