import { inDays, today } from '../days';
import { buildCustomer, buildInvoice, buildPrepayment, buildTicket, type Person } from '../build';
import { askedByBoth } from '../doors';
import type { TestApp } from '../harness';

export const COMPANY = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' };
export const PERSON = { name: 'Ana Pérez', nif: '48213960A', address: 'Calle Mayor, 1' };
export const GERMAN = { name: 'Weber & Kraus GmbH', nif: 'DE299418732', country: 'DE', address: 'Torstraße 140' };
export const SWISS = { name: 'Alpen AG', nif: 'CHE123456789', country: 'CH', address: 'Bahnhofstrasse 1' };
export const COUNCIL = { name: 'Ayuntamiento de Haro', nif: 'P2607100A', address: 'Plaza de la Paz, 1' };
export const BY_CUSTOMER = { party: 'customer', agreedOn: '2026-01-15' };
export const OFFICE = { party: 'third', agreedOn: '2026-01-15', name: 'Gestoría Ríos, S.L.', nif: 'B26304196' };
export const line = (part: object = {}) => ({ description: 'Servicio', quantity: 1, price: 100, ivaRate: 21, ...part });
export const zero = (ivaCause: string, part: object = {}) => ({ ivaRate: 0, ivaCause, ...part });

export async function post(app: TestApp, { token }: Person, path: string, body: object = {}): Promise<{ id: string }> {
  const answer = await app.rest('POST', path, { token, body });
  if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${answer.text}`);
  return answer.body.invoice;
}

/** Documents of most kinds that stand before anything is refused of them: their ids, and that of a saved customer. */
export async function standing(app: TestApp, by: Person) {
  const made = async (its: object = {}, part: object = {}) =>
    (await buildInvoice(app, by, { customerManual: COMPANY, lines: [line(its)], ...part })).id as string;
  const ticket = async () => (await buildTicket(app, by)).id as string;
  const rectified = async (id: string, body: object) =>
    (await post(app, by, `/invoices/${id}/rectify`, { cause: 'Por acuerdo', ...body })).id;
  const exchanged = async (id: string) =>
    (await post(app, by, '/invoices/exchange', { ids: [id], customerManual: PERSON })).id;
  const [full, exchangedTicket] = [await made(), await ticket()];
  await rectified(full, { kind: 'R1', lines: [line({ price: -1 })] });
  return {
    ...{ full, exchangedTicket, saved: (await buildCustomer(app, by, COMPANY)).id as string },
    private: await made({ ivaRate: 10 }, { customerManual: PERSON }),
    abroad: await made({}, { customerManual: SWISS }),
    german: await made({}, { customerManual: GERMAN }),
    ticket: await ticket(),
    back: await rectified(await ticket(), { kind: 'R5', lines: [line({ price: -10 })] }),
    exchange: await exchanged(exchangedTicket),
    prepayment: (await buildPrepayment(app, by, { customerManual: COMPANY, date: today(), lines: [line()] }))
      .id as string,
    theirs: await made({}, { issuedBy: BY_CUSTOMER, series: 'SUYA' }),
    works: await made(
      { ivaRegime: '14' },
      { customerManual: COUNCIL, date: today(), operationDate: inDays(30), series: 'OBRA' },
    ),
  };
}
export type Stands = Awaited<ReturnType<typeof standing>>;

interface Ask {
  operation: Parameters<typeof askedByBoth>[2];
  id?: string;
  input: object;
}
type Asks = (of: Stands, by: { nif: string }) => Ask;

/** A new invoice of one line, or of lines. */
export const sells =
  (lines: object[] | object, part: object | ((...of: Parameters<Asks>) => object) = {}): Asks =>
  (...of) => ({
    operation: 'createInvoice',
    input: {
      ...{ date: today(), customerManual: COMPANY, lines: Array.isArray(lines) ? lines : [line(lines)] },
      ...(typeof part === 'function' ? (part as (...of: Parameters<Asks>) => object)(...of) : part),
    },
  });

/** A simplified one for nobody. */
export const sellsTicket = (its: object, part: object = {}): Asks =>
  sells(its, { kind: 'F2', customerManual: null, ...part });

/** What rectifies one that stands. */
export const rectifies =
  (name: keyof Stands, input: object): Asks =>
  of => ({
    ...{ operation: 'rectifyInvoice', id: of[name] },
    input: { kind: 'R1', cause: 'Por acuerdo', lines: [line({ price: -10 })], ...input },
  });

/** A complete one for some that stand. */
export const exchanges =
  (part: object = {}, ...names: (keyof Stands)[]): Asks =>
  of => ({
    operation: 'exchangeInvoices',
    input: { ids: names.map(name => of[name]), customerManual: PERSON, ...part },
  });

/** A rebate for a period. */
export const rebates =
  (part: object): Asks =>
  ({ saved }) => ({
    operation: 'createRebate',
    input: { customerId: saved, from: '2026-01-01', to: '2026-10-31', lines: [line({ price: -10 })], ...part },
  });

/**
 * A cell of part A of the specification of kinds, what is asked, the AEAT's codes of that cell that its record would bring,
 * how it is asked, the field that says so (null: the whole is 409), and what it says.
 */
export type Refused = [cell: string, what: string, codes: number[], asks: Asks, field: string | null, text: RegExp];

/** Asks for it through both doors: refused on its field, with as many invoices as before. */
export async function expectRefused(
  app: TestApp,
  by: Person & { nif: string },
  of: Stands,
  [, , , asks, field, text]: Refused,
): Promise<void> {
  const count = async () => (await app.rest('GET', '/invoices', { token: by.token })).body.pagination.total;
  const before = await count();
  const { operation, ...variables } = asks(of, by);
  const { status, fields, error } = await askedByBoth(app, by, operation, variables);
  const said = expect.stringMatching(text);
  expect([status, fields ?? error]).toEqual(field ? [400, { [field]: said }] : [409, said]);
  expect(await count()).toBe(before);
}

/** A rule of the AEAT for records: the codes of what breaks it, which records it is for, and whether one keeps it. */
export type RecordRule = [codes: number[], of: RegExp, keeps: (record: string) => boolean];

/** Holds each rule to the records it is for, of which there is one at least. */
export function expectRules(rules: readonly RecordRule[], records: readonly string[]): void {
  for (const [codes, of, keeps] of rules) {
    const its = records.filter(each => of.test(each));
    expect([codes, its.length > 0, its.filter(each => !keeps(each))]).toEqual([codes, true, []]);
  }
}
