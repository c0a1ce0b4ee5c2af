import type { EntityManager } from 'typeorm';
import type { InvoiceDocument } from '../../../edges/pdf/pdf';
import { drawInvoice } from '../../../edges/pdf/drawing';
import { qrModules } from '../../../edges/qr';
import { conflict } from '../../../platform/errors';
import { Turns } from '../../../platform/database/turns';
import type { Data, FileAnswer } from '../../../rest/route';
import { faceAt } from '../../company/face/faces';
import { Invoice } from '../invoice.entity';
import { PaperCopy } from './paper.types';

type Recipient = InvoiceDocument['customer'];

interface InvoiceData extends Omit<InvoiceDocument, 'status' | 'fullNumber'> {
  status: string;
  fullNumber: string | null;
  customerName: string | null;
  customerNif: string | null;
  customerAddress: string | null;
  customerCountry: string | null;
  customerIdKind: string | null;
  qrUrl: string | null;
  verifactu: { environment: string } | null;
}

/** What the PDF of an invoice needs of it. */
const PDF_FIELDS = `id kind tax qualified prepayment fullNumber series date status notes qrUrl verifactu { environment } issuer { name nif address } customer { name nif email address city postalCode country idKind }
  customerName customerNif customerAddress customerCountry customerIdKind lines { description quantity price grossPrice ivaRate ivaCause discountPercent discountAmount operationDate amount total }
  rates { ivaRate ivaCause ivaRegime cashBasis base quota recargoRate recargo } subtotal totalIva recargo total reverseCharge operationDate discountPercent discountAmount
  withholdingPercent withholding suplidos { description amount } payable dueDate paymentTerms paymentMeans iban
  rectification { way cause replaced { subtotal totalIva recargo total } invoices { fullNumber date } }
  exchange { invoices { fullNumber date } takesBack { fullNumber date } }
  issuedBy { party agreedOn name nif }`;

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

/**
 * The PDF of an invoice as PDF_FIELDS gives it, read and drawn in the turn of the company that asks: twenty papers of a
 * thousand lines that are only to be drawn later would be read at once. A draft has none: 409.
 */
export const pdfOf = (read: () => Promise<unknown>, asking: string, duplicate = false): Promise<Paper> =>
  turns.take(asking, async () => drawn(await read(), duplicate));

/** The paper's content, as it is drawn and as a link shows it. A draft has none: 409. */
export function asDocument(data: unknown, duplicate = false): InvoiceDocument {
  const invoice = data as InvoiceData;
  const { fullNumber, status } = invoice;
  if (status === 'draft' || fullNumber === null) throw conflict('Un borrador no tiene PDF: emite antes la factura');
  const { customerName: name, customerNif: nif, customerAddress: address } = invoice;
  const abroad = { country: invoice.customerCountry, idKind: invoice.customerIdKind };
  const manual: Recipient = name && nif ? { name, nif, address, ...abroad } : null;
  return {
    ...invoice,
    duplicate,
    fullNumber,
    status: status as InvoiceDocument['status'],
    customer: invoice.customer ?? manual,
    qr: qrOf(invoice),
  };
}

/** Another paper of a company, in the same turn. */
export const drawInTurn = (asking: string, name: string, read: () => Promise<InvoiceDocument>): Promise<Paper> =>
  turns.take(asking, async () => ({ name, pdf: await drawInvoice(await read()) }));

async function drawn(data: unknown, duplicate: boolean): Promise<Paper> {
  const document = asDocument(data, duplicate);
  return { name: pdfName(document.fullNumber, duplicate), pdf: await drawInvoice(document) };
}

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

/** What a paper is drawn from. */
const ONE = `query InvoicePdf($id: ID!) { invoice(id: $id) { ${PDF_FIELDS} } }`;

/** An invoice as its caller may read it, with the face that its company had when it was issued. */
export async function readOne(id: string, { ctx, run }: Pick<FileAnswer, 'ctx' | 'run'>): Promise<object> {
  const { tenantId } = ctx.me;
  const invoice = (await run(ONE, { id })).invoice as object;
  const face = await ctx.read(async em => {
    const issued = await em.findOne(Invoice, { where: { tenantId, id }, select: { issuedAt: true } });
    return faceAt(em, tenantId, issued?.issuedAt);
  });
  return { ...invoice, ...face };
}

/** Sends one invoice's PDF as an attachment factura-{fullNumber}.pdf, or a duplicate of it. */
export async function sendInvoicePdf(data: Data, out: FileAnswer): Promise<void> {
  const { res, ctx } = out;
  const { tenantId } = ctx.me;
  const { id, paper } = data.invoice as { id: string; paper: PaperCopy };
  const lines = await ctx.read(em => linesOf(em, tenantId, [id]));
  await ctx.services.limits.take('pdfTenant', tenantId, drawingPoints(1, lines));
  sendPaper(res, await pdfOf(() => readOne(id, out), tenantId, paper === PaperCopy.duplicate));
}
