import { In, type EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { badField, conflict, notFound } from '../../platform/errors';
import { checkId } from '../../platform/ids';
import { logActivity } from '../activity/activity';
import { assumedWith } from '../obligation/obligation';
import { rulesOf } from '../../../schema/tax/territory';
import { checkRates, checkTaxed } from './amounts';
import { draftOf } from './at-once/draft-of';
import { Invoice } from './invoice.entity';
import { InvoiceLine } from './invoice-line.entity';
import { InvoiceStatus } from './invoice.types';
import type { InvoiceInput } from './invoices.inputs';
import { issueInvoice, keepDraft, warningsOf } from './issue';
import { agreeOn } from './collect/due';
import { checkCameOn } from './collect/came-on';
import { clerkOf, enterAll, takeOutWith } from './collect/ledger';
import { checkSelection } from './collect/selection-points';
import { checkReplacingUnpaid, followReplacing, holdReplaced } from './collect/replaced';
import { readParties } from './parties';
import { lockInvoice, otherThan, versionSql } from './lock-invoice';
import { checkExchangeStands } from './exchange/keep';
import { leaveToOthers, shareStatus } from './exchange/paid';
import { checkSettlementStands } from './prepay/keep';
import { checkSettling, markReceived } from './prepay/settle';
import { checkInstrument } from './rectify/advice';
import { rectifyingOf, stands } from './rectify/related';
import type { WrongInput } from './rectify/wrong.types';
import { sumAnew } from './sums/sums';
import { sealCancellation } from './seal-cancellation';
import { underIssuer } from './under-issuer';

const STATE: Record<InvoiceStatus, string> = {
  draft: 'es un borrador',
  issued: 'ya está emitida',
  paid: 'ya está pagada',
  cancelled: 'está anulada',
};

const missing = () => notFound('Factura no encontrada');
const movedOn = () => conflict('La factura ha cambiado mientras tanto: vuelve a abrirla');
const OF_RECTIFYING =
  'Es el borrador de una rectificativa: se cambia desde «Me he equivocado» de su factura (rectifyInvoice con draftId)';
const notADraft = () => conflict('La factura ya está emitida: no se puede cambiar ni borrar');

export async function findInvoice(em: EntityManager, ctx: Ctx, id: string): Promise<Invoice> {
  const invoice = await em.findOneBy(Invoice, { tenantId: ctx.me.tenantId, id: checkId(id) });
  if (!invoice) throw missing();
  return invoice;
}

/** A new invoice: issued with its number, or kept as a draft. Nothing is written before it is `reserved`. */
export async function createInvoice(
  em: EntityManager,
  ctx: Ctx,
  input: InvoiceInput,
  id: string,
  reserved?: Promise<void>,
): Promise<Invoice> {
  const status = input.status ?? InvoiceStatus.issued;
  if (status !== InvoiceStatus.issued && status !== InvoiceStatus.draft)
    throw badField('status', 'Una factura nueva es draft o issued');
  const issues = status === InvoiceStatus.issued;
  const { invoice, issuer, agreed, taken } = await draftOf(em, ctx, input, id, undefined, issues);
  await reserved;
  if (issues) return markReceived(em, await issueInvoice(em, ctx, agreeOn(invoice, agreed), issuer, taken));
  await keepDraft(em, invoice, issuer);
  await logActivity(em, ctx, {
    action: 'create',
    entityType: 'invoice',
    entityId: id,
    description: 'Borrador de factura creado',
  });
  return invoice;
}

const LATEST_BEFORE = `
  SELECT max(date)::text AS latest FROM invoices
   WHERE tenant_id = $1 AND series = $2 AND number IS NOT NULL AND CASE WHEN year = $3 THEN number < $4
     ELSE issued_at < $5 END`;

/** The invoice that an earlier create with the same key made, with the warnings that it was answered with then. */
export async function findMade(
  em: EntityManager,
  ctx: Ctx,
  id: string,
  asked: InvoiceStatus | null | undefined,
): Promise<Invoice> {
  const invoice = await findInvoice(em, ctx, id);
  if (asked === InvoiceStatus.draft) return invoice;
  const { tenantId, series, year, number, issuedAt } = invoice;
  const [{ latest }] = await em.query(LATEST_BEFORE, [tenantId, series, year, number, issuedAt]);
  invoice.lines = await em.find(InvoiceLine, { where: { tenantId, invoiceId: id }, order: { position: 'ASC' } });
  invoice.warnings = [...warningsOf(invoice, latest), ...(await assumedWith(em, invoice))];
  return invoice;
}

/** A draft as it stands, taken out of the table under its lock. What changes or issues it puts it back. */
export async function takeDraft(em: EntityManager, ctx: Ctx, id: string, version?: string | null): Promise<Invoice> {
  const key = { tenantId: ctx.me.tenantId, id: checkId(id) };
  const [seen] = await em.query(
    `SELECT i.status, ${versionSql('i')} AS version FROM invoices i WHERE i.tenant_id = $1 AND i.id = $2`,
    [key.tenantId, key.id],
  );
  if (!seen) throw missing();
  if (seen.status !== InvoiceStatus.draft) throw notADraft();
  if (version != null && version !== seen.version) throw movedOn();
  const draft = await findInvoice(em, ctx, key.id);
  draft.lines = await em.find(InvoiceLine, {
    where: { tenantId: key.tenantId, invoiceId: key.id },
    order: { position: 'ASC' },
  });
  // Only the version that was read: of two at once the second finds nothing, and is refused.
  const [, deleted] = await em.query(
    `DELETE FROM invoices i WHERE i.tenant_id = $1 AND i.id = $2 AND i.status = 'draft' AND ${versionSql('i')} = $3`,
    [key.tenantId, key.id, seen.version],
  );
  if (deleted !== 1) throw movedOn();
  return draft;
}

/**
 * Replaces a draft. Who saw another version is refused, but where they say what stands already: then it was their own answer
 * that was lost on its way, and nothing of anybody's is.
 */
export async function updateInvoice(em: EntityManager, ctx: Ctx, id: string, input: InvoiceInput): Promise<Invoice> {
  const { tenantId } = ctx.me;
  const other = input.version == null ? null : await otherThan(em, tenantId, checkId(id), input.version);
  const draft = await takeDraft(em, ctx, id, other?.version ?? input.version);
  if (draft.rectificationWay) throw conflict(OF_RECTIFYING);
  const { invoice, issuer } = await draftOf(em, ctx, input, draft.id, draft);
  invoice.createdAt = draft.createdAt;
  invoice.copyOf ??= draft.copyOf;
  await keepDraft(em, invoice, issuer);
  if (other && (await otherThan(em, tenantId, draft.id, null))?.content !== other.content) throw movedOn();
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'invoice',
    entityId: draft.id,
    description: 'Borrador de factura actualizado',
  });
  return invoice;
}

export async function deleteInvoice(em: EntityManager, ctx: Ctx, id: string): Promise<boolean> {
  const draft = await takeDraft(em, ctx, id);
  await logActivity(em, ctx, {
    action: 'delete',
    entityType: 'invoice',
    entityId: draft.id,
    description: 'Borrador de factura borrado',
  });
  return true;
}

/** Issues a draft with the company and the customer as they are now. On a paid one, seen as no draft: the payment is undone. */
export async function issueDraft(em: EntityManager, ctx: Ctx, id: string, version?: string | null): Promise<Invoice> {
  const found = await findInvoice(em, ctx, id);
  if (found.status === InvoiceStatus.paid && version == null) return undoPayment(em, ctx, found.id);
  if (found.status !== InvoiceStatus.draft) throw conflict(`La factura ${STATE[found.status]}`);
  const draft = await takeDraft(em, ctx, id, version);
  const parties = await readParties(em, ctx, draft.series, draft.customerId);
  const { issuer, recipient } = parties;
  const rules = rulesOf(issuer.territory);
  const { tax: written } = draft;
  Object.assign(draft, recipient, underIssuer(draft, parties), {
    issuerName: issuer.name,
    issuerNif: issuer.nif,
    issuerAddress: issuer.address,
    tax: rules.tax,
    actorKind: ctx.me.kind,
    actorId: ctx.me.userId ?? ctx.me.apiKeyId,
  });
  // The company may have moved since: its lines stand, but not each of them can be issued there, and none unseen.
  checkRates(draft.lines ?? [], rules);
  checkTaxed(draft.lines ?? [], draft.tax);
  if (draft.recargo !== null && draft.tax !== 'IVA')
    throw badField('recargo', `El ${draft.tax} no tiene recargo de equivalencia: abre el borrador y guárdalo sin él`);
  if (written !== rules.tax)
    throw badField(
      'lines',
      `Este borrador se escribió con ${written} y tu empresa está en ${rules.name}: ábrelo y guárdalo con ${rules.tax}`,
    );
  await checkSettling(em, draft, issuer);
  return markReceived(em, await issueInvoice(em, ctx, agreeOn(draft, parties.agreed), issuer));
}

/** A paid invoice is owed again; 409 where it is not paid. */
export async function undoPayment(em: EntityManager, ctx: Ctx, id: string): Promise<Invoice> {
  const unpaid = { status: InvoiceStatus.issued, paidOn: null };
  const held = await holdReplaced(em, ctx.me.tenantId, id);
  const invoice = await move(em, ctx, id, [InvoiceStatus.paid], unpaid, 'pago deshecho');
  const undone = await takeOutWith(em, clerkOf(ctx), id, held);
  await followReplacing(em, ctx, invoice, undone, 'debida de nuevo');
  return shareStatus(em, clerkOf(ctx), invoice);
}

/** All that is owed came in: of one that replaces others, that of these too, which its customer has not to pay any more. */
export async function payInvoice(em: EntityManager, ctx: Ctx, id: string, date: string | null): Promise<Invoice> {
  const paid = { status: InvoiceStatus.paid, paidOn: date ?? ctx.today() };
  const held = await holdReplaced(em, ctx.me.tenantId, checkId(id));
  const invoice = await move(em, ctx, id, [InvoiceStatus.issued], paid, 'marcada como pagada');
  checkCameOn(paid.paidOn, invoice, ctx.today(), 'La fecha de pago no puede ser futura');
  const days = await enterAll(em, clerkOf(ctx), held, paid.paidOn);
  invoice.paidOn = days.get(id) ?? paid.paidOn;
  await followReplacing(em, ctx, invoice, days.keys(), 'marcada como pagada');
  return shareStatus(em, clerkOf(ctx), invoice);
}

/** Several at once, all or none. */
export async function payInvoices(em: EntityManager, ctx: Ctx, ids: string[], date: string | null): Promise<Invoice[]> {
  const chosen = checkSelection(ids).sort();
  const found = await em.findBy(Invoice, { tenantId: ctx.me.tenantId, id: In(chosen) });
  if (found.length !== chosen.length) throw missing();
  const others = found.some(({ kind, rectificationWay }) => kind === 'F3' || rectificationWay === 'S');
  const paid: Invoice[] = [];
  // In one order for everybody, so that two selections that overlap wait for each other instead of locking up.
  for (const id of chosen) {
    // One that another of these paid, as its exchange or in its place, is no second payment.
    const before = others && found.some(each => each.id === id && each.status === InvoiceStatus.issued);
    const now = before ? await findInvoice(em, ctx, id) : null;
    paid.push(now?.status === InvoiceStatus.paid ? now : await payInvoice(em, ctx, id, date));
  }
  return paid;
}

/** The chosen invoices in the order of the list; one that is not there refuses all. */
export async function findInvoices(em: EntityManager, ctx: Ctx, ids: string[]): Promise<Invoice[]> {
  const chosen = checkSelection(ids);
  const found = await em.find(Invoice, {
    where: { tenantId: ctx.me.tenantId, id: In(chosen) },
    order: { date: 'DESC', number: { direction: 'DESC', nulls: 'FIRST' }, id: 'DESC' },
  });
  if (found.length !== chosen.length) throw missing();
  return found;
}

/** Annuls an issued invoice; 409 where `because` says that the law has another instrument for it. */
export async function cancelInvoice(
  em: EntityManager,
  ctx: Ctx,
  id: string,
  because?: WrongInput | null,
): Promise<Invoice> {
  if (because) {
    await lockInvoice(em, ctx.me.tenantId, checkId(id));
    await checkInstrument(em, await findInvoice(em, ctx, id), 'annul', because);
  }
  const invoice = await move(
    em,
    ctx,
    checkId(id),
    [InvoiceStatus.issued, InvoiceStatus.paid],
    { status: InvoiceStatus.cancelled, cancelledAt: ctx.now() },
    'anulada',
  );
  const rectifying = (await rectifyingOf(em, invoice)).find(stands);
  if (rectifying) throw conflict(`La factura tiene una rectificativa, ${rectifying.fullNumber}: ya no se anula`);
  await checkExchangeStands(em, invoice);
  await checkSettlementStands(em, invoice);
  await checkReplacingUnpaid(em, invoice);
  await leaveToOthers(em, invoice);
  await sealCancellation(em, ctx, invoice);
  return invoice;
}

/** The only place where an issued invoice changes: from one of the states given, by one UPDATE that checks it. */
async function move(
  em: EntityManager,
  ctx: Ctx,
  id: string,
  from: InvoiceStatus[],
  change: Partial<Pick<Invoice, 'status' | 'paidOn' | 'cancelledAt'>>,
  words: string,
): Promise<Invoice> {
  // Held first: what it adds to the sums now is taken off them.
  if (await lockInvoice(em, ctx.me.tenantId, id)) await sumAnew(em, ctx.me.tenantId, [id]);
  const { affected } = await em
    .createQueryBuilder()
    .update(Invoice)
    .set(change)
    .where('tenantId = :tenantId AND id = :id AND status IN (:...from)', { tenantId: ctx.me.tenantId, id, from })
    .execute();
  const invoice = await findInvoice(em, ctx, id);
  if (!affected) throw conflict(`La factura ${STATE[invoice.status]}`);
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'invoice',
    entityId: id,
    description: `Factura ${invoice.fullNumber} ${words}`,
    riskLevel: change.status === InvoiceStatus.cancelled ? 'high' : 'low',
  });
  return invoice;
}
