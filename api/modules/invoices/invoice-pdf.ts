import type { Response } from 'express';
import { invoicePdf, type InvoiceDocument } from '../../edges/pdf';
import { conflict } from '../../platform/errors';
import type { Data } from '../../rest/route';

type Recipient = InvoiceDocument['customer'];

interface InvoiceData extends Omit<InvoiceDocument, 'status' | 'customer' | 'fullNumber'> {
  status: string;
  fullNumber: string | null;
  customer: Recipient | null;
  customerName: string | null;
  customerNif: string | null;
  customerAddress: string | null;
}

/** Streams the PDF of the invoice in `data`, as an attachment factura-{fullNumber}.pdf. A draft has none: 409. */
export function sendInvoicePdf(data: Data, res: Response): void {
  const invoice = data.invoice as InvoiceData;
  const { fullNumber, status } = invoice;
  if (status === 'draft' || fullNumber === null) throw conflict('Un borrador no tiene PDF: emite antes la factura');
  const manual: Recipient = { name: invoice.customerName ?? '', nif: invoice.customerNif ?? '', address: invoice.customerAddress };
  const document: InvoiceDocument = { ...invoice, fullNumber, status: status as InvoiceDocument['status'], customer: invoice.customer ?? manual };
  res.status(200).set({ 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="factura-${fullNumber}.pdf"` });
  const pdf = invoicePdf(document);
  pdf.on('error', error => res.destroy(error));
  res.on('close', () => pdf.destroy());
  pdf.pipe(res);
}
