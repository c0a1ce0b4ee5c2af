import type { EntityManager } from 'typeorm';
import { addUp, isZero } from '../../../../schema/decimal';
import { turned } from '../../../../schema/totals';
import type { Ctx } from '../../../platform/context';
import { badField, conflict, notFound } from '../../../platform/errors';
import { euros } from '../../../platform/euros';
import { blankToNull } from '../../../platform/graphql/validation';
import { checkId } from '../../../platform/ids';
import { logActivity } from '../../activity/activity';
import { shareStatus } from '../exchange/paid';
import { findInvoice } from '../invoices';
import type { Invoice } from '../invoice.entity';
import { InvoiceStatus } from '../invoice.types';
import { lockInvoice } from '../lock-invoice';
import { checkCameOn } from './came-on';
import { Collection } from './collection.entity';
import type { CollectionInput } from './collect.inputs';
import { clerkOf, enterOne, standing, takeOut } from './ledger';
import { balancesOf } from './owed';

/** So many entries an invoice has at most; what undoes them comes on top. */
const MOST_ENTRIES = 200;

const TICKETS = 'Se cobra por sus facturas simplificadas: anota el cobro en ellas, o marca esta como pagada';

/** Holds an issued invoice until COMMIT; of a draft, or of what is not there, it throws. */
async function hold(em: EntityManager, ctx: Ctx, id: string): Promise<Invoice> {
  const status = await lockInvoice(em, ctx.me.tenantId, id);
  const invoice = await findInvoice(em, ctx, id);
  if (invoice.status === InvoiceStatus.draft) throw conflict('Un borrador no se cobra: emite antes la factura');
  if (status === undefined) throw conflict('La factura está anulada');
  return invoice;
}

/** What is written down: all that is owed where nothing is said, never more, and with its sign. */
function amountOf(asked: string | null | undefined, owed: string): string {
  if (asked == null) return owed;
  const amount = addUp([asked]);
  if (amount.startsWith('-') !== owed.startsWith('-'))
    throw badField(
      'amount',
      owed.startsWith('-')
        ? `Es a favor del cliente: anota lo que le devuelves, hasta ${euros(owed)}, con signo menos`
        : 'Escribe un importe mayor que 0',
    );
  const rest = addUp([owed, turned(amount)]);
  if (!isZero(rest) && rest.startsWith('-') !== owed.startsWith('-'))
    throw badField(
      'amount',
      `Solo quedan ${euros(owed)} por ${owed.startsWith('-') ? 'devolver' : 'cobrar'}. Si te han pagado de más, devuélvelo o factúralo como anticipo.`,
    );
  return amount;
}

/** Writes down what came in for an invoice; paid once nothing is owed. */
export async function collectInvoice(
  em: EntityManager,
  ctx: Ctx,
  invoiceId: string,
  input: CollectionInput,
  entryId: string,
  clerk = clerkOf(ctx),
): Promise<Invoice> {
  const id = checkId(invoiceId);
  const date = input.date ?? ctx.today();
  const { tenantId } = ctx.me;
  const invoice = await hold(em, ctx, id);
  checkCameOn(date, invoice, ctx.today(), 'La fecha del cobro no puede ser futura');
  if (invoice.kind === 'F3') throw conflict(TICKETS);
  const { owed } = (await balancesOf(em, tenantId, [id])).get(id)!;
  if (isZero(owed)) throw conflict('No queda nada por cobrar de esta factura');
  const amount = amountOf(input.amount, owed);
  if ((await standing(em, tenantId, [id])).length >= MOST_ENTRIES)
    throw conflict(`Una factura lleva como mucho ${MOST_ENTRIES} cobros`);
  const { means = null } = input;
  await enterOne(em, clerk, {
    id: entryId,
    invoiceId: id,
    date,
    amount,
    means,
    reference: blankToNull(input.reference),
  });
  return done(em, ctx, id, `Cobro de ${euros(amount)} anotado`);
}

/** Undoes an entry by another of the opposite sign; each once. */
export async function undoCollection(em: EntityManager, ctx: Ctx, entryId: string): Promise<Invoice> {
  const { tenantId } = ctx.me;
  const entry = await em.findOneBy(Collection, { tenantId, id: checkId(entryId) });
  if (!entry) throw notFound('Cobro no encontrado');
  await hold(em, ctx, entry.invoiceId);
  const stands = (await standing(em, tenantId, [entry.invoiceId])).some(({ id }) => id === entry.id);
  if (!stands) throw conflict('Este cobro ya está deshecho');
  await takeOut(em, clerkOf(ctx), [entry]);
  return done(em, ctx, entry.invoiceId, `Cobro de ${euros(entry.amount)} deshecho`);
}

async function done(em: EntityManager, ctx: Ctx, id: string, words: string): Promise<Invoice> {
  const invoice = await findInvoice(em, ctx, id);
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'invoice',
    entityId: id,
    description: `${words} en la factura ${invoice.fullNumber}`,
  });
  return shareStatus(em, clerkOf(ctx), invoice);
}

/** The invoice of an entry that was made with the same key before. */
export async function findCollected(em: EntityManager, ctx: Ctx, entryId: string): Promise<Invoice> {
  const { invoiceId } = await em.findOneByOrFail(Collection, { tenantId: ctx.me.tenantId, id: entryId });
  return findInvoice(em, ctx, invoiceId);
}
