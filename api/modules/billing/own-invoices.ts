import { IsNull, Not, type EntityManager } from 'typeorm';
import { formatCents } from '../../../schema/decimal';
import { systemContext, type Services } from '../../platform/context';
import { dayOf, spanishDate } from '../../platform/dates';
import { AppError } from '../../platform/errors';
import { asPlatformCompany, findPlatformCompany } from '../company/platform-company';
import { Tenant } from '../company/tenant.entity';
import { InvoiceStatus, IvaCause } from '../invoices/invoice.types';
import type { InvoiceInput } from '../invoices/invoices.inputs';
import { createInvoice, payInvoice } from '../invoices/invoices';
import { paperOf } from '../invoices/files/invoice-paper';
import type { Paper } from '../invoices/files/invoice-pdf';
import { queueForAdmins } from '../mail/mails';
import { baseOf, centsOf, isWithVat, VAT, withVat } from './amounts';
import { once } from './notices';
import { Payment } from './payment.entity';
import { Invoice } from '../invoices/invoice.entity';
import { euros } from '../../platform/euros';

/** The series of our invoices for payments: nobody issues in it by hand, so that its numbers are these alone. */
const SERIES = 'F';

/** Paid, not given back whole before we invoiced it, and known what it is for. */
const isDue = ({ net, amount, refunded }: Payment): boolean =>
  net !== null && Number(amount) > 0 && Number(refunded) < Number(amount);

/**
 * Lines that come to what was paid and not given back before, to the cent: the plan, and where no amount with VAT comes
 * to it, the cent that is left. Null where it was not paid with our VAT: rather no invoice than a wrong one.
 */
function linesOf({ concept, net, amount, refunded }: Payment): InvoiceInput['lines'] | null {
  const [paid, kept] = [centsOf(amount), centsOf(amount) - centsOf(refunded)];
  if (!isWithVat(centsOf(net!), paid)) return null;
  const base = baseOf(kept);
  const left = kept - withVat(base);
  if (base <= 0n) return null;
  return [
    { description: concept ?? 'Suscripción a Folio', quantity: '1', price: formatCents(base), ivaRate: VAT },
    ...(left > 0n
      ? [
          {
            description: 'Redondeo del IVA',
            quantity: '1',
            price: formatCents(left),
            ivaRate: 0,
            ivaCause: IvaCause.N1,
          },
        ]
      : []),
  ];
}

function inputOf({ name, nif, address }: Tenant, payment: Payment, today: string): InvoiceInput | null {
  const lines = linesOf(payment);
  const back =
    Number(payment.refunded) > 0 ? ` De ${euros(payment.amount)} se han devuelto ${euros(payment.refunded)}.` : '';
  return (
    lines && {
      date: today,
      series: SERIES,
      lines,
      customerManual: { name, nif, address },
      status: InvoiceStatus.issued,
      notes: `Pagada con tarjeta el ${spanishDate(dayOf(payment.createdAt))}.${back}`,
    }
  );
}

interface Made {
  id: string;
  number: string;
}

/** Our invoice for a payment, which has the payment's id: it cannot be issued twice. */
async function issue(
  em: EntityManager,
  services: Services,
  own: string,
  payment: Payment,
  input: InvoiceInput,
): Promise<Made> {
  const known = await em.findOneBy(Invoice, { tenantId: own, id: payment.id });
  if (known) return { id: payment.id, number: known.fullNumber! };
  const ctx = systemContext(services, own);
  await createInvoice(em, ctx, input, payment.id);
  const { fullNumber } = await payInvoice(em, ctx, payment.id, dayOf(payment.createdAt));
  return { id: payment.id, number: fullNumber! };
}

/** Notes our invoice beside its payment and, the first time, sends it to the company's admins. */
async function hand(services: Services, { tenantId, id }: Payment, made: Made): Promise<void> {
  await services.db.tx(tenantId, async em => {
    await em.update(Payment, { tenantId, id }, { invoiceId: made.id, invoiceNumber: made.number });
    if (await once(em, tenantId, 'payment_received', id, services.now())) {
      await queueForAdmins(em, services, { kind: 'payment_received', tenantId, about: id });
    }
  });
}

async function invoiceOne(services: Services, company: Tenant, payment: Payment): Promise<void> {
  const { log } = services;
  const whose = { tenantId: payment.tenantId, payment: payment.id };
  const input = inputOf(company, payment, dayOf(services.now()));
  if (!input) {
    log.error(
      { ...whose, amount: payment.amount, net: payment.net },
      'pago sin factura: base e IVA no suman lo cobrado',
    );
    return;
  }
  try {
    const made = await asPlatformCompany(services, (em, own) => issue(em, services, own, payment, input));
    if (made) await hand(services, payment, made);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') throw error;
    log.error({ ...whose, reason: error.message, fields: error.fields }, 'pago sin factura');
  }
}

/** Issues our invoice for each payment of a company that has none, oldest first, through the product's own issuing. */
export async function invoicePayments(services: Services, tenantId: string): Promise<void> {
  const { company, payments } = await services.db.read(tenantId, async em => ({
    company: await em.findOneByOrFail(Tenant, { id: tenantId }),
    payments: await em.find(Payment, {
      where: { tenantId, status: 'succeeded', invoiceId: IsNull(), net: Not(IsNull()) },
      order: { createdAt: 'ASC', id: 'ASC' },
    }),
  }));
  for (const payment of payments.filter(isDue)) await invoiceOne(services, company, payment);
}

/** What could not be invoiced when it was paid: the operator's data were missing, or the process ended half-way. */
export async function makeUpForInvoices(services: Services): Promise<void> {
  const due: { tenant_id: string }[] = await services.db.acrossTenants('payments without our invoice', em =>
    em.query(
      `SELECT DISTINCT tenant_id FROM payments
      WHERE status = 'succeeded' AND invoice_id IS NULL AND net IS NOT NULL AND refunded < amount`,
    ),
  );
  for (const { tenant_id: tenantId } of due) await invoicePayments(services, tenantId);
}

/**
 * The PDF of our invoice for a payment, drawn in the turn of the company that asks (ours without one); null while there
 * is none.
 */
export async function ownPaper(services: Services, invoiceId: string, asking?: string): Promise<Paper | null> {
  const own = await findPlatformCompany(services);
  return own === null ? null : paperOf(services, own, invoiceId, asking ?? own);
}
