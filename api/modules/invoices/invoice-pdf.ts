import type { Readable } from 'node:stream';
import { invoicePdf, type InvoiceDocument } from '../../edges/pdf';
import { qrModules } from '../../edges/qr';
import type { Services } from '../../platform/context';
import { conflict } from '../../platform/errors';
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
  rates { ivaRate ivaCause base quota } subtotal totalIva total`;

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

/** The PDF of an invoice as PDF_FIELDS gives it. A draft has none: 409. */
export function pdfOf(data: unknown, aeat: Aeat): { name: string; pdf: Readable } {
  const invoice = data as InvoiceData;
  const { fullNumber, status } = invoice;
  if (status === 'draft' || fullNumber === null) throw conflict('Un borrador no tiene PDF: emite antes la factura');
  const manual: Recipient = { name: invoice.customerName ?? '', nif: invoice.customerNif ?? '', address: invoice.customerAddress };
  const document: InvoiceDocument = { ...invoice, fullNumber, status: status as InvoiceDocument['status'], customer: invoice.customer ?? manual, qr: qrOf(invoice, aeat) };
  return { name: pdfName(fullNumber), pdf: invoicePdf(document) };
}

/** Streams one invoice's PDF as an attachment factura-{fullNumber}.pdf. */
export async function sendInvoicePdf(data: Data, { res, ctx }: FileAnswer): Promise<void> {
  await ctx.services.limits.take('pdfTenant', ctx.me.tenantId);
  const { name, pdf } = pdfOf(data.invoice, ctx.services.aeat);
  res.status(200).set({ 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${name}"` });
  pdf.on('error', error => res.destroy(error));
  res.on('close', () => pdf.destroy());
  pdf.pipe(res);
}
