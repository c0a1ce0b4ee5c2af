import type { RateLeft } from '../../../../schema/kinds/left';
import { paperTitle, type PaperTitle } from '../../../../schema/kinds/title';
import type { InvoiceDocument } from '../../../edges/pdf/pdf';
import type { Services } from '../../../platform/context';
import type { Data, FileAnswer } from '../../../rest/route';
import { verifactusOf, type VerifactuOf } from '../../verifactu/records/invoice-status';
import { faceOf, type Face } from '../../company/face/faces';
import { drawingPoints, pdfOf, sendPaper, type Paper } from './invoice-pdf';
import { qrUrlOf } from './invoice-qr';
import { PaperCopy } from './paper.types';
import { Invoice } from '../invoice.entity';
import { exchangeOf } from '../exchange/exchange-of';
import type { Exchange } from '../exchange/exchange.types';
import { InvoiceLine } from '../invoice-line.entity';
import { leftAfter } from '../rectify/left-after';
import { rectificationOf } from '../rectify/rectification';
import { rectifiedOf } from '../rectify/related';
import type { Rectification } from '../rectify/rectify.types';

/** What the paper of an issued invoice is drawn from, with the face that its company had; null of a draft, and where there is none. */
export async function documentOf(services: Services, tenantId: string, id: string) {
  const found = await services.db.read(tenantId, async em => {
    // One packet; what few of them have comes behind it.
    const [invoice, face, lines, verifactus] = await Promise.all([
      em.findOneBy(Invoice, { tenantId, id }),
      faceOf(em, tenantId, id),
      em.find(InvoiceLine, { where: { tenantId, invoiceId: id }, order: { position: 'ASC' } }),
      verifactusOf(em, tenantId, [id]),
    ]);
    if (!invoice || invoice.fullNumber === null) return null;
    const originals = invoice.rectificationWay ? await rectifiedOf(em, invoice) : [];
    return {
      invoice,
      face,
      lines,
      verifactu: verifactus.get(id) ?? null,
      rectification: rectificationOf(invoice, originals),
      left: await leftAfter(em, invoice, originals),
      exchange: await exchangeOf(em, invoice),
    };
  });
  return found && saidBy(found, services.aeat);
}

/** What is known of an invoice when its paper is drawn. */
interface Known {
  invoice: Invoice;
  face: Face;
  lines: readonly InvoiceLine[];
  verifactu: VerifactuOf | null;
  rectification: Rectification | null;
  /** How it leaves what it rectifies by differences. */
  left?: RateLeft[] | null;
  exchange: Exchange | null;
}

export function saidBy(
  { invoice, face, lines, verifactu, rectification, left = null, exchange }: Known,
  aeat: Services['aeat'],
) {
  // Its getters are of the class: copied, they would be missing.
  const {
    issuer,
    customer,
    customerName,
    customerNif,
    customerAddress,
    customerCountry,
    customerIdKind,
    reverseCharge,
    payable,
    issuedBy,
  } = invoice;
  return {
    ...invoice,
    ...face,
    fullNumber: invoice.fullNumber!,
    status: invoice.status as InvoiceDocument['status'],
    issuer,
    customer,
    customerName,
    customerNif,
    customerAddress,
    customerCountry,
    customerIdKind,
    reverseCharge,
    payable,
    rectification: rectification && { ...rectification, left },
    exchange,
    issuedBy,
    lines: lines.map(line => ({ ...line, amount: line.amount })),
    verifactu,
    qrUrl: verifactu && qrUrlOf(invoice, verifactu.environment, aeat),
  };
}

export type InvoicePaper = NonNullable<Awaited<ReturnType<typeof documentOf>>>;

type DrawnPaper = Paper & { title: PaperTitle };

/** Drawn in the turn of who asks, with what the law calls it. */
export async function drawnPaper(document: InvoicePaper, asking: string): Promise<DrawnPaper> {
  const title = paperTitle({ ...document, rectifies: document.rectification !== null });
  return { ...(await pdfOf(() => Promise.resolve(document), asking)), title };
}

/**
 * The PDF of an issued invoice for those whom its company gives it: who is invoiced for a plan, the letter that it goes
 * with. Null where there is none.
 */
export async function paperOf(
  services: Services,
  tenantId: string,
  id: string,
  asking: string,
): Promise<DrawnPaper | null> {
  const document = await documentOf(services, tenantId, id);
  return document && drawnPaper(document, asking);
}

/** Sends one invoice's PDF as an attachment factura-{fullNumber}.pdf, or a duplicate of it. */
export async function sendInvoicePdf(data: Data, { res, ctx }: FileAnswer): Promise<void> {
  const { tenantId } = ctx.me;
  const { id, paper } = data.invoice as { id: string; paper: PaperCopy };
  const { limits } = ctx.services;
  await limits.take('pdfTenant', tenantId);
  const read = async () => {
    const document = await documentOf(ctx.services, tenantId, id);
    // Reading a long one costs no more than its page does: what drawing it costs more is paid before it is drawn.
    const more = drawingPoints(1, document?.lines.length ?? 0) - 1;
    if (more > 0) await limits.take('pdfTenant', tenantId, more);
    return document;
  };
  sendPaper(res, await pdfOf(read, tenantId, paper === PaperCopy.duplicate));
}
