import type { InvoiceDocument } from '../../edges/pdf/invoice-document';
import { wordsIn } from '../../../schema/paper/in-language';
import { linkWordsIn } from '../../../schema/paper/link/in-language';
import { cardPage, lastCardPayment, takesCards, type LastCardPayment } from '../../modules/card/pay';
import type { Linked, Shown } from '../../modules/delivery/linked';
import { asDocument } from '../../modules/invoices/files/invoice-pdf';
import type { Services } from '../../platform/context';
import { escaped } from './html';
import { isOwed, titleOf } from './paper';

/** What the page says of paying by card: what became of it, and the button; '' where there is none. */
export interface CardParts {
  said: string;
  button: string;
}

const STRIPE_PAGES = 'https://checkout.stripe.com';

/** Where a form of a link's page may lead to beside this Folio. */
export const cardHosts = ({ stripe }: Pick<Services, 'stripe'>): string[] =>
  stripe?.connectSecret ? [stripe.apiBase ? new URL(stripe.apiBase).origin : STRIPE_PAGES] : [];

const note = (text: string, more = '') => `<div class="note" role="status"><p>${escaped(text)}</p>${more}</div>`;

/** With what somebody comes back from Stripe's page, and what became of their payment. */
interface Back {
  cancelled: boolean;
  last: LastCardPayment | null;
}

/** To be read before the invoice is: what says that it is paid must not stand beside an invoice of before. */
export async function cameBack(services: Services, link: Linked, given: unknown): Promise<Back> {
  const last = given === 'hecho' ? await lastCardPayment(services, link) : null;
  return { cancelled: given === 'cancelado', last };
}

function became(invoice: InvoiceDocument, at: string, { cancelled, last }: Back): string {
  const words = linkWordsIn(invoice).card;
  if (cancelled) return note(words.cancelled);
  if (!last) return '';
  if (last.state === 'paid') return note(words.received(wordsIn(invoice).euros(last.paid!)));
  return note(words.confirming, `<p><a href="${at}?pago=hecho">${words.look}</a></p>`);
}

/** Of the page as it is shown now. Nobody is led to pay again what is being confirmed. */
export async function cardParts(
  services: Services,
  { link, shown, at, back }: { link: Linked; shown: Shown; at: string; back: Back },
): Promise<CardParts> {
  const invoice = asDocument(shown.paper);
  const underWay = back.last !== null && back.last.state !== 'paid';
  const offered =
    !underWay && isOwed(invoice, shown) && (await takesCards(services, link.tenantId, shown.balance.owed));
  const button = offered
    ? `<form method="post" action="${at}/tarjeta"><button class="button" type="submit">${linkWordsIn(invoice).card.pay}</button></form>`
    : '';
  return { said: became(invoice, at, back), button };
}

/** Where whoever pays what is left by card goes next, within Folio or at Stripe. */
export async function toPay(services: Services, link: Linked, shown: Shown, at: string): Promise<string> {
  const invoice = asDocument(shown.paper);
  const { owed } = shown.balance;
  if (!isOwed(invoice, shown) || !(await takesCards(services, link.tenantId, owed))) return at;
  const page = await cardPage(services, link, {
    owed,
    concept: `${titleOf(invoice)} ${invoice.fullNumber}`,
    locale: invoice.paperLanguage === 'en' ? 'en' : 'es',
    address: services.publicUrl + at,
  });
  if (page === 'confirming') return `${at}?pago=hecho`;
  return page?.url ?? at;
}

/** Whether a browser follows a form there by itself. */
export const isLedOn = (services: Services, url: string): boolean =>
  url.startsWith('/') || [new URL(services.publicUrl).origin, ...cardHosts(services)].includes(new URL(url).origin);
