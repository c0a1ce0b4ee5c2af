import type { EntityManager } from 'typeorm';
import { refusalsOf, type Refusal, type RefusedPart } from '../../../schema/sendable';
import type { Tax } from '../../../schema/tax/territory';
import { compare, parseDecimal } from '../../../schema/decimal';
import { lateness } from '../../../schema/kinds/recapitulative';
import { withholder } from '../../../schema/tax/withholding';
import type { Ctx } from '../../platform/context';
import { spanishDate } from '../../platform/dates';
import { AppError, badField, conflict } from '../../platform/errors';
import { insertRows } from '../../platform/database/insert';
import { nextSlice } from '../../platform/event-loop';
import { Tenant } from '../company/tenant.entity';
import { logActivity } from '../activity/activity';
import { checkUnsent } from '../obligation/obligation';
import { canIssue } from '../plans/plans';
import { justSealed } from '../verifactu/records/invoice-status';
import { openChain } from '../verifactu/seal/chain';
import { isSimplified } from '../verifactu/seal/factura';
import { PLAIN } from '../verifactu/seal/record-text';
import { clean } from '../verifactu/xml';
import { checkWithholder } from './amounts';
import { searchOf } from './draft-invoice';
import { checkRoom, DRAFTS } from './drafts-kept';
import type { Taken } from './at-once/issue-at-once';
import type { Issuer } from './parties';
import { facturaOf } from './factura-of';
import { isTooOld, TOO_OLD } from './operations/operation-date';
import { Invoice } from './invoice.entity';
import { InvoiceLine } from './invoice-line.entity';
import { InvoiceStatus } from './invoice.types';
import { checkSimplified } from './simplified';
import { ExchangedInvoice } from './exchange/exchanged-invoice.entity';
import { RectifiedInvoice } from './rectify/rectified-invoice.entity';
import { sumAnew, sumNew } from './sums/sums';
import type { SeriesKind } from './series.entity';
import { checkSeriesKind, fullNumberOf, heldIn, isOutOfOrder, takeNumber } from './numbering';
import { checkIssuing, heldBy, issuingWarning } from './issued-by/issued-by';

/** The law wants both on the paper, where nobody can add them afterwards (RD 1619/2012, art. 6.1.e). */
function missingAddresses({ kind, qualified, issuerAddress, toAddress, toName }: Invoice): string[] {
  if (isSimplified(kind)) return [];
  // Of a qualified one the law asks for the customer's alone (art. 7.2).
  const own = qualified || issuerAddress;
  const missing = (whose: string) =>
    `Falta la dirección ${whose}, que la ley pide en la factura: emitida, ya no se puede añadir.`;
  return [...(own ? [] : [missing('de tu empresa')]), ...(toAddress ? [] : [missing(`de ${toName}`)])];
}

const withholderOf = ({ toNif, toCountry, toIdKind }: Invoice) =>
  withholder({ nif: toNif, country: toCountry, idKind: toIdKind });

const lateOf = ({ lines = [], date, toName: name, toNif: nif, toCountry: country, toIdKind: idKind }: Invoice) =>
  lateness(lines, date, { name, nif, country, idKind });

/** What the AEAT would certainly refuse of its record. */
const refusedOf = (invoice: Invoice): Refusal[] => {
  const { kind, issuerNif, date, operationDate, rates, tax, toNif, toCountry, toIdKind } = invoice;
  const recipient = isSimplified(kind) ? null : { nif: toNif, country: toCountry, idKind: toIdKind };
  return refusalsOf({ issuerNif, date, operationDate, rates, tax, recipient });
};

/** Where each part of an invoice is written, of a saved customer on its card. */
const FIELDS: Record<RefusedPart, string> = {
  nif: 'customerManual.nif',
  country: 'customerManual.country',
  idKind: 'customerManual.idKind',
  company: 'companyNif',
  date: 'date',
  lines: 'lines',
};

const RIGHT_FIRST =
  'La rectificativa iría a nombre de quien dice la original: corrige antes sus datos con una rectificativa R4 que lleve los buenos.';

/** Of an original's customer the same data are refused again, until another rectifying invoice has made them right. */
const adviceOf = ({ rectified = [], toNif }: Invoice, { part, text }: Refusal): string =>
  ['nif', 'country', 'idKind'].includes(part) && rectified.some(original => original.toNif === toNif)
    ? `${text} ${RIGHT_FIRST}`
    : text;

/** No paper with the legend stays unsent: what would be refused is not issued by a company that sends. */
function checkSendable(invoice: Invoice): void {
  const refused = refusedOf(invoice).map(each => ({ ...each, text: adviceOf(invoice, each) }));
  if (refused.length === 0) return;
  const fieldOf = (part: RefusedPart) =>
    invoice.customerId ? FIELDS[part].replace(/^customerManual.*/, 'customerId') : FIELDS[part];
  throw new AppError(
    'BAD_USER_INPUT',
    refused[0]!.text,
    Object.fromEntries(refused.map(({ part, text }) => [fieldOf(part), text])),
  );
}

/**
 * What to know about an invoice, seen at the moment it is issued: `latest` is the last date of its series until then.
 */
export function warningsOf(invoice: Invoice, latest: string | null): string[] {
  const warnings = [...missingAddresses(invoice), ...refusedOf(invoice).map(({ text }) => text)];
  if (invoice.lines?.some(line => line.ivaRate === 0 && !line.ivaCause)) {
    warnings.push('Hay líneas al 0 % sin causa: se declaran como sujetas al tipo 0 %.');
  }
  if (invoice.withholdingPercent && withholderOf(invoice) === 'asBusiness')
    warnings.push(
      `${invoice.toName} es una persona: solo retiene IRPF como empresa o profesional, nunca un particular.`,
    );
  if (isOutOfOrder(invoice.date, latest)) {
    warnings.push(
      `La fecha es anterior a la de la última factura emitida en la serie ${invoice.series} (${spanishDate(latest)}).`,
    );
  }
  const abroad = issuingWarning(invoice);
  if (abroad) warnings.push(abroad);
  const late = invoice.rectificationWay ? null : lateOf(invoice);
  if (late) warnings.push(late);
  return warnings;
}

/** What is likely to be said of the next line too: neither a gift of IVA nor what goes under a regime of its own. */
const isUsual = ({ ivaCause, ivaRegime }: InvoiceLine, tax: Tax) =>
  ivaCause && (ivaCause !== 'S1' || tax !== 'IVA') && (!ivaRegime || ivaRegime === '07');

/**
 * Remembers the cause chosen last, and what a customer that always withholds was last asked to: the form proposes both.
 * Written only when they change: the tenant's row is shared.
 */
async function rememberChoices(em: EntityManager, invoice: Invoice, { usual }: Issuer): Promise<void> {
  const { tenantId, lines = [], withholdingPercent, rectificationWay } = invoice;
  if (rectificationWay || invoice.kind === 'F3') return;
  const simplified = isSimplified(invoice.kind) || invoice.qualified;
  const kind = simplified ? 'F2' : usual.kind && 'F1';
  const cause = lines.findLast(line => isUsual(line, invoice.tax))?.ivaCause ?? usual.cause;
  const withholds = !isSimplified(invoice.kind) && withholderOf(invoice) === 'always';
  const withholding = withholds ? withholdingPercent : usual.withholding;
  if (cause === usual.cause && kind === usual.kind && isSame(withholding, usual.withholding)) return;
  await em.update(
    Tenant,
    { id: tenantId },
    { defaultCause: cause, defaultWithholding: withholding, defaultKind: kind },
  );
}

const isSame = (a: string | null, b: string | null) =>
  a === null || b === null ? a === b : compare(parseDecimal(a), parseDecimal(b)) === 0;

/** Stores a composed invoice as a draft; 409 where the company has too many. */
export async function keepDraft(em: EntityManager, invoice: Invoice, issuer: Issuer): Promise<void> {
  await checkRoom(em, invoice.tenantId, DRAFTS);
  checkSimplified(invoice, issuer);
  checkIssuing(invoice);
  await rememberChoices(em, invoice, issuer);
  await insertInvoice(em, invoice);
}

/** So many lines are written in one go, then others come in between. */
const LINES_AT_A_TIME = 200;

async function insertLines(em: EntityManager, lines: InvoiceLine[]): Promise<void> {
  for (let from = 0; from < lines.length; from += LINES_AT_A_TIME) {
    if (from > 0) await nextSlice();
    insertRows(em, InvoiceLine, lines.slice(from, from + LINES_AT_A_TIME));
  }
}

async function insertInvoice(em: EntityManager, invoice: Invoice): Promise<void> {
  insertRows(em, Invoice, [invoice]);
  await insertLines(em, invoice.lines ?? []);
  const { tenantId, id: invoiceId, exchange, rectifiedRates: rates } = invoice;
  const rectified = (invoice.rectified ?? []).map(({ id }) =>
    Object.assign(new RectifiedInvoice(), { tenantId, invoiceId, rectifiedId: id, rates: rates?.get(id) ?? null }),
  );
  if (rectified.length > 0) insertRows(em, RectifiedInvoice, rectified);
  const takenBackId = exchange?.takesBack?.id ?? null;
  const exchanged = (exchange?.invoices ?? []).map(({ id }) =>
    Object.assign(new ExchangedInvoice(), { tenantId, invoiceId, exchangedId: id, takenBackId }),
  );
  if (exchanged.length > 0) insertRows(em, ExchangedInvoice, exchanged);
}

/** What was kept before such names were refused: a record without a name cannot be sealed. */
function checkNames({ kind, toName, issuerName, customerId }: Invoice): void {
  if (!isSimplified(kind) && clean(toName, 120) === '')
    throw badField(
      customerId ? 'customerId' : 'customerManual.name',
      'El nombre del cliente no tiene ningún carácter que se pueda escribir: corrígelo y vuelve a emitir',
    );
  if (clean(issuerName, 120) === '')
    throw badField(
      'companyName',
      'El nombre de tu empresa no tiene ningún carácter que se pueda escribir: corrígelo en Configuración y vuelve a emitir',
    );
}

const ADJECTIVES: Record<SeriesKind, string> = {
  ordinary: '',
  devices_or_metals: '',
  rectifying: 'rectificativa ',
  simplified: 'simplificada ',
  simplified_rectifying: 'rectificativa ',
};

/**
 * Gives a composed invoice its number and stores it, with its sealed record where the company sends: from here neither
 * is ever edited. `taken`: what it was given with its parties.
 */
export async function issueInvoice(
  em: EntityManager,
  ctx: Ctx,
  invoice: Invoice,
  issuer: Issuer,
  taken?: Taken | null,
): Promise<Invoice> {
  const now = ctx.now();
  if (invoice.date > ctx.today()) throw badField('date', 'La fecha de una factura emitida no puede ser futura');
  if (invoice.operationDate && isTooOld(invoice.operationDate, ctx.today())) throw badField('operationDate', TOO_OLD);
  checkNames(invoice);
  checkSimplified(invoice, issuer);
  // What rectifies takes back what was withheld, whoever the customer turned out to be.
  if (!invoice.rectificationWay && !isSimplified(invoice.kind)) checkWithholder(invoice.withholdingPercent, invoice);
  checkIssuing(invoice);
  const holds = heldBy(invoice);
  checkSeriesKind(invoice.series, issuer.held, holds);
  // What was taken with the parties was taken because it may be, and because the company's row stays as it is.
  if (!taken) await canIssue(em, invoice.tenantId, issuer.standing, now);
  invoice.warnings.push(...warningsOf(invoice, issuer.latest));
  invoice.status = InvoiceStatus.issued;
  invoice.issuedAt = now;
  // What corrects an invoice is written as that one is: who reads one reads the other.
  invoice.paperLanguage = invoice.rectified?.[0]?.paperLanguage ?? issuer.paperLanguage;
  if (!taken) await rememberChoices(em, invoice, issuer);
  // The counter's row, then the chain's end: both are locked from here to COMMIT. Not sent together: of a series' first
  // number the chain would be locked before the counter is made.
  const number = taken?.number ?? (await takeNumber(em, invoice.tenantId, invoice.series, invoice.date, holds));
  // Another kind of invoice may have begun the series since it was looked at.
  if (issuer.held === null) checkSeriesKind(invoice.series, await heldIn(em, invoice.tenantId, invoice.series), holds);
  const chain = taken?.chain ?? (await openChain(em, ctx));
  if (chain.companyNif !== invoice.issuerNif)
    throw conflict('El NIF de tu empresa acaba de cambiar: vuelve a emitir la factura');
  if (chain.sending) checkSendable(invoice);
  else invoice.warnings.push(...(await checkUnsent(em, ctx, chain)));
  invoice.number = number;
  invoice.fullNumber = fullNumberOf(invoice.series, invoice.year, invoice.number);
  invoice.search = searchOf(invoice);
  // They are held since they were looked at.
  const originals = (invoice.rectified ?? []).map(({ id }) => id);
  if (originals.length > 0) await sumAnew(em, invoice.tenantId, originals);
  await insertInvoice(em, invoice);
  sumNew(em, invoice.tenantId, invoice.id);
  if (chain.sending)
    invoice.sealed = justSealed(chain.seal({ kind: 'alta', factura: facturaOf(invoice), flags: PLAIN }));
  await logActivity(em, ctx, {
    action: 'create',
    entityType: 'invoice',
    entityId: invoice.id,
    description: `Factura ${ADJECTIVES[holds.kind]}${invoice.fullNumber} emitida`,
  });
  return invoice;
}
