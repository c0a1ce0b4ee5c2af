import { buildInvoice, buildRequest, type Person } from './build';
import type { TestApp } from './harness';
import { asSuperuser } from './superuser';
import { unzip } from './read/unzip';

/** The day of the mock-ups. */
export const NOW = new Date('2026-11-20T10:00:00Z');
/** The person who asks. */
export const ROSA = {
  name: 'Rosa Martí Bellver',
  nif: '33456781S',
  email: 'rosa@marti.example',
  phone: '600 100 200',
  address: 'Calle Mayor, 1',
  city: 'València',
  postalCode: '46001',
};
export const line = { description: 'Encuadernación', quantity: 1, price: 100, ivaRate: 21 };

/** What is done about Rosa's requests in a test. `app` is asked at each call: it is there only when the tests begin. */
export const privacyOf = (app: () => TestApp) => ({
  sql: (text: string, ...values: unknown[]) =>
    asSuperuser(app().database, async client => (await client.query(text, values)).rows),
  ask: async (ana: Person, requestType: string, given: Record<string, unknown> = {}): Promise<string> =>
    (await buildRequest(app(), ana, { requestType, email: ROSA.email, name: ROSA.name, nif: ROSA.nif, ...given })).id,
  rest: (ana: Person, method: string, path: string, body?: unknown) =>
    app().rest(method, `/lopd/data-requests/${path}`, { token: ana.token, body }),
  invoiceIn: (ana: Person, customerId: string, date: string, given: Record<string, unknown> = {}) =>
    buildInvoice(app(), ana, {
      date,
      series: `S${date.slice(0, 4)}`,
      customerId,
      customerManual: undefined,
      lines: [line],
      ...given,
    }),
  /** The files of a ZIP, by their names. */
  async filesOf(ana: Person, path: string): Promise<Map<string, Buffer>> {
    const answer = await fetch(`${app().url}/api${path}`, { headers: { authorization: `Bearer ${ana.token}` } });
    expect([path, answer.status]).toEqual([path, 200]);
    return unzip(Buffer.from(await answer.arrayBuffer()));
  },
});
