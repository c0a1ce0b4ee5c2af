import { dayOf } from '../platform/dates';
import { buildCustomer, type Person } from './build';
import type { Body, TestApp } from './harness';

interface Quoting {
  /** Answered by hand. */
  accepted?: boolean;
  /** With its customer, by a link. */
  linked?: boolean;
  customer?: Record<string, unknown>;
  line?: object;
  [more: string]: unknown;
}

export const quotePayload = (app: TestApp, given: Record<string, unknown> = {}): Record<string, unknown> => ({
  date: dayOf(app.services.now()),
  lines: [{ description: 'Diseño', quantity: 1, price: 1000, ivaRate: 21 }],
  ...given,
});

/** A quote for a customer of its own. */
export async function buildQuote(
  app: TestApp,
  person: Person,
  { accepted = false, linked = false, customer = {}, line, ...more }: Quoting = {},
): Promise<Body> {
  const { token } = person;
  const customerId = more.customerId ?? (await buildCustomer(app, person, customer)).id;
  const lines = line && [{ description: 'Diseño', quantity: 1, price: 1000, ivaRate: 21, ...line }];
  const body = quotePayload(app, { customerId, ...(lines && { lines }), ...more });
  const made = await app.rest('POST', '/quotes', { token, body });
  if (made.status !== 201) throw new Error(`quote: ${made.status} ${made.text}`);
  const { id } = made.body.quote;
  if (linked) return (await app.rest('POST', `/quotes/${id}/link`, { token })).body.quote;
  if (!accepted) return made.body.quote;
  const answered = await app.rest('POST', `/quotes/${id}/answer`, { token, body: { accepted: true } });
  return answered.body.quote;
}

/** One with a row in each table of quotes. */
export async function leaveQuote(app: TestApp, person: Person, given: Quoting = {}): Promise<string> {
  const { id } = await buildQuote(app, person, { ...given, accepted: true });
  await app.rest('POST', `/quotes/${id}/prepay`, { token: person.token, body: { percent: 10 } });
  return id;
}
