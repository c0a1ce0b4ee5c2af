import type { EntityManager } from 'typeorm';
import { quoteTitle } from '../../../schema/kinds/quote';
import type { InvoiceDocument } from '../../edges/pdf/invoice-document';
import type { Services } from '../../platform/context';
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

/** What the paper of a quote is drawn from. It may be accepted by its link until its last day. */
export async function documentOf(em: EntityManager, services: Services, quote: Quote): Promise<InvoiceDocument> {
  const { kind, fullNumber, date, validUntil, subtotal, totalIva, total, payable, content } = quote;
  const open =
    quote.kept === 'sent' &&
    validUntil >= (await todayOf(em, services, quote.tenantId)) &&
    quote.linkExpiresAt !== null &&
    quote.linkExpiresAt > services.now();
  return {
    ...content,
    ...{ fullNumber, date, subtotal, totalIva, total, payable },
    series: '',
    status: 'issued',
    lines: quote.lines.map(line => ({ ...line, amount: line.amount })),
    quote: {
      kind,
      validUntil,
      link: open ? linkUrl(services, quote) : null,
      accepted: await acceptedOf(em, quote),
    },
  };
}

const nameOf = ({ kind, fullNumber }: Quote) => `${quoteTitle(kind).toLowerCase().replace(' ', '-')}-${fullNumber}.pdf`;

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
