import type { EntityManager } from 'typeorm';
import type { InvoiceDocument } from '../../../edges/pdf/pdf';
import { drawInvoice } from '../../../edges/pdf/drawing';
import { qrModules } from '../../../edges/qr';
import { conflict } from '../../../platform/errors';
import { traced, type Given } from '../../../platform/trace/traced';
import { Turns } from '../../../platform/database/turns';
import type { FileAnswer } from '../../../rest/route';

type Recipient = InvoiceDocument['customer'];

/** An issued invoice, and what its paper says of others and of its record. */
interface InvoiceData extends InvoiceDocument {
  customerName: string | null;
  customerNif: string | null;
  customerAddress: string | null;
  customerCountry: string | null;
  customerIdKind: string | null;
  qrUrl: string | null;
  verifactu: { environment: string } | null;
}

export const pdfName = (fullNumber: string, duplicate = false): string =>
  `factura-${fullNumber}${duplicate ? '-duplicado' : ''}.pdf`;

/**
 * What the agency wants on the paper of an invoice with a record, and outside production a plain word that it is a
 * trial.
 */
function qrOf({ qrUrl, verifactu }: InvoiceData): InvoiceDocument['qr'] {
  if (!qrUrl || !verifactu) return undefined;
  return { modules: qrModules(qrUrl), mark: verifactu.environment === 'production' ? null : 'Entorno de pruebas' };
}

/** A company's papers are drawn one after another, so that those of others never wait for more than one of them. */
const PATIENCE_MS = 20_000;
const turns = new Turns(1, undefined, PATIENCE_MS);
const DRAWING: Given = { name: 'draw a paper', kind: 'internal' };

/**
 * The PDF of an invoice, read and drawn in the turn of the company that asks: twenty papers of a thousand lines that are
 * only to be drawn later would be read at once. A draft has none (null): 409.
 */
export const pdfOf = (read: () => Promise<InvoiceData | null>, asking: string, duplicate = false): Promise<Paper> =>
  turns.take(asking, async () => {
    const invoice = await read();
    if (!invoice) throw conflict('Un borrador no tiene PDF: emite antes la factura');
    const document = asDocument(invoice, duplicate);
    return { name: pdfName(document.fullNumber, duplicate), pdf: await traced(DRAWING, () => drawInvoice(document)) };
  });

/** The paper's content, as it is drawn and as a link shows it. */
export function asDocument(invoice: InvoiceData, duplicate = false): InvoiceDocument {
  const { customerName: name, customerNif: nif, customerAddress: address } = invoice;
  const abroad = { country: invoice.customerCountry, idKind: invoice.customerIdKind };
  const manual: Recipient = name && nif ? { name, nif, address, ...abroad } : null;
  return {
    ...invoice,
    duplicate,
    customer: invoice.customer ?? manual,
    qr: qrOf(invoice),
  };
}

/** Another paper of a company, in the same turn. */
export const drawInTurn = (asking: string, name: string, read: () => Promise<InvoiceDocument>): Promise<Paper> =>
  turns.take(asking, async () => ({ name, pdf: await drawInvoice(await read()) }));

const LINES_PER_POINT = 250;
/** All that a minute holds: more could never be had. */
const MOST_POINTS = 60;

/** What drawing costs of a company's PDFs of a minute: so many for the papers, and one more for each 250 lines. */
export const drawingPoints = (papers: number, lines: number): number =>
  Math.min(MOST_POINTS, papers + Math.floor(lines / LINES_PER_POINT));

export interface Paper {
  name: string;
  pdf: Buffer;
}

export function sendPaper(res: FileAnswer['res'], { name, pdf }: Paper): void {
  res
    .status(200)
    .set({ 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${name}"` })
    .end(pdf);
}

/** How many lines these invoices have together: what they cost is known before they are read. */
export async function linesOf(em: EntityManager, tenantId: string, ids: string[]): Promise<number> {
  const [{ lines }] = await em.query(
    'SELECT count(*)::int AS lines FROM invoice_lines WHERE tenant_id = $1 AND invoice_id = ANY ($2)',
    [tenantId, ids],
  );
  return lines;
}
