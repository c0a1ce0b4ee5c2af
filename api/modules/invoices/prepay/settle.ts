import { In, type EntityManager } from 'typeorm';
import {
  overpaid,
  prepaidRefusals,
  prepaidText,
  prepaymentRefusals,
  settlementLines,
  type Named,
  type PrepaymentRefusal,
  type SettlementLine,
} from '../../../../schema/kinds/prepayments';
import { compare, parseDecimal } from '../../../../schema/decimal';
import type { Tax } from '../../../../schema/tax/territory';
import { AppError, badField, conflict, notFound } from '../../../platform/errors';
import { checkId } from '../../../platform/ids';
import { enterAll } from '../collect/ledger';
import { Invoice } from '../invoice.entity';
import { lockInvoices } from '../lock-invoice';
import { InvoiceStatus } from '../invoice.types';
import type { InvoiceInput, InvoiceLineInput } from '../invoices.inputs';
import type { Issuer, Recipient } from '../parties';
import { standingOver } from '../rectify/related';
import { remainingOf } from '../rectify/remaining';
import { settledIn, settlersOf } from './settlements';

/** An invoice that is named as a prepayment, with what is left of it and what became of it. */
export interface Taken {
  /** Where it is named, from 0. */
  at: number;
  invoice: Invoice;
  /** Whom it is for: as it says, and as what rectifies it has corrected that. */
  whose: Pick<Recipient, 'customerId' | 'toNif'>[];
  left: Pick<Named, 'rates' | 'settledBy' | 'replacedBy'>;
}

/** How invoices stand as prepayments, in their order. */
export async function lookAt(em: EntityManager, tenantId: string, invoices: Invoice[]): Promise<Taken[]> {
  const ids = invoices.map(({ id }) => id);
  const [settlers, rectifying] = [await settlersOf(em, tenantId, ids), await standingOver(em, tenantId, ids)];
  return invoices.map((invoice, at) => {
    const over = rectifying.get(invoice.id) ?? [];
    return {
      at,
      invoice,
      whose: [invoice, ...over.slice(-1)],
      left: {
        rates: over.length > 0 ? remainingOf(invoice, over) : invoice.rates,
        settledBy: settlers.get(invoice.id)?.[0]?.fullNumber ?? null,
        replacedBy: over.find(({ rectificationWay }) => rectificationWay === 'S')?.fullNumber ?? null,
      },
    };
  });
}

/**
 * The prepayments that an invoice names, in that order, held until COMMIT: of two invoices that take the same one off, the
 * second sees the first. One that is not there refuses all.
 */
export async function takePrepayments(em: EntityManager, tenantId: string, named: readonly string[]): Promise<Taken[]> {
  const sent = named.map((id, index) => checkId(id, `prepayments.${index}`));
  const ids = [...new Set(sent)];
  if (ids.length === 0) return [];
  await lockInvoices(em, tenantId, ids);
  const found = await em.findBy(Invoice, { tenantId, id: In(ids) });
  const invoices = ids.map(id => found.find(each => each.id === id)).filter(each => each !== undefined);
  if (invoices.length !== ids.length) throw notFound('Factura no encontrada');
  return (await lookAt(em, tenantId, invoices)).map(taken => ({ ...taken, at: sent.indexOf(taken.invoice.id) }));
}

/** The same customer: by the card, or by the number. A simplified prepayment may have named nobody. */
const isFor = ({ invoice, whose }: Taken, to: Pick<Recipient, 'customerId' | 'toNif'>): boolean =>
  !invoice.toNif ||
  whose.some(({ customerId, toNif }) => toNif === to.toNif || (customerId !== null && customerId === to.customerId));

interface Final {
  date: string;
  tax: Tax;
  recargo: boolean;
  /** Its company is under criterio de caja. */
  cash: boolean;
  to: Pick<Recipient, 'customerId' | 'toNif'>;
}

/** `at`: where each of them was in what was sent. */
function refuse(refusals: readonly PrepaymentRefusal[], at: (index: number) => number): void {
  const [first] = refusals;
  if (!first) return;
  const fields = Object.fromEntries(
    refusals.map(({ part, index, text }) => [part === 'date' ? 'date' : `prepayments.${at(index)}`, text]),
  );
  // What is wrong whatever happens comes before what happened in the meantime.
  const wrong = refusals.find(each => !each.conflict);
  throw wrong ? new AppError('BAD_USER_INPUT', wrong.text, fields) : conflict(first.text, fields);
}

/** The lines that take prepayments off an invoice. Throws where they are not its own, or not there any more. */
export function linesThatSettle(taken: readonly Taken[], { to, ...final }: Final): SettlementLine[] {
  const named = taken.map((each): Named => {
    const { invoice, left } = each;
    const { id, fullNumber, date, prepayment, status, tax } = invoice;
    return {
      id,
      fullNumber,
      date,
      prepayment,
      status,
      tax,
      ...left,
      recargo: invoice.recargo !== null,
      sameCustomer: isFor(each, to),
    };
  });
  refuse(prepaymentRefusals(named, final), index => taken[index]!.at);
  return settlementLines(named);
}

/** Throws where a prepayment takes others off, or has lines that none can have. */
export function checkPrepayment({
  prepayment,
  prepayments,
  lines,
}: Pick<InvoiceInput, 'prepayment' | 'prepayments'> & { lines: Parameters<typeof prepaidRefusals>[0] }): void {
  if (!prepayment) return;
  if (prepayments && prepayments.length > 0)
    throw badField('prepayments', 'Un anticipo no liquida otros: se restan en la factura final');
  const refusals = prepaidRefusals(lines);
  if (refusals.length > 0)
    throw new AppError(
      'BAD_USER_INPUT',
      refusals[0]!.text,
      Object.fromEntries(refusals.map(({ line, part, text }) => [`lines.${line}.${part}`, text])),
    );
}

/** Lines as a prepayment says them. */
export const asPrepaid = <Line extends Pick<InvoiceLineInput, 'description'>>(
  lines: readonly Line[],
  prepayment: boolean,
): Line[] => lines.map(line => (prepayment ? { ...line, description: prepaidText(line.description.trim()) } : line));

const CHANGED = 'Sus anticipos han cambiado desde que se guardó: abre el borrador y guárdalo otra vez';
const isSame = (a: string, b: string) => compare(parseDecimal(a), parseDecimal(b)) === 0;

/** Throws where a draft that is issued does not take off what there is to take off by now. */
export async function checkSettling(em: EntityManager, draft: Invoice, { cashBasis }: Issuer): Promise<void> {
  const kept = (draft.lines ?? []).filter(({ prepaymentId }) => prepaymentId !== null);
  const taken = await takePrepayments(em, draft.tenantId, settledIn(kept));
  if (taken.length === 0) return;
  const lines = linesThatSettle(taken, { ...draft, recargo: draft.recargo !== null, cash: cashBasis, to: draft });
  const stands =
    lines.length === kept.length &&
    lines.every(({ prepaymentId, price, ivaRate, ivaCause }, at) => {
      const line = kept[at]!;
      return (
        line.prepaymentId === prepaymentId &&
        isSame(line.price, price) &&
        line.ivaRate === ivaRate &&
        line.ivaCause === ivaCause
      );
    });
  const back = (draft.lines ?? []).filter(({ returned }) => returned);
  if (!stands || overpaid(draft.rates, lines, back)) throw conflict(CHANGED);
}

/** What was received is paid, on the day on which it was. */
export async function markReceived(em: EntityManager, invoice: Invoice): Promise<Invoice> {
  if (!invoice.prepayment || invoice.rectificationWay) return invoice;
  const { tenantId, id, operationDate, date, actorKind, actorId, issuedAt } = invoice;
  const paid = { status: InvoiceStatus.paid, paidOn: operationDate ?? date };
  const clerk = { tenantId, kind: actorKind, id: actorId, at: issuedAt! };
  await enterAll(em, clerk, [id], paid.paidOn);
  return Object.assign(invoice, paid);
}
