import type { Delivery } from '../../sandbox/stripe/events';
import { signatureOf } from '../../sandbox/stripe/events';
import { SANDBOX_KEYS } from '../../sandbox/stripe/keys';
import { buildInvoice, leaveAnswer, type Person } from '../build';
import type { Shop } from './stripe';

/** An event of Stripe, as far as it is changed here. */
interface Event {
  id: string;
  type?: string;
  account?: string;
  livemode: boolean;
  created: number;
  data: { object: Record<string, unknown> & { metadata: Record<string, string> } };
}
export type Subject = Event['data']['object'];

export interface Linked {
  person: Person;
  id: string;
  path: string;
}

/** What a company that takes cards, its customers and Stripe do in a test. */
export function tillOf(shop: () => Shop) {
  const ask = (person: Person, method: string, path: string) =>
    shop().app.rest(method, `/settings/card${path}`, { token: person.token });
  const accountOf = async (person: Person) => (await ask(person, 'GET', '')).body.account;

  /** Goes through Stripe's form; `later`: leaves it half filled in. */
  async function onboard(person: Person, later = false): Promise<string> {
    const { status, body, text } = await ask(person, 'POST', '/connect');
    if (status !== 200) throw new Error(`connect: ${status} ${text}`);
    const back = await fetch(body.url, { method: 'POST', redirect: 'manual', body: later ? 'later=1' : '' });
    await shop().sandbox.events.settled();
    expect(back.headers.get('location')).toBe('http://folio.test/app/settings?tab=cobro');
    return (await accountOf(person)).accountId;
  }

  /** An invoice of 121 € with its link, of a company that takes cards. */
  async function linked(person: Person | null = null, price?: number): Promise<Linked> {
    const owner = person ?? (await shop().buildTenant());
    if (!person) await onboard(owner);
    const lines = [{ description: 'Trabajo', quantity: 1, price, ivaRate: 21 }];
    const { id } = await buildInvoice(shop().app, owner, price ? { lines } : {});
    return { person: owner, id, path: await leaveAnswer(shop().app, owner, id) };
  }

  const page = async (path: string) => {
    const response = await fetch(shop().app.url + path, { redirect: 'manual' });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const asideOf = (text: string) => /<aside.*<\/aside>/s.exec(text)![0].replace(/<[^>]+>/g, ' ');
  const goToPay = async ({ path }: Pick<Linked, 'path'>) => {
    const response = await fetch(`${shop().app.url}${path}/tarjeta`, { method: 'POST', redirect: 'manual' });
    return { status: response.status, to: response.headers.get('location') ?? '', text: await response.text() };
  };
  const payAt = async (url: string, card = 'good') => {
    const answer = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ card }) });
    await shop().sandbox.events.settled();
    return answer;
  };
  const invoiceOf = async ({ person, id }: Linked) =>
    (await shop().app.rest('GET', `/invoices/${id}`, { token: person.token })).body.invoice;
  const collect = ({ person, id }: Linked, amount?: string) =>
    shop().app.rest('POST', `/invoices/${id}/collections`, { token: person.token, body: { amount } });
  const historyOf = ({ person, id }: Linked): Promise<string[]> =>
    shop().services.db.read(person.tenantId, async em =>
      (await em.query('SELECT description FROM activities WHERE entity_id = $1 ORDER BY created_at, id', [id])).map(
        (row: { description: string }) => row.description,
      ),
    );
  const rowsOf = ({ person, id }: Linked) =>
    shop().services.db.read(person.tenantId, em =>
      em.query(
        'SELECT state, paid::text, surplus::text, refunded::text, intent, session_id, url FROM card_payments WHERE invoice_id = $1 ORDER BY created_at',
        [id],
      ),
    );

  const send = (payload: string, signature: string) =>
    shop().app.rest('POST', '/billing/webhook', {
      raw: payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
  const deliver = (payload: string) => send(payload, signatureOf(payload, SANDBOX_KEYS.connectSecret));
  const lastOf = (type: string): Delivery => shop().sandbox.events.all.findLast(each => each.type === type)!;
  /** An event as Stripe would send it, with something else in it. */
  const forged = (type: string, change: (event: Event) => void): string => {
    const event = JSON.parse(lastOf(type).payload);
    event.id = `evt_${Math.random().toString(36).slice(2)}`;
    change(event);
    return JSON.stringify(event);
  };
  const held = async (work: () => Promise<unknown>) => {
    shop().sandbox.events.hold(true);
    try {
      await work();
    } finally {
      shop().sandbox.events.hold(false);
    }
  };
  return {
    ask,
    accountOf,
    onboard,
    linked,
    page,
    asideOf,
    goToPay,
    payAt,
    invoiceOf,
    collect,
    historyOf,
    rowsOf,
    send,
    deliver,
    lastOf,
    forged,
    held,
  };
}
