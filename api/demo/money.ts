import { n43Of } from '../../schema/bank/specimen';
import { addDays, dayOf } from '../platform/dates';
import type { Ctx } from '../platform/context';
import { newId } from '../platform/ids';
import { uploadStatement } from '../modules/bank/statements';
import { Tenant } from '../modules/company/tenant.entity';
import { collectInvoice } from '../modules/invoices/collect/collect';
import { Invoice } from '../modules/invoices/invoice.entity';
import { InvoiceStatus } from '../modules/invoices/invoice.types';
import { answerQuote } from '../modules/quotes/answer';
import { createQuote } from '../modules/quotes/quotes';
import { QuoteKind } from '../modules/quotes/quote.types';
import { shareQuote } from '../modules/quotes/send';
import { createRecurring } from '../modules/recurring/recurring';

/** The bank's account of the demo's company, as a statement and as an invoice write it. */
const ACCOUNT = { code: '210004180200051332', iban: 'ES9121000418450200051332' };

/** Its invoices say from the first one when and where they are paid. */
export async function agreeTerms(ctx: Ctx): Promise<void> {
  await ctx.tx(em =>
    em.update(Tenant, { id: ctx.me.tenantId }, { paymentTerms: '30', paymentMeans: 'transfer', iban: ACCOUNT.iban }),
  );
}

/**
 * What people do between 'Emitir' and the money: quotes in each state, invoices that repeat, a part of one that came in,
 * and a bank statement to be matched. `customers`: ids, in the order of CUSTOMERS.
 */
export async function seedMoney(acting: (at: Date) => Ctx, now: Date, customers: string[]): Promise<void> {
  await seedQuotes(acting, now, customers);
  const ctx = acting(now);
  await seedRecurring(ctx, customers);
  await seedBank(ctx);
}

const QUOTES = [
  {
    days: 20,
    customer: 7,
    answer: 'Begoña Ros',
    kind: QuoteKind.quote,
    lines: [['Nueva carta del restaurante', '1', '980']],
  },
  {
    days: 6,
    customer: 2,
    shared: true,
    kind: QuoteKind.quote,
    lines: [
      ['Campaña de primavera: identidad y cartelería', '1', '2400'],
      ['Sesión de fotografía de producto', '2', '420'],
    ],
  },
  {
    days: 3,
    customer: 4,
    shared: true,
    kind: QuoteKind.proforma,
    lines: [['Etiquetas para el café de origen', '6', '145']],
  },
  { days: 0, customer: 6, kind: QuoteKind.quote, lines: [['Escaparate de Navidad', '1', '650']] },
] as const;

async function seedQuotes(acting: (at: Date) => Ctx, now: Date, customers: string[]): Promise<void> {
  for (const { days, customer, kind, lines, ...quote } of QUOTES) {
    const ctx = acting(addDays(now, -days));
    const input = {
      kind,
      customerId: customers[customer]!,
      date: dayOf(ctx.now()),
      lines: lines.map(([description, quantity, price]) => ({ description, quantity, price, ivaRate: 21 })),
      notes: 'Incluye dos rondas de cambios.',
    };
    const { id } = await ctx.tx(em => createQuote(em, ctx, input, newId(ctx.now().getTime())));
    if ('shared' in quote || 'answer' in quote) await ctx.tx(em => shareQuote(em, ctx, id));
    if (!('answer' in quote)) continue;
    const later = acting(addDays(now, 4 - days));
    await later.tx(em => answerQuote(em, later, id, { accepted: true, words: quote.answer }));
  }
}

/** On the first of each month: one that is issued by itself, and one that waits as a draft. */
async function seedRecurring(ctx: Ctx, customers: string[]): Promise<void> {
  const now = ctx.now();
  const nextDate = dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 12)));
  const rules = [
    { customer: 0, issues: true, description: 'Mantenimiento web, {mes} de {año}', price: '90' },
    { customer: 7, issues: false, description: 'Redes sociales, {mes} de {año}', price: '320' },
  ];
  for (const { customer, issues, description, price } of rules) {
    const template = { lines: [{ description, quantity: '1', price, ivaRate: 21 }] };
    const input = { customerId: customers[customer]!, template, nextDate, unit: 'month' as const, issues };
    await ctx.tx(em => createRecurring(em, ctx, input, newId()));
  }
}

/** Of what is owed a part came in, and the bank knows of more. */
async function seedBank(ctx: Ctx): Promise<void> {
  const { tenantId } = ctx.me;
  const owed = await ctx.read(em =>
    em.find(Invoice, { where: { tenantId, status: InvoiceStatus.issued }, order: { date: 'ASC', number: 'ASC' } }),
  );
  const [partly, named, known, ...more] = owed;
  if (!partly || !named || !known) return;
  const day = dayOf(ctx.now());
  await ctx.tx(em =>
    collectInvoice(
      em,
      ctx,
      partly.id,
      { amount: '300', date: day, means: 'transfer', reference: 'Primer pago' },
      newId(),
    ),
  );
  const movements = [
    { date: day, amount: named.total, text: `TRANSFERENCIA A SU FAVOR FRA ${named.fullNumber}` },
    {
      date: day,
      amount: known.total,
      text: `TRANSF ${known.toName
        .normalize('NFD')
        .replace(/[^\w ]/g, '')
        .toUpperCase()}`,
    },
    ...(more[0] ? [{ date: day, amount: '1200.00', text: 'ABONO REMESA DE TRANSFERENCIAS' }] : []),
    { date: day, amount: '-84.70', text: 'RECIBO SUMINISTRO ELECTRICO' },
    { date: day, amount: '-275.00', text: 'CUOTA AUTONOMOS TGSS' },
  ];
  const file = Buffer.from(n43Of([{ code: ACCOUNT.code, before: 1_250_000n, movements }]), 'latin1');
  await uploadStatement({ file }, ctx);
}
