import type { InvoiceDocument } from '../../edges/pdf';
import { drawInvoice } from '../../edges/pdf/drawing';
import { qrModules } from '../../edges/qr';
import type { Services } from '../../platform/context';
import { conflict } from '../../platform/errors';
import { Turns } from '../../platform/turns';
import type { Data, FileAnswer } from '../../rest/route';

type Recipient = InvoiceDocument['customer'];

interface InvoiceData extends Omit<InvoiceDocument, 'status' | 'customer' | 'fullNumber'> {
  status: string;
  fullNumber: string | null;
  customer: Recipient | null;
  customerName: string | null;
  customerNif: string | null;
  customerAddress: string | null;
  mode: string;
  qrUrl: string | null;
}

/** What the PDF of an invoice needs of it. */
export const PDF_FIELDS = `id fullNumber series date status notes mode qrUrl issuer { name nif address } customer { name nif email address city postalCode }
  customerName customerNif customerAddress lines { description quantity price ivaRate ivaCause subtotal }
  rates { ivaRate ivaCause base quota } subtotal totalIva total reverseCharge`;

export const pdfName = (fullNumber: string): string => `factura-${fullNumber}.pdf`;

type Aeat = Services['aeat'];

/** What the agency wants on paper: the legend only of an invoice that is sent, and outside production a plain word that it is a trial. */
function qrOf({ qrUrl, mode }: InvoiceData, { environment }: Aeat): InvoiceDocument['qr'] {
  if (!qrUrl) return undefined;
  const sent = mode === 'VERIFACTU';
  return {
    modules: qrModules(qrUrl),
    legend: sent ? 'VERI*FACTU' : null,
    footnote: sent ? 'Factura verificable en la sede electrónica de la AEAT.' : null,
    mark: environment === 'production' ? null : 'Entorno de pruebas',
  };
}

/** A company's papers are drawn one after another, so that those of others never wait for more than one of them. */
const PATIENCE_MS = 20_000;
const turns = new Turns(1, undefined, PATIENCE_MS);

/** The PDF of an invoice as PDF_FIELDS gives it, drawn in the turn of the company that asks. A draft has none: 409. */
export async function pdfOf(data: unknown, asking: string, aeat: Aeat): Promise<Paper> {
  const invoice = data as InvoiceData;
  const { fullNumber, status } = invoice;
  if (status === 'draft' || fullNumber === null) throw conflict('Un borrador no tiene PDF: emite antes la factura');
  const manual: Recipient = { name: invoice.customerName ?? '', nif: invoice.customerNif ?? '', address: invoice.customerAddress };
  const document: InvoiceDocument = { ...invoice, fullNumber, status: status as InvoiceDocument['status'], customer: invoice.customer ?? manual, qr: qrOf(invoice, aeat) };
  return { name: pdfName(fullNumber), pdf: await turns.take(asking, () => drawInvoice(document)) };
}

const LINES_PER_POINT = 250;
/** All that a minute holds: more could never be had. */
const MOST_POINTS = 60;

/** What drawing costs of a company's PDFs of a minute: so many for the papers, and one more for each 250 lines. */
export const drawingPoints = (papers: number, lines: number): number => Math.min(MOST_POINTS, papers + Math.floor(lines / LINES_PER_POINT));

export interface Paper { name: string; pdf: Buffer }

export function sendPaper(res: FileAnswer['res'], { name, pdf }: Paper): void {
  res.status(200).set({ 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${name}"` }).end(pdf);
}

/** Sends one invoice's PDF as an attachment factura-{fullNumber}.pdf. */
export async function sendInvoicePdf(data: Data, { res, ctx }: FileAnswer): Promise<void> {
  const { tenantId } = ctx.me;
  const { lines } = data.invoice as InvoiceData;
  await ctx.services.limits.take('pdfTenant', tenantId, drawingPoints(1, lines.length));
  sendPaper(res, await pdfOf(data.invoice, tenantId, ctx.services.aeat));
}
