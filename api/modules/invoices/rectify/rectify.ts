import type { EntityManager } from 'typeorm';
import { formatCents, parseDecimal, toCents } from '../../../../schema/decimal';
import { ERASED_CODE } from '../../../../schema/privacy/erased';
import { identityOf } from '../../../../schema/identity';
import type { Tax } from '../../../../schema/tax/territory';
import { payableOf } from '../../../../schema/totals';
import { inWordsOf } from '../../../../schema/tax/words';
import type { Ctx } from '../../../platform/context';
import { badField, conflict } from '../../../platform/errors';
import { euros } from '../../../platform/euros';
import { checkId } from '../../../platform/ids';
import { blankToNull } from '../../../platform/graphql/validation';
import { composeInvoice } from '../draft-invoice';
import { Invoice } from '../invoice.entity';
import { InvoiceLine } from '../invoice-line.entity';
import { InvoiceStatus } from '../invoice.types';
import { findInvoice } from '../invoices';
import { partyFor } from '../issued-by/issued-by';
import { issueInvoice } from '../issue';
import { lockInvoice } from '../lock-invoice';
import { checkSeries, seriesFor, seriesKindOf } from '../numbering';
import { isTooOld } from '../operations/operation-date';
import { readParties, type Issuer, type Recipient } from '../parties';
import { warningsOfExchanged } from '../exchange/keep';
import { checkTakenOffOnce, holdPrepayments, warningsOfSettled } from '../prepay/keep';
import { asPrepaid, checkPrepayment } from '../prepay/settle';
import { settledIn } from '../prepay/settlements';
import { checkInstrument } from './advice';
import { checkMarginLeft } from './margin-left';
import { moneyOf } from './came-in';
import { leftText, takenBeyond } from './remaining';
import { replacedIn, saidBy, withoutSuplidos, type Said } from './change';
import { noticesOf } from './notices';
import { checkData, recipientFor } from './recipient';
import { checkRise } from './rise';
import { debtSaid, isDebt } from './debt';
import { MOST_RELATED, RectificationKind, RectificationWay, type RectifyInput } from './rectify.types';
import { rectifyingOf, stands } from './related';
import { accruedBy, linesOfPending } from './pending';

/** AEAT, FAQ 27. */
const NEVER_RECTIFIED =
  'Un canje de facturas simplificadas no se rectifica: si está mal, se deja sin efecto con otro de signo contrario y se canjean de nuevo; si cambió la venta, se rectifica la simplificada (R5) y se canjea esa rectificativa';

/** An issued invoice that stands, held until COMMIT. */
export async function takeOriginal(em: EntityManager, ctx: Ctx, id: string): Promise<Invoice> {
  const { tenantId } = ctx.me;
  await lockInvoice(em, tenantId, checkId(id));
  const original = await findInvoice(em, ctx, id);
  if (original.status === InvoiceStatus.draft)
    throw conflict('Un borrador no se rectifica: cámbialo, que todavía no está emitido');
  if (original.status === InvoiceStatus.cancelled)
    throw conflict('La factura está anulada: no hay nada que rectificar');
  if (original.kind === 'F3') throw conflict(NEVER_RECTIFIED);
  if (new RegExp(ERASED_CODE).test(original.toNif))
    throw conflict('Los datos de este cliente se suprimieron: ya no hay a quién enviar una rectificativa');
  original.lines = await em.find(InvoiceLine, {
    where: { tenantId, invoiceId: original.id },
    order: { position: 'ASC' },
  });
  return original;
}

/** Debts that are not paid are for customers in Spain (LIVA, art. 80.Cinco; code 1191), R2 also for the Union (1192). */
export function checkDebt(kind: RectificationKind, { toNif, toCountry, toIdKind }: Recipient, tax: Tax): void {
  const { kind: identity } = identityOf({ nif: toNif, country: toCountry, idKind: toIdKind });
  const taken = kind === RectificationKind.R3 ? ['NIF', '07'] : ['NIF', '07', '02'];
  if (!taken.includes(identity))
    throw badField(
      'kind',
      inWordsOf(
        'Una deuda impagada solo se rectifica así si el cliente está en España (artículo 80.Cinco de la Ley del IVA)',
        tax,
      ),
    );
}

/** What to know of a rectifying invoice, with all that rectifies its original by now. */
export async function warningsOfRectifying(
  em: EntityManager,
  original: Invoice,
  made: Invoice,
  consumer?: boolean | null,
): Promise<string[]> {
  return [
    ...takenBeyond(original, (await rectifyingOf(em, original)).filter(stands)),
    ...noticesOf(original, made, consumer),
    ...(await warningsOfExchanged(em, original, made.rectificationWay!)),
    ...(await warningsOfSettled(em, original, made)),
  ];
}

/**
 * What replaces an invoice stands alone: differences that were issued before would be taken off twice, and what is wrong
 * after it is wrong with it.
 */
function checkWay(way: RectificationWay, kind: RectificationKind, standing: readonly Invoice[]): void {
  const replacing = standing.find(({ rectificationWay }) => rectificationWay === RectificationWay.S);
  if (replacing)
    throw conflict(`La ${replacing.fullNumber} sustituye a esta factura: rectifica esa, que es la que vale`);
  if (way === RectificationWay.I) return;
  if (isDebt(kind)) throw badField('way', 'Una deuda que no se cobra se rectifica por diferencias, no por sustitución');
  const [before] = standing;
  if (before)
    throw conflict(
      `La factura tiene una rectificativa por diferencias, ${before.fullNumber}: corrige lo que falte también por diferencias`,
    );
}

/** Whoever says what is wrong credits no more than is left; other callers are warned (docs/adr/0017). */
function checkLeft({ original, standing, said }: Taken, { because, lines, dataOnly }: RectifyInput): void {
  if (!because || lines || dataOnly) return;
  const { rates } = said.amounts.totals;
  const whole = { rates: rates as Invoice['rates'], rectificationWay: RectificationWay.I };
  if (takenBeyond(original, [...standing, whole]).length > 0)
    throw conflict(
      `De la ${original.fullNumber} ya se rectificó una parte: abonarla entera la restaría dos veces. Abona lo que queda, con una línea por tipo: ${leftText(original, standing)}.`,
    );
}

/** What of a debt came in is no debt, and keeps its VAT (LIVA, art. 80.Cinco.4.ª); to a cent of each rate. */
async function checkOwed(
  em: EntityManager,
  { original, standing, said }: Taken,
  { kind, because, dataOnly }: RectifyInput,
): Promise<void> {
  if (dataOnly || !(isDebt(kind) || debtSaid(because))) return;
  const { totals, suplidos } = said.amounts;
  const { left, collected } = await moneyOf(em, original, standing);
  const owed = toCents(parseDecimal(left)) - toCents(parseDecimal(collected));
  const credited = -toCents(parseDecimal(payableOf({ ...totals, suplidos })));
  if (credited > owed + BigInt(totals.rates.length))
    throw conflict(
      `De la ${original.fullNumber} aún te deben ${euros(formatCents(owed))}: una deuda impagada se abona como mucho por lo que se debe, en proporción a sus tipos.`,
    );
}

/** The day of the original's operation, where it is another; the AEAT takes none of more than 20 years ago. */
export function operationBy(
  { operationDate, date: issued }: Pick<Invoice, 'date' | 'operationDate'>,
  date: string,
  today: string,
): string | null {
  const operation = operationDate ?? issued;
  return operation === date || isTooOld(operation, today) ? null : operation;
}

/** An original as it is rectified: what rectifies it already, and what is said of it now. */
export interface Taken {
  original: Invoice;
  /** What rectifies it by now and was not annulled. */
  standing: Invoice[];
  said: Said;
}

/** What an input says of an original that was taken; throws where that cannot be, or another instrument is right. */
export async function rectified(em: EntityManager, ctx: Ctx, original: Invoice, input: RectifyInput): Promise<Taken> {
  await checkInstrument(em, original, 'rectify', input.because);
  checkData(original, input);
  const already = await rectifyingOf(em, original);
  const standing = already.filter(stands);
  checkWay(input.way ?? RectificationWay.I, input.kind, standing);
  const date = input.date ?? ctx.today();
  if (date < original.date)
    throw badField('date', 'Una rectificativa no puede ser anterior a la factura que rectifica');
  const all = saidBy(accruedBy(original, date), { ...input, lines: linesOfPending(original, input, date) }, date);
  const ofDebt = isDebt(input.kind) || debtSaid(input.because) !== null;
  const said = ofDebt ? withoutSuplidos(all) : all;
  if (ofDebt && said.amounts.totals.rates.some(({ base }) => parseDecimal(base).units >= 0n))
    throw badField('lines', 'Una deuda que no se cobra solo baja la base: escribe sus importes en negativo');
  checkLeft({ original, standing, said }, input);
  await checkOwed(em, { original, standing, said }, input);
  // All of it once more is right whatever it earned.
  if (input.lines) await checkMarginLeft(em, original, standing, said);
  if (already.length >= MOST_RELATED) throw conflict(`Una factura tiene como mucho ${MOST_RELATED} rectificativas`);
  return { original, standing, said };
}

/**
 * The rectifying invoice that an input describes, of an original that was taken: checked, not stored, without number and
 * naming no original. 409 where another instrument is right.
 */
export async function composeRectifying(
  em: EntityManager,
  ctx: Ctx,
  original: Invoice,
  input: RectifyInput,
  newId: string,
): Promise<{ invoice: Invoice; issuer: Issuer }> {
  const { tenantId } = original;
  const way = input.way ?? RectificationWay.I;
  const { kind, notes } = input;
  const date = input.date ?? ctx.today();
  const { standing, said } = await rectified(em, ctx, original, input);
  // What stands in the place of a prepayment is one, and is taken off in its stead.
  const prepayment = original.prepayment && way === RectificationWay.S;
  checkPrepayment({ prepayment, lines: input.lines ?? [] });
  const { lines, amounts } = said;
  const party = async () => {
    if (!original.issuing) return '';
    const { recipient } = await readParties(em, ctx, '', input.customerId ?? null);
    return partyFor(original.issuing, recipientFor(original, input, recipient, standing.at(-1)));
  };
  const series = input.series?.trim()
    ? checkSeries(input.series)
    : await seriesFor(em, tenantId, seriesKindOf(input.kind, original.qualified), await party());
  const { issuer, recipient } = await readParties(em, ctx, series, input.customerId ?? null);
  const to = recipientFor(original, input, recipient, standing.at(-1));
  if (isDebt(input.kind)) checkDebt(input.kind, to, original.tax);
  const invoice = composeInvoice(
    {
      kind,
      qualified: original.qualified,
      prepayment,
      // Their agreement is of what corrects it too.
      issuing: original.issuing,
      date,
      operationDate: operationBy(original, date, ctx.today()),
      notes,
      lines: asPrepaid(lines, prepayment),
    },
    { series, amounts, to, issuer },
    { id: newId, by: ctx.me, at: ctx.now() },
  );
  Object.assign(invoice, {
    tax: original.tax,
    rectificationWay: way,
    ...replacedIn(original, input),
    rectificationCause: blankToNull(input.cause),
    rectifiedDebt: kind === RectificationKind.R5 ? debtSaid(input.because) : null,
  });
  checkRise(original, invoice, input);
  return { invoice, issuer };
}

/**
 * Issues an invoice that rectifies another, which was taken, by differences or by substitution (RD 1619/2012, art. 15):
 * in a series of its own, to the same customer, with the data that are right by now. 409 where another instrument is
 * right.
 */
export async function rectifyInvoice(
  em: EntityManager,
  ctx: Ctx,
  original: Invoice,
  input: RectifyInput,
  newId: string,
): Promise<Invoice> {
  const { invoice, issuer } = await composeRectifying(em, ctx, original, input, newId);
  invoice.rectified = [original];
  await holdPrepayments(em, original.tenantId, settledIn(original.lines ?? []));
  await issueInvoice(em, ctx, invoice, issuer);
  await checkTakenOffOnce(em, original, invoice);
  invoice.warnings.unshift(...(await warningsOfRectifying(em, original, invoice, input.consumer)));
  return invoice;
}
