import type { EntityManager } from 'typeorm';
import { rulesOf } from '../../../../schema/tax/territory';
import type { Ctx } from '../../../platform/context';
import { checkDraft, composeDraft } from '../draft-invoice';
import { conditionsOf, readAndTake, type Taken } from './issue-at-once';
import { usualSeries } from '../issued-by/usual-series';
import { Invoice } from '../invoice.entity';
import type { InvoiceInput } from '../invoices.inputs';
import { asWritten } from '../operations/put-back';
import { checkProducts, productsOf, readParties, type Agreed, type Issuer, type Parties } from '../parties';
import { notFound } from '../../../platform/errors';
import { checkId } from '../../../platform/ids';
import { takePrepayments } from '../prepay/settle';

/** Throws where an invoice is said to be a copy of what the company does not have. */
async function checkCopied(em: EntityManager, ctx: Ctx, copied: string | null | undefined): Promise<void> {
  if (copied == null) return;
  const key = { tenantId: ctx.me.tenantId, id: checkId(copied, 'copyOf') };
  if (!(await em.existsBy(Invoice, key))) throw notFound('La factura copiada no existe');
}

/**
 * The invoice that an input describes, with its parties as they are now: checked, not stored. `atOnce`: it is issued next,
 * and may be given its number already.
 */
export async function draftOf(
  em: EntityManager,
  ctx: Ctx,
  sent: InvoiceInput,
  id: string,
  draft?: Pick<Invoice, 'recargo' | 'tax' | 'customerId'>,
  atOnce = false,
): Promise<{ invoice: Invoice; issuer: Issuer; agreed: Agreed; taken?: Taken | null }> {
  const input = asWritten(sent, draft);
  const checked = checkDraft(input, rulesOf(ctx.me.territory));
  await checkCopied(em, ctx, sent.copyOf);
  const { customerId } = checked;
  const products = productsOf(sent.lines);
  const conditions = atOnce ? conditionsOf(input, checked, products, ctx) : null;
  if (!conditions) await checkProducts(em, ctx, products);
  const series = checked.series ?? (await usualSeries(em, ctx, sent, checked));
  const parties: Parties & { taken?: Taken | null } = conditions
    ? await readAndTake(em, ctx, { series, customerId, date: input.date }, conditions)
    : await readParties(em, ctx, series, customerId);
  if (conditions && !parties.taken) await checkProducts(em, ctx, products);
  const prepaid = await takePrepayments(em, ctx.me.tenantId, input.prepayments ?? []);
  const invoice = composeDraft(input, { ...checked, series }, parties, { id, by: ctx.me, at: ctx.now() }, prepaid);
  return { invoice, ...parties };
}
