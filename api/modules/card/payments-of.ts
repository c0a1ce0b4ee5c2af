import { In } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { loaderOf } from '../../platform/graphql/loader';
import { grouped } from '../../../schema/group-by';
import { CardPaymentRow } from './card-payment.entity';
import type { CardPayment } from './card.types';
import { goneOf, reclaimedOf, surplusOf } from './give-back';

/** So many an answer shows of an invoice: each is paid on a page of its own, and of those one is open at a time. */
export const MOST_SHOWN = 100;

const shown = (row: CardPaymentRow): CardPayment => ({
  paidAt: row.paidAt!,
  paid: row.paid!,
  surplus: surplusOf(row),
  back: goneOf(row),
  reclaimed: reclaimedOf(row),
});

/** What came in by card for an invoice, the first one first. */
export async function paymentsOf(ctx: Ctx, invoiceId: string): Promise<CardPayment[]> {
  const { tenantId } = ctx.me;
  const load = async (ids: string[]) =>
    grouped(
      await ctx.read(em =>
        em.find(CardPaymentRow, {
          where: { tenantId, invoiceId: In(ids), state: 'paid' },
          order: { paidAt: 'ASC', id: 'ASC' },
        }),
      ),
      row => row.invoiceId,
    );
  const rows = (await loaderOf(ctx, { key: CardPaymentRow, load }).load(invoiceId)) ?? [];
  return rows.slice(-MOST_SHOWN).map(shown);
}
