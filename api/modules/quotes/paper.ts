import type { EntityManager } from 'typeorm';
import { quoteTitle } from '../../../schema/kinds/quote';
import type { InvoiceDocument } from '../../edges/pdf/invoice-document';
import { grandOf } from '../../edges/pdf/totals';
import type { Services } from '../../platform/context';
import { faceAt } from '../company/face/faces';
import { drawingPoints, drawInTurn, sendPaper, type Paper } from '../invoices/files/invoice-pdf';
import type { Data, FileAnswer } from '../../rest/route';
import { linkUrl } from './links';
import { QuoteEventRow } from './quote-event.entity';
import { Quote } from './quote.entity';
import { QuoteEventKind } from './quote.types';
import { dayThere, todayOf } from './states';

/** Who accepted it and when; null: it is not accepted. */
async function acceptedOf(em: EntityManager, { tenantId, id, kept }: Quote) {
  if (kept !== 'accepted') return null;
  const event = await em.findOne(QuoteEventRow, {
    where: { tenantId, quoteId: id, kind: QuoteEventKind.accepted },
    order: { createdAt: 'DESC' },
  });
  return event && { by: event.words, on: await dayThere(em, tenantId, event.createdAt) };
}

/** What it says, whatever was answered. */
function saidBy(quote: Quote): InvoiceDocument {
  const { kind, fullNumber, date, validUntil, subtotal, totalIva, total, payable, content } = quote;
  return {
    ...content,
    ...{ fullNumber, date, subtotal, totalIva, total, payable },
    series: '',
    status: 'issued',
    lines: quote.lines.map(line => ({ ...line, amount: line.amount })),
    quote: { kind, validUntil, link: null, accepted: null },
  };
}

/** What is to be paid, and what that is called: the same in its mail, on its page and on its paper. */
export const toPayOf = (quote: Quote): [label: string, amount: string] => grandOf(saidBy(quote));

/** What the paper of a quote is drawn from. It may be accepted by its link until its last day. */
export async function documentOf(em: EntityManager, services: Services, quote: Quote): Promise<InvoiceDocument> {
  const open =
    quote.kept === 'sent' &&
    quote.validUntil >= (await todayOf(em, services, quote.tenantId)) &&
    quote.linkExpiresAt !== null &&
    quote.linkExpiresAt > services.now();
  const said = saidBy(quote);
  const link = open ? linkUrl(services, quote) : null;
  const face = await faceAt(em, quote.tenantId);
  return { ...said, ...face, quote: { ...said.quote!, link, accepted: await acceptedOf(em, quote) } };
}

export const nameOf = ({
  kind,
  fullNumber,
}: Record<'fullNumber', string> & Record<'kind', `${Quote['kind']}`>): string =>
  `${quoteTitle(kind).toLowerCase().replace(' ', '-')}-${fullNumber}.pdf`;

/** Of what was read already. */
export const drawnPaper = (quote: Quote, document: InvoiceDocument, asking: string): Promise<Paper> =>
  drawInTurn(asking, nameOf(quote), () => Promise.resolve(document));

/** The PDF of a quote, drawn in the turn of who asks. */
export async function paperOf(services: Services, quote: Quote, asking: string): Promise<Paper> {
  const read = () => services.db.read(quote.tenantId, em => documentOf(em, services, quote));
  return drawInTurn(asking, nameOf(quote), read);
}

/** Sends a quote's PDF as an attachment presupuesto-P-2026-0017.pdf. */
export async function sendQuotePdf(data: Data, { res, ctx }: FileAnswer): Promise<void> {
  const { tenantId } = ctx.me;
  const { id } = data.quote as { id: string };
  const quote = await ctx.read(em => em.findOneByOrFail(Quote, { tenantId, id }));
  await ctx.services.limits.take('pdfTenant', tenantId, drawingPoints(1, quote.content.lines.length));
  sendPaper(res, await paperOf(ctx.services, quote, tenantId));
}
