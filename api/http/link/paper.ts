import { abroadName } from '../../../schema/countries';
import { alsoSpanish, wordsIn } from '../../../schema/paper/in-language';
import { rateWords } from '../../../schema/paper/kind-words';
import { linkWordsIn } from '../../../schema/paper/link/in-language';
import { meansOf } from '../../../schema/collect/means';
import { leftTable } from '../../../schema/kinds/left';
import { replacedRows } from '../../../schema/kinds/replaced';
import { turned } from '../../../schema/totals';
import { disclaimerSaid } from '../../edges/pdf/quotes/quote-parts';
import { titleOf } from '../../edges/pdf/heading';
import { onPaper, type InvoiceDocument } from '../../edges/pdf/invoice-document';
import { columnsOf } from '../../edges/pdf/line-table';
import {
  exchangedSaid,
  mentionsSaid,
  notesSaid,
  rectifiedSaid,
  suplidosSaid,
  type Said,
} from '../../edges/pdf/mentions';
import { paymentSaid } from '../../edges/pdf/payment';
import { grandOf, lineDiscount, rateRows, restOf, rowsOf, wholeOf } from '../../edges/pdf/totals';
import { qrDataUrl } from '../../edges/qr';
import { isPositive } from '../../../schema/decimal';
import type { Shown } from '../../modules/delivery/linked';
import { RectificationWay, type RelatedInvoice } from '../../modules/invoices/rectify/rectify.types';
import { escaped } from './html';

/** What is asked for an invoice by now, and what rectifies it. */
type Asked = Pick<Shown, 'balance' | 'rectifiedBy' | 'today'>;

const isReplaced = (rectifiedBy: readonly RelatedInvoice[]) =>
  rectifiedBy.some(({ way }) => way === RectificationWay.S);

const p = (text: string | null | undefined, as = '') => (text ? `<p${as}>${escaped(text)}</p>` : '');
const MUTED = ' class="muted"';
const cell = (text: string, as = 'td') => `<${as} class="n">${escaped(text)}</${as}>`;

export { titleOf };

function qr(invoice: InvoiceDocument, url: string | null): string {
  if (!invoice.qr || !url) return '';
  return `<div class="qr">QR tributario:<img src="${qrDataUrl(url)}" alt="Código QR tributario de la factura" width="152" height="152"><strong>VERI*FACTU</strong>${invoice.qr.mark ? `<span>${escaped(invoice.qr.mark)}</span>` : ''}<p><a href="${escaped(url)}" rel="noreferrer">Ver en la sede de la AEAT</a></p></div>`;
}

function parties(invoice: InvoiceDocument, url: string | null): string {
  const { issuer, customer } = invoice;
  const words = wordsIn(invoice);
  const from = `<section aria-label="${words.issuer}"><h2 class="label">${words.issuer}</h2>${p(issuer.name)}${p(`NIF ${issuer.nif}`, MUTED)}${p(issuer.address, MUTED)}</section>`;
  if (!customer) return `<div class="block">${qr(invoice, url)}${from}</div>`;
  const town = [customer.postalCode, customer.city].filter(Boolean).join(' ');
  const to = `<section aria-label="${words.customer}"><h2 class="label">${words.customer}</h2>${p(customer.name)}${p(`NIF ${customer.nif}`, MUTED)}${p(customer.address, MUTED)}${p(town, MUTED)}${p(abroadName(customer.country, words.tag), MUTED)}</section>`;
  return `<div class="block">${qr(invoice, url)}${from}${to}</div>`;
}

const list = (all: [name: string, value: string][], as: string) =>
  all.length === 0
    ? ''
    : `<dl class="${as}">${all.map(([name, value]) => `<div><dt class="label">${name}</dt><dd class="figures">${escaped(value)}</dd></div>`).join('')}</dl>`;

function facts(invoice: InvoiceDocument): string {
  const { date, series, fullNumber, operationDate, dueDate, prepayment, rectification, quote } = invoice;
  const words = wordsIn(invoice);
  const day = prepayment && !rectification ? words.received : words.operation;
  const all: [string, string][] = [
    [words.date, words.shortDate(date)],
    ...(operationDate ? [[day, words.shortDate(operationDate)] as [string, string]] : []),
    ...(quote ? [] : [[words.series.replace(':', ''), series] as [string, string]]),
    [words.number, fullNumber],
    ...(dueDate ? [[words.due, words.shortDate(dueDate)] as [string, string]] : []),
    ...(quote ? [[words.quote.validUntil, words.shortDate(quote.validUntil)] as [string, string]] : []),
  ];
  return list(all, 'facts');
}

const section = ([label, paragraphs]: Said) =>
  paragraphs.length === 0
    ? ''
    : `<section class="said"><h2 class="label">${escaped(label)}</h2>${paragraphs.map(text => p(text || '\u00a0')).join('')}</section>`;

/** On a phone the columns between stand below the description. */
function lines(invoice: InvoiceDocument): string {
  const columns = columnsOf(invoice);
  const words = wordsIn(invoice);
  const rows = invoice.lines.map(line => {
    const texts = columns.map(({ text }) => text(line));
    const at = columns.findIndex(({ key }) => key === 'quantity');
    const [count, price, ...rest] = texts.slice(at);
    const middle = [...texts.slice(0, at), ...rest.slice(0, -1)].filter(Boolean);
    const below = [`${count} × ${price}`, ...middle].join(' · ');
    return `<tr><td>${escaped(line.description)}<span class="muted small">${escaped(below)}</span></td>${texts.map(text => cell(text)).join('')}</tr>`;
  });
  return `<div class="lines"><table aria-label="${linkWordsIn(invoice).lines}"><thead><tr><th scope="col">${words.description}</th>${columns.map(({ head }) => `<th scope="col" class="n">${escaped(head)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function sums(invoice: InvoiceDocument): string {
  const words = wordsIn(invoice);
  const { euros } = words;
  const tax = words.tax[invoice.tax ?? 'IVA'];
  const rates = rateRows(invoice).map(
    ({ kind, base, quota }) =>
      `<tr><th scope="row">${escaped(kind.replace(' %', '\u00a0%'))}</th>${cell(euros(base))}${cell(euros(quota))}</tr>`,
  );
  const rest = restOf(invoice);
  const [label, amount] = grandOf(invoice);
  const row = ([name, value]: [string, string], as = '') =>
    `<dt${as ? ` class="${as}"` : ''}>${escaped(name)}</dt><dd class="figures ${as}">${escaped(value)}</dd>`;
  const whole = rest.length > 0 ? row([wholeOf(invoice), euros(invoice.total)], 'strong') : '';
  const table = `<table aria-label="${words.rateOf(tax)}"><thead><tr><th scope="col">${tax}</th><th scope="col" class="n">${words.base}</th><th scope="col" class="n">${words.quota}</th></tr></thead><tbody>${rates.join('')}</tbody></table>`;
  return `<div class="sums"><div>${rates.length > 0 ? table : ''}${p(lineDiscount(invoice), ' class="muted small"')}</div>
<dl>${rowsOf(invoice)
    .map(each => row(each))
    .join('')}${whole}${rest.map(each => row(each)).join('')}${row([label, euros(amount)], 'grand')}</dl></div>`;
}

/** A table of amounts by name, that scrolls by itself where it is too wide. */
function amounts(
  title: string,
  heads: readonly string[],
  rows: readonly { name: string; amounts: string[] }[],
): string {
  const [ofNames, ...ofAmounts] = heads;
  const first = ofNames ? `<th scope="col">${escaped(ofNames)}</th>` : '<td></td>';
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(title)}"><table><caption class="label">${escaped(title)}</caption><thead><tr>${first}${ofAmounts.map(head => cell(head, 'th')).join('')}</tr></thead><tbody>${rows.map(row => `<tr><th scope="row">${escaped(row.name)}</th>${row.amounts.map(each => cell(each)).join('')}</tr>`).join('')}</tbody></table></div>`;
}

/** By substitution what the rectification comes to, beside the right amounts. */
function replaced(invoice: InvoiceDocument): string {
  const { rectification } = invoice;
  if (!rectification?.replaced) return '';
  const words = wordsIn(invoice);
  const original = rectification.invoices[0]!.fullNumber;
  const { surcharge, rows } = replacedRows(original, rectification.replaced, invoice, words);
  const heads = [words.base, words.quota, ...(surcharge ? [words.recargoShort] : []), words.total];
  return amounts(
    words.rectificationAmount,
    ['', ...heads],
    rows.map(row => ({ ...row, amounts: row.amounts.map(words.euros) })),
  );
}

/** By differences how the invoice is left that it rectifies. */
function leftOver(invoice: InvoiceDocument): string {
  const { rectification, tax = 'IVA' } = invoice;
  if (!rectification?.left) return '';
  const words = wordsIn(invoice);
  const { heads, rows } = leftTable(rectification.left, words);
  return amounts(
    words.leftOf(rectification.invoices[0]!.fullNumber),
    [words.rateOf(words.tax[tax]), ...heads],
    rows.map(({ rate, amounts: said }) => ({
      name: rateWords(rate, tax, words).replace(' %', '\u00a0%'),
      amounts: said.map(words.euros),
    })),
  );
}

/** The invoice with the blocks of its paper, in their order. */
export function paperHtml(given: InvoiceDocument, qrUrl: string | null): string {
  const invoice = onPaper(given);
  return `<article class="card paper" lang="${wordsIn(invoice).tag}" aria-label="${escaped(`${titleOf(invoice)} ${invoice.fullNumber}`)}">${[
    parties(invoice, qrUrl),
    facts(invoice),
    section(rectifiedSaid(invoice)),
    section(exchangedSaid(invoice)),
    lines(invoice),
    sums(invoice),
    list(paymentSaid(invoice), 'facts pay'),
    replaced(invoice),
    leftOver(invoice),
    section(suplidosSaid(invoice)),
    section(notesSaid(invoice)),
    section(mentionsSaid(invoice)),
    invoice.quote ? p(disclaimerSaid(invoice, invoice.quote.kind), ' class="muted small said"') : '',
  ].join(
    '',
  )}${invoice.qr ? '<p class="muted small said">Factura verificable en la sede electrónica de la AEAT</p>' : ''}</article>`;
}

const named = (all: readonly RelatedInvoice[]) => all.map(({ fullNumber }) => fullNumber).join(', ');

/** What stands in its place, or was taken off it; '' where it stands as it is. */
function changed(invoice: InvoiceDocument, { balance: { owed }, rectifiedBy }: Asked): string {
  if (rectifiedBy.length === 0) return '';
  const words = linkWordsIn(invoice);
  const by = rectifiedBy.filter(({ way }) => way === RectificationWay.S);
  if (by.length > 0) return p(words.replacedBy(named(by)));
  return p(words.rectifiedBy(named(rectifiedBy), isPositive(owed) ? wordsIn(invoice).euros(owed) : null));
}

/** Whether anything is owed still, of how much, and by when; '' where the amount above says it all. */
function left(invoice: InvoiceDocument, asked: Asked): string {
  const { rectification, status, payable, dueDate } = invoice;
  const {
    balance: { collected, owed },
    rectifiedBy,
    today,
  } = asked;
  const words = linkWordsIn(invoice);
  const { euros, longDate } = wordsIn(invoice);
  if (status === 'cancelled') return '';
  if (rectification?.debt) return p(words.ofDebt);
  const said = changed(invoice, asked);
  if (status === 'paid' && !isPositive(owed)) return p(words.recordedAsPaid, MUTED) + said;
  if (isReplaced(rectifiedBy) || payable.startsWith('-')) return said;
  // What the customer is owed has no day.
  if (owed.startsWith('-')) return p(words.inYourFavour(euros(turned(owed)))) + said;
  if (!isPositive(owed)) return said || p(words.nothingLeft);
  const due = dueDate && (dueDate < today ? words.wasDue : words.isDue)(longDate(dueDate));
  const part = isPositive(collected)
    ? words.partPaid(euros(collected), euros(owed))
    : owed !== payable && !said && words.left(euros(owed));
  return p(part || null) + said + p(due, MUTED);
}

/** What a person wants first: which invoice, how much, and what is left of it. */
export function essence(invoice: InvoiceDocument, asked: Asked): string {
  const [, amount] = grandOf(invoice);
  const { cancelled, euros, longDate } = wordsIn(invoice);
  const stamp =
    invoice.status === 'cancelled'
      ? `<p><span class="stamp">${escaped(alsoSpanish(cancelled, 'ANULADA'))}</span></p>`
      : '';
  return `<h1>${escaped(`${titleOf(invoice)} ${invoice.fullNumber}`)}</h1><p class="muted small">${longDate(invoice.date)}</p><p class="amount">${escaped(euros(amount))}</p>${left(invoice, asked)}${stamp}`;
}

/** Whether its customer has anything to pay by this invoice. */
export const isOwed = ({ status }: InvoiceDocument, { balance: { owed }, rectifiedBy }: Asked): boolean =>
  status !== 'cancelled' && !isReplaced(rectifiedBy) && isPositive(owed);

/** While something is owed: where to, and what to write. */
export function account(invoice: InvoiceDocument, asked: Asked): string {
  const [, ...said] = paymentSaid(invoice);
  const means = meansOf(invoice.paymentMeans);
  if (!isOwed(invoice, asked) || !means || said.length === 0) return '';
  return `<div><h2 class="label">${escaped(linkWordsIn(invoice).by[means])}</h2>${said.map(([name, text]) => `<p class="copied"><span class="muted">${name}</span> <strong>${escaped(text)}</strong></p>`).join('')}</div>`;
}
