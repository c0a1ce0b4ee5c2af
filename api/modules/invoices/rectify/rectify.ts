import type { EntityManager } from 'typeorm';
import { byCash, taxKey as keyOf } from '../../../../schema/tax/causes';
import { formatCents, parseDecimal, toCents } from '../../../../schema/decimal';
import { ERASED_CODE } from '../../../../schema/erased';
import { identityOf } from '../../../../schema/identity';
import type { Ctx } from '../../../platform/context';
import { dayOf } from '../../../platform/dates';
import { badField, conflict } from '../../../platform/errors';
import { checkId } from '../../../platform/ids';
import { blankToNull } from '../../../platform/graphql/validation';
import { turned } from '../../../../schema/totals';
import { computeWithin, type Amounts, type LineWritten } from '../amounts';
import { composeInvoice } from '../draft-invoice';
import { Invoice } from '../invoice.entity';
import { InvoiceLine } from '../invoice-line.entity';
import { InvoiceStatus } from '../invoice.types';
import { findInvoice } from '../invoices';
import { issueInvoice } from '../issue';
import { lockInvoice } from '../lock-invoice';
import { checkSeries, seriesFor, seriesKindOf } from '../numbering';
import { readParties, type Recipient } from '../parties';
import { checkInstrument } from './advice';
import { checkData, recipientFor } from './recipient';
import { MOST_RELATED, RectificationKind, RectificationWay, type RectifyInput } from './rectify.types';
import { rectifyingOf, stands } from './related';

/** An issued invoice that stands, held until COMMIT. */
async function takeOriginal(em: EntityManager, ctx: Ctx, id: string): Promise<Invoice> {
  const { tenantId } = ctx.me;
  await lockInvoice(em, tenantId, checkId(id));
  const original = await findInvoice(em, ctx, id);
  if (original.status === InvoiceStatus.draft)
    throw conflict('Un borrador no se rectifica: cámbialo, que todavía no está emitido');
  if (original.status === InvoiceStatus.cancelled)
    throw conflict('La factura está anulada: no hay nada que rectificar');
  if (new RegExp(ERASED_CODE).test(original.toNif))
    throw conflict('Los datos de este cliente se suprimieron: ya no hay a quién enviar una rectificativa');
  original.lines = await em.find(InvoiceLine, {
    where: { tenantId, invoiceId: original.id },
    order: { position: 'ASC' },
  });
  return original;
}

const turnedOrNull = (text: string | null) => text && turned(text);

/** No amount changes: a line of nothing, at a rate that the original has. */
const lineOfData = ({ ivaRate, ivaCause, ivaRegime }: InvoiceLine): LineWritten => ({
  description: 'Corrección de datos: los importes no cambian',
  quantity: '1',
  price: '0',
  ivaRate,
  ivaCause,
  ivaRegime,
});

/** All of the original, with its signs turned: to the cent what it says. */
function creditOf({ lines = [], ...original }: Invoice): { lines: LineWritten[]; amounts: Amounts } {
  const { subtotal, totalIva, total, discount, withholding, withholdingPercent } = original;
  return {
    lines: lines.map(
      ({ description, quantity, price, ivaRate, ivaCause, ivaRegime, discountPercent, discountAmount }) => ({
        description,
        quantity: turned(quantity),
        price,
        ivaRate,
        ivaCause,
        ivaRegime,
        discountPercent,
        discountAmount: turnedOrNull(discountAmount),
      }),
    ),
    amounts: {
      totals: {
        lines: lines.map(line => ({ subtotal: turned(line.subtotal), total: turned(line.total) })),
        rates: original.rates.map(rate => ({
          ...rate,
          base: turned(rate.base),
          quota: turned(rate.quota),
          ...(rate.recargo && { recargo: turned(rate.recargo) }),
        })),
        subtotal: turned(subtotal),
        totalIva: turned(totalIva),
        total: turned(total),
        discount: turned(discount),
        withholding: turned(withholding ?? '0.00'),
        recargo: turned(original.recargo ?? '0.00'),
      },
      discount: { percent: original.discountPercent, amount: turnedOrNull(original.discountAmount) },
      withholding: withholdingPercent,
      suplidos: original.suplidos.map(({ description, amount }) => ({ description, amount: turned(amount) })),
      recargo: original.recargo !== null,
    },
  };
}

/** What is written, with the withholding of the original; without lines all of it, or nothing where data change. */
function changeOf(original: Invoice, { lines, dataOnly }: RectifyInput): { lines: LineWritten[]; amounts: Amounts } {
  if (dataOnly) {
    const nothing = [lineOfData(original.lines![0]!)];
    return computeWithin(nothing, {});
  }
  if (!lines) return creditOf(original);
  // What was under criterio de caja stays so.
  const cash = original.rates.some(({ ivaRegime }) => ivaRegime === '07');
  const at = cash ? -1 : lines.findIndex(({ ivaRegime }) => ivaRegime === '07');
  if (at >= 0)
    throw badField(`lines.${at}.ivaRegime`, 'La factura original no va por el criterio de caja: quita la clave 07');
  return computeWithin(cash ? lines.map(byCash) : lines, {
    withholdingPercent: original.withholdingPercent,
    recargo: original.recargo !== null,
  });
}

/** Debts that are not paid are for customers in Spain alone (LIVA, art. 80.Cinco; codes 1191 and 1192). */
function checkDebt(kind: RectificationKind, { toNif, toCountry, toIdKind }: Recipient): void {
  const { kind: identity } = identityOf({ nif: toNif, country: toCountry, idKind: toIdKind });
  const taken = kind === RectificationKind.R3 ? ['NIF', '07'] : ['NIF', '07', '02'];
  if (!taken.includes(identity))
    throw badField(
      'kind',
      'Una deuda impagada solo se rectifica así si el cliente está en España (artículo 80.Cinco de la Ley del IVA)',
    );
}

const isDebt = (kind: RectificationKind) => kind === RectificationKind.R2 || kind === RectificationKind.R3;

const cents = (text: string) => toCents(parseDecimal(text));
const percentOf = ({ ivaRate, ivaCause }: { ivaRate: number; ivaCause: string | null }) =>
  `${ivaRate} %${ivaCause ? ` (${ivaCause})` : ''}`;

/** What a rate's base comes to in several invoices, in cents. */
const baseAt = (key: string, invoices: readonly Invoice[]): bigint =>
  invoices
    .flatMap(({ rates }) => rates)
    .filter(rate => keyOf(rate) === key)
    .reduce((sum, { base }) => sum + cents(base), 0n);

const euros = (amount: bigint) => formatCents(amount < 0n ? -amount : amount).replace('.', ',');

/**
 * Rates of which more was taken back than the original has, with all that rectifies it. What a rectifying invoice takes
 * off is given back by another one, so there it is the other way round.
 */
function takenBeyond(original: Invoice, rectifying: readonly Invoice[]): string[] {
  return rectifying
    .flatMap(({ rates }) => rates)
    .filter((rate, at, all) => all.findIndex(each => keyOf(each) === keyOf(rate)) === at)
    .flatMap(rate => {
      const had = baseAt(keyOf(rate), [original]) || cents(original.subtotal);
      const left = baseAt(keyOf(rate), [original, ...rectifying]);
      if (left === 0n || left > 0n === had >= 0n) return [];
      const [done, was] = left < 0n ? ['abonan', 'facturó'] : ['cargan', 'abonó'];
      return `Al ${percentOf(rate)} se ${done} ${euros(left)} € más de base de lo que se ${was} en ${original.fullNumber}.`;
    });
}

/** What to know of the rectifying invoices of an invoice, as they are by now. */
export async function warningsOfRectifying(em: EntityManager, original: Invoice): Promise<string[]> {
  return takenBeyond(original, (await rectifyingOf(em, original)).filter(stands));
}

/**
 * Issues an invoice that rectifies another by differences (RD 1619/2012, art. 15): in a series of its own, to the same
 * customer, with the data that are right by now. 409 where the original is a draft or was cancelled, or another
 * instrument is right.
 */
export async function rectifyInvoice(
  em: EntityManager,
  ctx: Ctx,
  id: string,
  input: RectifyInput,
  newId: string,
): Promise<Invoice> {
  const original = await takeOriginal(em, ctx, id);
  await checkInstrument(em, original, 'rectify', input.because);
  checkData(original, input);
  const { tenantId } = original;
  const { lines, amounts } = changeOf(original, input);
  if (isDebt(input.kind) && amounts.totals.rates.some(({ base }) => cents(base) >= 0n))
    throw badField('lines', 'Una deuda que no se cobra solo baja la base: escribe sus importes en negativo');
  const already = await rectifyingOf(em, original);
  if (already.length >= MOST_RELATED) throw conflict(`Una factura tiene como mucho ${MOST_RELATED} rectificativas`);
  const series = input.series?.trim()
    ? checkSeries(input.series)
    : await seriesFor(em, tenantId, seriesKindOf(input.kind, original.qualified));
  const { issuer, recipient } = await readParties(em, ctx, series, input.customerId ?? null);
  const to = recipientFor(original, input, recipient, already.filter(stands).at(-1));
  if (isDebt(input.kind)) checkDebt(input.kind, to);
  const { kind, notes } = input;
  const date = input.date ?? dayOf(ctx.now());
  if (date < original.date)
    throw badField('date', 'Una rectificativa no puede ser anterior a la factura que rectifica');
  const operation = original.operationDate ?? original.date;
  const invoice = composeInvoice(
    { kind, qualified: original.qualified, date, operationDate: operation === date ? null : operation, notes, lines },
    { series, amounts, to, issuer },
    { id: newId, by: ctx.me, at: ctx.now() },
  );
  Object.assign(invoice, {
    rectificationWay: RectificationWay.I,
    rectificationCause: blankToNull(input.cause),
    rectified: [original],
    warnings: takenBeyond(original, [...already.filter(stands), invoice]),
  });
  return issueInvoice(em, ctx, invoice, issuer);
}
