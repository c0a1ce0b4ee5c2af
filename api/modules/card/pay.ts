import { MoreThan, type EntityManager } from 'typeorm';
import { fitsCard } from '../../../schema/delivery';
import { parseDecimal, toCents } from '../../../schema/decimal';
import { StripeRefused } from '../../edges/stripe/failure';
import type { CardPage, ConnectEdge } from '../../edges/stripe/connect';
import type { Services } from '../../platform/context';
import { addDays } from '../../platform/dates';
import { newId } from '../../platform/ids';
import { isReady, rowOf } from './account';
import { CardPaymentRow } from './card-payment.entity';
import { connectOf, withConnect } from './connect-of';

const FAILS = 'No se ha podido abrir el pago con tarjeta. Inténtalo de nuevo en unos minutos.';
const MINUTE_MS = 60_000;
/** Stripe lets a page last for half an hour at least: the amount may change meanwhile. */
const LASTS_MS = 60 * MINUTE_MS;
/** A page that ends sooner is not handed out any more; nor asked for again, where its answer was lost. */
const SPARE_MS = 20 * MINUTE_MS;
/** Two who go to pay at once, and a page that has just ended between: enough for both. */
const TRIES = 4;

/** Whose invoice is paid, and through which link. */
interface Payer {
  tenantId: string;
  linkId: string;
  invoiceId: string;
}

/** Where it is paid and what for. */
interface Owed {
  owed: string;
  /** As Stripe's page names it. */
  concept: string;
  locale: 'es' | 'en';
  /** Of the link's page. */
  address: string;
}

/** Whether a link of a company offers to pay what is owed by card. */
export async function takesCards(services: Services, tenantId: string, owed: string): Promise<boolean> {
  if (!connectOf(services) || !fitsCard(owed)) return false;
  return isReady(await services.db.read(tenantId, em => rowOf(em, tenantId)));
}

export type LastCardPayment = Pick<CardPaymentRow, 'state' | 'paid'>;

/** What became of the page that was opened last through a link, within a day; null: none was. */
export async function lastCardPayment(
  services: Services,
  { tenantId, linkId, invoiceId }: Payer,
): Promise<LastCardPayment | null> {
  if (!connectOf(services)) return null;
  const createdAt = MoreThan(addDays(services.now(), -1));
  return services.db.read(tenantId, em =>
    em.findOne(CardPaymentRow, { where: { tenantId, invoiceId, linkId, createdAt }, order: { createdAt: 'DESC' } }),
  );
}

const openOf = (em: EntityManager, tenantId: string, invoiceId: string): Promise<CardPaymentRow | null> =>
  em.findOneBy(CardPaymentRow, { tenantId, invoiceId, state: 'open' });

const askFor = (stripe: ConnectEdge, row: CardPaymentRow, { concept, locale, address }: Owed): Promise<CardPage> =>
  stripe.createPage({
    accountId: row.accountId,
    reference: row.id,
    cents: Number(toCents(parseDecimal(row.amount))),
    concept,
    locale,
    expiresAt: row.expiresAt,
    successUrl: `${address}?pago=hecho`,
    cancelUrl: `${address}?pago=cancelado`,
  });

/** Ends an open page at Stripe. False: it was paid already. */
async function close(services: Services, stripe: ConnectEdge, row: CardPaymentRow): Promise<boolean> {
  const { tenantId, id, accountId, sessionId } = row;
  if (sessionId !== null) {
    try {
      await stripe.expirePage(accountId, sessionId);
    } catch (error) {
      if (!(error instanceof StripeRefused)) throw error;
      const page = await stripe.readPage(accountId, sessionId).catch((refusal: unknown) => {
        // Of an account that was disconnected at Stripe nothing is to be known, nor to be paid.
        if (refusal instanceof StripeRefused) return null;
        throw refusal;
      });
      if (page?.state === 'complete') return false;
    }
  }
  await services.db.tx(tenantId, em => em.update(CardPaymentRow, { tenantId, id, state: 'open' }, { state: 'closed' }));
  return true;
}

/**
 * The page of Stripe's on which what is owed is paid: the one that is open while the amount stays the same, else a new
 * one, whose key is kept before Stripe is asked. 'confirming': it was paid already, and the event is on its way. null:
 * the company takes no cards any more.
 */
export async function cardPage(
  services: Services,
  payer: Payer,
  owed: Owed,
): Promise<{ url: string } | 'confirming' | null> {
  const { tenantId, linkId, invoiceId } = payer;
  const amount = owed.owed;
  return withConnect(services, FAILS, async stripe => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const now = services.now();
      const account = await services.db.read(tenantId, em => rowOf(em, tenantId));
      if (!isReady(account)) return null;
      const { accountId } = account;
      const known = await services.db.read(tenantId, em => openOf(em, tenantId, invoiceId));
      const lasts = known !== null && known.expiresAt.getTime() - now.getTime() > SPARE_MS;
      const same = known?.amount === amount && known.accountId === accountId && known.linkId === linkId;
      if (known && lasts && same) {
        const page = known.sessionId === null ? null : await stripe.readPage(accountId, known.sessionId);
        if (page?.state === 'complete') return 'confirming';
        if (page?.state !== 'expired') {
          const url = page?.url ?? (await made(services, stripe, known, owed));
          if (url !== null) return { url };
        }
      }
      if (known) {
        if (!(await close(services, stripe, known))) return 'confirming';
      } else await begin(services, payer, { accountId, amount });
    }
    return null;
  });
}

/** Asks for the page of an attempt, and keeps where it is. */
async function made(services: Services, stripe: ConnectEdge, row: CardPaymentRow, owed: Owed): Promise<string | null> {
  const { tenantId, id } = row;
  const { sessionId, url, state } = await askFor(stripe, row, owed);
  await services.db.tx(tenantId, em => em.update(CardPaymentRow, { tenantId, id }, { sessionId, url }));
  return state === 'open' ? url : null;
}

/** An attempt, unless somebody else has begun one at this very moment. */
async function begin(
  services: Services,
  { tenantId, linkId, invoiceId }: Payer,
  { accountId, amount }: { accountId: string; amount: string },
): Promise<void> {
  const createdAt = services.now();
  await services.db.tx(tenantId, em =>
    em
      .createQueryBuilder()
      .insert()
      .into(CardPaymentRow)
      .values({
        ...{ tenantId, linkId, invoiceId, accountId, amount, createdAt },
        id: newId(createdAt.getTime()),
        expiresAt: new Date(createdAt.getTime() + LASTS_MS),
        state: 'open',
        refunded: '0.00',
        entries: [],
        disputes: {},
      })
      .orIgnore()
      .execute(),
  );
}
