import { IsNull, type EntityManager } from 'typeorm';
import { addUp, compare, isZero, parseDecimal, plain } from '../../../schema/decimal';
import { MOST_MADE, quoteTitle, theQuote, turnProblem } from '../../../schema/kinds/quote';
import { partOfBase } from '../../../schema/kinds/quote-part';
import { turned } from '../../../schema/totals';
import type { Ctx } from '../../platform/context';
import { badField, conflict } from '../../platform/errors';
import { euros } from '../../platform/euros';
import { Customer } from '../customers/customer.entity';
import type { Invoice } from '../invoices/invoice.entity';
import { InvoiceStatus } from '../invoices/invoice.types';
import type { InvoiceInput } from '../invoices/invoices.inputs';
import { createInvoice } from '../invoices/invoices';
import { renaming } from './content';
import { prepaidOf, type Prepaid } from './prepaid';
import type { Quote } from './quote.entity';
import { QuoteInvoiceRow } from './quote-invoice.entity';
import type { QuoteInvoice } from './quote.types';
import type { QuotePrepaymentInput } from './quotes.inputs';
import { heldQuote, logged } from './quotes';
import { madeOf, stands, STANDS } from './states';

const nameOf = ({ kind, fullNumber }: Quote) => `${quoteTitle(kind).toLowerCase()} ${fullNumber}`;
const isAbove = (a: string, b: string) => compare(parseDecimal(a), parseDecimal(b)) > 0;

/** An accepted quote, held, with the invoices that stand of it. What was deleted or annulled makes room. */
async function turnable(em: EntityManager, ctx: Ctx, id: string): Promise<{ quote: Quote; made: QuoteInvoice[] }> {
  const quote = await heldQuote(em, ctx, id);
  const problem = turnProblem(quote.kind, quote.state);
  if (problem) throw conflict(problem);
  const { tenantId, customerId } = quote;
  if (!(await em.existsBy(Customer, { tenantId, id: customerId, deletedAt: IsNull() })))
    throw conflict(
      `Su cliente está eliminado: anota que ${theQuote(quote.kind).toLowerCase()} se rechaza y haz otro para su nueva ficha`,
    );
  await em.query(
    `DELETE FROM quote_invoices t WHERE t.tenant_id = $1 AND t.quote_id = $2 AND NOT EXISTS (
       SELECT FROM invoices i WHERE i.tenant_id = t.tenant_id AND i.id = t.invoice_id AND i.status <> 'cancelled'
           AND (t.prepayment OR ${STANDS}))`,
    [tenantId, quote.id],
  );
  const made = ((await madeOf(em, tenantId, [quote.id])).get(quote.id) ?? []).filter(stands);
  return { quote, made };
}

async function make(em: EntityManager, ctx: Ctx, quote: Quote, input: InvoiceInput, id: string): Promise<Invoice> {
  const status = InvoiceStatus.draft;
  const { customerId } = quote;
  const { withholdingPercent, recargo, tax } = quote.content;
  // A company that has moved since, or whose customer has lost recargo, invoices nothing else than was accepted.
  const as = { withholdingPercent, recargo: recargo !== null, expectedTax: tax };
  const invoice = await createInvoice(em, ctx, { ...input, customerId, status, ...as }, id);
  const { tenantId } = quote;
  const prepayment = input.prepayment ?? false;
  await em.insert(QuoteInvoiceRow, { tenantId, quoteId: quote.id, invoiceId: id, prepayment, createdAt: ctx.now() });
  await logged(em, ctx, quote, 'update', prepayment ? 'anticipo en borrador' : 'factura en borrador');
  return invoice;
}

/**
 * The draft of the invoice of the whole, once: what was accepted, less what was invoiced beforehand. It comes to the total
 * that was accepted, or is refused.
 */
export async function invoiceQuote(em: EntityManager, ctx: Ctx, id: string, invoiceId: string): Promise<Invoice> {
  const { quote, made } = await turnable(em, ctx, id);
  if (made.some(({ status }) => status === InvoiceStatus.draft))
    throw conflict('Hay un anticipo en borrador: emítelo antes, o bórralo, para que se reste en la factura');
  const { lines, discountPercent, discountAmount } = quote.content;
  const prepayments = (await prepaidOf(em, quote.tenantId, made)).map(each => each.id);
  const expected = prepayments.length === 0 ? { expectedTotal: quote.total } : {};
  const input = {
    date: ctx.today(),
    lines: lines.map(({ subtotal: _subtotal, total: _total, ...line }) => line),
    ...{ discountPercent, discountAmount, prepayments, ...expected },
    notes: `Según ${nameOf(quote)}.`,
  };
  return make(em, ctx, quote, input as InvoiceInput, invoiceId);
}

/** The lines of a part of a quote: one for each rate, so that the final invoice takes each off at its own. */
function partOf(
  quote: Quote,
  { percent, amount }: QuotePrepaymentInput,
  prepaid: readonly Prepaid[],
): Pick<InvoiceInput, 'lines' | 'agreedTotal'> {
  const share = percent ? Number(percent) : null;
  const what = `Anticipo: ${nameOf(quote)}${share === null ? '' : ` (${plain(percent!, 0).replace('.', ',')} %)`}`;
  const sold = quote.content.rates.filter(({ base }) => isAbove(base, '0'));
  const taken = prepaid.flatMap(({ rates }) => rates);
  const recargo = quote.content.recargo !== null;
  const lines = sold.map(({ base, ivaRate, ivaCause, ivaRegime }) => {
    const same = taken.filter(rate => rate.ivaRate === ivaRate && rate.ivaCause === ivaCause);
    const left = addUp([base, ...same.map(rate => turned(rate.base))]);
    return {
      description: what,
      quantity: '1',
      price:
        share === null ? base : partOfBase(hundredths(base, percent!), { base: left, ivaRate, recargo }, same.length),
      ...{ ivaRate, ivaCause, ivaRegime: ivaRegime === '07' ? null : ivaRegime },
    };
  });
  return { lines: lines.filter(({ price }) => isAbove(price, '0')), agreedTotal: amount ?? null };
}

/** A percentage of an amount in euros, half up to the cent. */
function hundredths(amount: string, percent: string): string {
  const cents = BigInt(plain(amount).replace('.', ''));
  const share = BigInt(plain(percent).replace('.', ''));
  return addUp([`${(cents * share + 5_000n) / 10_000n}`.padStart(3, '0').replace(/(\d\d)$/, '.$1')]);
}

/** The draft of a prepayment: a percentage of each rate, or an amount in proportion. Several, up to the total. */
export async function prepayQuote(
  em: EntityManager,
  ctx: Ctx,
  id: string,
  input: QuotePrepaymentInput,
  invoiceId: string,
): Promise<Invoice> {
  const { percent, amount } = input;
  if (percent && amount) throw badField('amount', 'Escribe un porcentaje o un importe, no los dos');
  if (!amount && isZero(percent ?? '')) throw badField('percent', 'Escribe un porcentaje mayor que 0');
  const { quote, made } = await turnable(em, ctx, id);
  // The last one is that of the whole.
  if (made.length >= MOST_MADE - 1)
    throw conflict(`De un presupuesto se hacen como mucho ${MOST_MADE - 1} anticipos y la factura`);
  const field = amount ? 'amount' : 'percent';
  const prepaid = await prepaidOf(em, quote.tenantId, made);
  const left = addUp([quote.total, ...prepaid.map(({ total }) => turned(total))]);
  const tooMuch = () => badField(field, `Como mucho ${euros(left)}: es lo que queda por facturar`);
  if (amount && isAbove(amount, left)) throw tooMuch();
  const part = partOf(quote, input, prepaid);
  if (part.lines.length === 0) throw badField(field, 'No llega a un céntimo: escribe más');
  const written = { ...part, date: ctx.today(), prepayment: true } as InvoiceInput;
  const invoice = await renaming({ agreedTotal: 'amount' }, () => make(em, ctx, quote, written, invoiceId));
  if (isAbove(invoice.total, left)) throw tooMuch();
  return invoice;
}
