import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import {
  buildCustomer,
  buildInvoice,
  buildProduct,
  buildTenant,
  leaveRepresentation,
  type Person,
} from '../../../test/build';
import { startTestApp, type Body, type TestApp } from '../../../test/harness';
import { asSuperuser } from '../../../test/superuser';
import { schema } from '../../../gate/schema';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Every field of a type, and of the types below it, but for what no list shows, and for other things. */
function everything(type: GraphQLObjectType): string {
  return Object.values(type.getFields())
    .filter(({ name, extensions }) => !extensions.onlyInDetail && name !== 'current')
    .map(field => {
      const below = getNamedType(field.type);
      return isObjectType(below) ? `${field.name} { ${everything(below)} }` : field.name;
    })
    .join(' ');
}

test('an invoice shows in the list all that it shows alone, but for its lines', async () => {
  const person = await buildTenant(app);
  const customer = await buildCustomer(app, person, {
    email: 'a@b.es',
    address: 'Calle Mayor, 1',
    city: 'Lugo',
    postalCode: '27001',
  });
  const { id } = await buildInvoice(app, person, {
    customerManual: undefined,
    customerId: customer.id,
    notes: 'Gracias',
  });
  await buildInvoice(app, person, {
    status: 'draft',
    customerManual: { name: 'Eva', nif: '48213960A', address: 'Calle del Pez, 3' },
  });
  expect((await app.rest('POST', `/invoices/${id}/pay`, { token: person.token })).status).toBe(200);
  const fields = everything(schema().getType('Invoice') as GraphQLObjectType);
  const { body } = await app.gql(`{ invoices { items { ${fields} } } }`, {}, { token: person.token });
  expect(body.errors).toBeUndefined();
  expect(body.data.invoices.items).toHaveLength(2);
  for (const listed of body.data.invoices.items) {
    const alone = await app.gql(
      `query($id: ID!) { invoice(id: $id) { ${fields} } }`,
      { id: listed.id },
      { token: person.token },
    );
    expect(listed).toEqual(alone.body.data.invoice);
  }
});

test('fragments that name each other twice, forty deep, are read once each, whether they lead to the page or to its rows', async () => {
  const person = await buildTenant(app);
  const { id } = await buildInvoice(app, person);
  const doubled = (type: string, last: string) =>
    Array.from(
      { length: 40 },
      (_, at) => `fragment F${at} on ${type} { ${at < 39 ? `...F${at + 1} ...F${at + 1}` : last} }`,
    );
  for (const document of [
    `{ invoices { items { ...F0 } } } ${doubled('Invoice', 'id owed').join(' ')}`,
    `{ invoices { ...F0 } } ${doubled('InvoicePage', 'items { id owed }').join(' ')}`,
  ]) {
    const { body } = await app.gql(document, {}, { token: person.token });
    expect(body.data.invoices.items).toEqual([{ id, owed: '121.00' }]);
  }
});

test('a page comes with what is owed for its rows and recorded of them: by two statements more, in the same read', async () => {
  const person = await buildTenant(app);
  await leaveRepresentation(app, person);
  const [one] = [await buildInvoice(app, person), await buildInvoice(app, person)];
  await app.rest('POST', `/invoices/${one.id}/collections`, { token: person.token, body: { amount: 10 } });
  await buildInvoice(app, person, { status: 'draft' });
  const ask = async (args: string, fields: string, fragment = '') => {
    const before = app.statements();
    const document = `{ invoices${args} { items { id ${fields} } } } ${fragment}`;
    const { body } = await app.gql(document, {}, { token: person.token });
    return { items: body.data.invoices.items as Body[], sent: app.statements() - before };
  };
  const fields = '... on Invoice { collected owed } ...Recorded';
  const fragment = 'fragment Recorded on Invoice { verifactu { hash status annulment { status } } }';
  for (const args of [
    '',
    '(sort: totalAsc)',
    '(status: issued, search: "-2026-")',
    '(page: 2, limit: 1)',
    '(due: open)',
  ]) {
    const few = await ask(args, 'total');
    const { items, sent } = await ask(args, fields, fragment);
    expect([args, sent]).toEqual([args, few.sent + 2]);
    expect([args, items.length > 0]).toEqual([args, true]);
    for (const { id, ...listed } of items) {
      const document = `query($id: ID!) { invoice(id: $id) { ${fields} } } ${fragment}`;
      const alone = await app.gql(document, { id }, { token: person.token });
      expect(listed).toEqual(alone.body.data.invoice);
    }
  }
});

test('a long number finds what has it, in its series and year alone, and whoever is called so', async () => {
  const person = await buildTenant(app);
  await buildInvoice(app, person);
  // The next number of a series follows its newest.
  await asSuperuser(app.database, async client => {
    await client.query('UPDATE app.counters SET last = 10233 WHERE tenant_id = $1', [person.tenantId]);
    const renumbered = `UPDATE app.invoices SET number = 10233, full_number = replace(full_number, '0001', '10233'),
      search = replace(search, '-0001', '-10233') WHERE tenant_id = $1`;
    await client.query(renumbered, [person.tenantId]);
  });
  const named = (name: string) => ({ customerManual: { name, nif: '48213960A', address: 'Calle del Pez, 3' } });
  for (const name of ['Eva', 'Obra A-2026-10234', 'Ana', '¡Ñandú-10234!']) await buildInvoice(app, person, named(name));
  const found = async (search: string, more = '') => {
    const query = `query($search: String) { invoices(search: $search ${more}) { items { fullNumber } pagination { total } } }`;
    const { items, pagination } = (await app.gql(query, { search }, { token: person.token })).body.data.invoices;
    return [pagination.total, ...items.map(({ fullNumber }: Body) => fullNumber.slice(-5)).sort()];
  };
  for (const term of ['A-2026-10234', 'a-2026-10234', ' 2026-10234 '])
    expect([term, await found(term)]).toEqual([term, [2, '10234', '10235']]);
  expect(await found('-10234')).toEqual([3, '10234', '10235', '10237']);
  expect(await found('-1023')).toEqual([5, '10233', '10234', '10235', '10236', '10237']);
  expect(await found('ñandu-10234')).toEqual([1, '10237']);
  for (const term of ['S-2026-10234', '2025-10234', 'A-2026-102345', '%-10234'])
    expect([term, await found(term)]).toEqual([term, [0]]);
  // A page that is full is counted; one that is not says how many there are; one behind the last is counted.
  expect((await found('-10234', 'limit: 3'))[0]).toBe(3);
  expect((await found('-10234', 'limit: 2'))[0]).toBe(3);
  expect(await found('-10234', 'limit: 2, page: 2')).toEqual([3, expect.any(String)]);
  expect(await found('-10234', 'limit: 2, page: 5')).toEqual([3]);
});

describe('the graph is walked', () => {
  let ana: Person;
  let rosa: Body;
  let made: Body[];
  beforeAll(async () => {
    ana = await buildTenant(app);
    rosa = await buildCustomer(app, ana, { name: 'Rosa' });
    made = [];
    for (const day of ['01', '02', '03'])
      made.push(
        await buildInvoice(app, ana, { date: `2026-11-${day}`, customerManual: undefined, customerId: rosa.id }),
      );
  });

  const ask = (document: string, person = ana, variables = {}) => app.gql(document, variables, { token: person.token });
  const OF = 'query($id: ID!, $page: Int!, $limit: Int!)';
  const PAGE = 'invoices(page: $page, limit: $limit) { items { id } pagination { page limit total totalPages } }';

  test("from a customer to a page of its invoices, newest first, and to no one else's", async () => {
    await buildInvoice(app, ana);
    const { data } = (await ask('query($id: ID!) { customer(id: $id) { invoices { items { id } } } }', ana, rosa)).body;
    expect(data.customer.invoices.items.map(({ id }: Body) => id)).toEqual(made.map(({ id }) => id).reverse());
    const page = await ask(`${OF} { customer(id: $id) { ${PAGE} } }`, ana, { id: rosa.id, page: 2, limit: 2 });
    expect(page.body.data.customer.invoices).toEqual({
      items: [{ id: made[0].id }],
      pagination: { page: 2, limit: 2, total: 3, totalPages: 2 },
    });
    const beyond = await ask(`${OF} { customer(id: $id) { ${PAGE} } }`, ana, { id: rosa.id, page: 9, limit: 2 });
    expect(beyond.body.data.customer.invoices).toMatchObject({ items: [], pagination: { total: 3 } });
    const two =
      '{ customers(limit: 50) { items { name one: invoices(limit: 1) { items { id } } all: invoices { items { id } } } } }';
    const [{ one, all }] = (await ask(two)).body.data.customers.items;
    expect([one.items.length, all.items.length]).toEqual([1, 3]);
  });

  test.each([
    [0, 1, 'limit', 'El límite va de 1 a 200'],
    [201, 1, 'limit', 'El límite va de 1 a 200'],
    [10, 0, 'page', 'La página va de 1 en adelante'],
  ])('%s of them on page %s are none', async (limit, page, field, words) => {
    const { body } = await ask(`${OF} { customer(id: $id) { ${PAGE} } }`, ana, { id: rosa.id, page, limit });
    expect(body.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: words } });
  });

  test('from an invoice to its customer as it is now, and from a line to its product', async () => {
    const [lamp, gone] = [await buildProduct(app, ana, { name: 'Farol' }), await buildProduct(app, ana)];
    const left = await buildCustomer(app, ana, { name: 'Luis' });
    const line = { description: 'Farol', quantity: 1, price: 10, ivaRate: 21 };
    const { id } = await buildInvoice(app, ana, {
      customerManual: undefined,
      customerId: left.id,
      lines: [{ ...line, productId: lamp.id }, { ...line, productId: gone.id }, line],
    });
    const walk = async () =>
      (
        await ask(
          'query($id: ID!) { invoice(id: $id) { customer { name current { name } } lines { product { name } } } }',
          ana,
          {
            id,
          },
        )
      ).body.data.invoice;
    await app.rest('PUT', `/customers/${left.id}`, { token: ana.token, body: { name: 'Luisa', nif: 'B26304188' } });
    await app.rest('DELETE', `/products/${gone.id}`, { token: ana.token });
    expect(await walk()).toEqual({
      customer: { name: 'Luis', current: { name: 'Luisa' } },
      lines: [{ product: { name: 'Farol' } }, { product: null }, { product: null }],
    });
    await app.rest('DELETE', `/customers/${left.id}`, { token: ana.token });
    expect((await walk()).customer).toEqual({ name: 'Luis', current: null });
  });

  test('by a number of statements that does not grow with the list, long ones that are written in slices too', async () => {
    await asSuperuser(app.database, async client => {
      await client.query(
        `INSERT INTO app.customers SELECT (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
           FROM app.customers c, generate_series(1, 220) WHERE c.id = $1`,
        [rosa.id],
      );
      await client.query(
        `INSERT INTO app.invoices SELECT (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(),
             'customer_id', c.id, 'number', null, 'full_number', null, 'issued_at', null, 'status', 'draft'))).*
           FROM app.customers c JOIN app.invoices i USING (tenant_id)
          WHERE i.id = $1 AND c.id <> i.customer_id AND c.name = 'Rosa'`,
        [made[0].id],
      );
    });
    const walk = async (limit: number) => {
      const before = app.statements();
      const { body } = await ask(
        `{ invoices(limit: ${limit}, status: draft) { items { customer { current { name
             invoices(limit: 2) { items { customer { name } } pagination { total } } } } } } }`,
      );
      expect(body.data.invoices.items).toHaveLength(limit);
      for (const { customer } of body.data.invoices.items)
        expect(customer.current).toEqual({
          name: 'Rosa',
          invoices: { items: [{ customer: { name: 'Rosa' } }], pagination: { total: 1 } },
        });
      return app.statements() - before;
    };
    const few = await walk(10);
    expect([await walk(50), await walk(200)]).toEqual([few, few]);
    expect(few).toBeLessThanOrEqual(16);
  });
});
