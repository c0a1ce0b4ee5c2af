import type { EntityManager } from 'typeorm';
import { addUp } from '../../../../schema/decimal';
import { MOST_PREPAYMENTS, overtaken } from '../../../../schema/kinds/prepayments';
import { normaliseNif } from '../../../../schema/nif';
import type { Ctx } from '../../../platform/context';
import { badField } from '../../../platform/errors';
import { checkId } from '../../../platform/ids';
import { findCustomer } from '../../customers/customers';
import { Invoice } from '../invoice.entity';
import type { InvoiceRate } from '../invoice.types';
import type { OpenPrepayment, PrepaymentsArgs } from './prepay.types';
import { lookAt, type Taken } from './settle';

/** So many of a customer are looked at: the newest. */
const MOST_LOOKED_AT = 500;

/** What rectifies it has corrected whose it is. */
const CORRECTED = `SELECT FROM rectified_invoices r JOIN invoices by ON by.tenant_id = r.tenant_id AND by.id = r.invoice_id
    WHERE r.tenant_id = i.tenant_id AND r.rectified_id = i.id AND by.customer_nif = :nif AND by.status <> 'cancelled'`;

function openOf({ invoice, left }: Taken): OpenPrepayment[] {
  const { id, fullNumber, date, recargo } = invoice;
  if (overtaken({ ...invoice, ...left }) !== null) return [];
  const rates = left.rates as InvoiceRate[];
  const total = addUp(rates.flatMap(rate => [rate.base, rate.quota, rate.recargo ?? '0']));
  return [{ id, fullNumber: fullNumber!, date, total, recargo: recargo !== null, rates }];
}

/** The prepayments of a customer that nothing takes off yet, from the oldest, at most as many as an invoice names. */
export async function openPrepayments(em: EntityManager, ctx: Ctx, args: PrepaymentsArgs): Promise<OpenPrepayment[]> {
  const { tenantId } = ctx.me;
  if (Boolean(args.customerId) === Boolean(args.nif?.trim()))
    throw badField('customerId', 'Di de qué cliente: uno guardado o su NIF');
  const customer = args.customerId ? await findCustomer(em, ctx, checkId(args.customerId, 'customerId')) : null;
  const nif = customer?.nif ?? normaliseNif(args.nif!);
  if (!nif) throw badField('nif', 'Escribe el NIF del cliente');
  const whose = em
    .createQueryBuilder(Invoice, 'i')
    .where("i.tenantId = :tenantId AND i.prepayment AND i.status IN ('issued', 'paid')", { tenantId })
    .andWhere(`(i.toNif = :nif OR i.customerId = :customerId OR EXISTS (${CORRECTED}))`, {
      nif,
      customerId: customer?.id ?? null,
    });
  const found = await whose.orderBy('i.date', 'DESC').addOrderBy('i.id', 'DESC').limit(MOST_LOOKED_AT).getMany();
  if (found.length === 0) return [];
  return (await lookAt(em, tenantId, found.reverse())).flatMap(openOf).slice(0, MOST_PREPAYMENTS);
}
