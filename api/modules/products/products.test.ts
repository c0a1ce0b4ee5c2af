import { buildInvoice, buildProduct, buildTenant, type Person } from '../../test/build';
import { sharedTestApp, type TestApp } from '../../test/harness';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  ana = await buildTenant(app);
});
afterAll(() => app.close());

const send = (method: string, path: string, body?: unknown) => app.rest(method, path, { token: ana.token, body });

test('a product is made, changed and deactivated', async () => {
  const made = await send('POST', '/products', {
    name: ' Consultoría ',
    description: 'Por hora',
    sku: 'CON-1',
    price: '65.123456',
    ivaRate: 10,
  });
  expect(made.status).toBe(201);
  const { product } = made.body;
  expect(product).toEqual({
    id: expect.any(String),
    name: 'Consultoría',
    description: 'Por hora',
    sku: 'CON-1',
    price: 65.123456,
    ivaRate: 10,
  });
  const put = await send('PUT', `/products/${product.id}`, { name: 'Gratis', price: 0 });
  expect(put.body.product).toEqual({
    id: product.id,
    name: 'Gratis',
    description: null,
    sku: null,
    price: 0,
    ivaRate: 21,
  });
  expect((await send('DELETE', `/products/${product.id}`)).body).toEqual({ success: true });
  expect((await send('DELETE', `/products/${product.id}`)).body).toEqual({
    error: 'Producto no encontrado',
    code: 'NOT_FOUND',
  });
});

test('a deactivated product leaves the lists and stays on its invoices', async () => {
  const eva = await buildTenant(app);
  const [kept, gone] = [
    await buildProduct(app, eva, { name: 'Abono' }),
    await buildProduct(app, eva, { name: 'Bono' }),
  ];
  const invoice = await buildInvoice(app, eva, {
    lines: [{ description: 'Bono de diez', quantity: 1, price: 10, ivaRate: 21, productId: gone.id }],
  });
  await app.rest('DELETE', `/products/${gone.id}`, { token: eva.token });
  expect((await app.rest('GET', '/products', { token: eva.token })).body.products).toEqual([kept]);
  expect(
    (await app.rest('GET', '/products?search=bono', { token: eva.token })).body.products.map(
      (each: { id: string }) => each.id,
    ),
  ).toEqual([kept.id]);
  expect(
    (await app.rest('GET', `/invoices/${invoice.id}`, { token: eva.token })).body.invoice.lines[0].description,
  ).toBe('Bono de diez');
});

test('a deactivated product can be seen and brought back, once', async () => {
  const eva = await buildTenant(app);
  const [kept, gone] = [
    await buildProduct(app, eva, { name: 'Abono' }),
    await buildProduct(app, eva, { name: 'Bono' }),
  ];
  const list = async (query = '') => (await app.rest('GET', `/products${query}`, { token: eva.token })).body.products;
  const restore = (id: string, token = eva.token) => app.rest('POST', `/products/${id}/restore`, { token });
  await app.rest('DELETE', `/products/${gone.id}`, { token: eva.token });
  expect(await list('?deactivated=true')).toEqual([gone]);
  expect(await list('?deactivated=false')).toEqual([kept]);
  const foreign = await restore(gone.id, ana.token);
  expect([foreign.status, foreign.body]).toEqual([404, { error: 'Producto no encontrado', code: 'NOT_FOUND' }]);
  expect(await list()).toEqual([kept]);
  const back = await restore(gone.id);
  expect([back.status, back.body]).toEqual([200, { product: gone }]);
  expect(await list()).toEqual([kept, gone]);
  expect(await list('?deactivated=true')).toEqual([]);
  expect((await restore(gone.id)).status).toBe(404);
});

test('GraphQL gives prices as exact strings', async () => {
  await buildProduct(app, ana, { name: 'Exacto', price: '0.3' });
  const { body } = await app.gql(
    '{ products(search: "exacto") { items { price } pagination { total } } }',
    {},
    { token: ana.token },
  );
  expect(body.data.products).toEqual({ items: [{ price: '0.30' }], pagination: { total: 1 } });
});

test('the search knows name and SKU', async () => {
  const eva = await buildTenant(app);
  await buildProduct(app, eva, { name: 'Sesión de fotografía', sku: 'FOT-01' });
  await buildProduct(app, eva, { name: 'Catering', sku: 'EVE-01' });
  const found = async (search: string) =>
    (await app.rest('GET', `/products?search=${search}`, { token: eva.token })).body.products.map(
      (each: { sku: string }) => each.sku,
    );
  expect(await found('FOTOGRAFIA')).toEqual(['FOT-01']);
  expect(await found('eve-')).toEqual(['EVE-01']);
});

test('and puts first the product whose name begins with it, then a word of it, then the SKU', async () => {
  const eva = await buildTenant(app);
  for (const [name, sku] of [
    ['Abanico', null],
    ['Cena', 'BAN-1'],
    ['Urbano', 'X'],
    ['El banco', null],
    ['Banner', 'Z'],
  ])
    await buildProduct(app, eva, { name, sku });
  const { body } = await app.rest('GET', '/products?search=ban&limit=4', { token: eva.token });
  expect(body.products.map((each: { name: string }) => each.name)).toEqual(['Banner', 'El banco', 'Cena', 'Abanico']);
});

test.each([
  [{ name: 'a', price: -1 }, { price: 'El precio no puede ser negativo' }],
  [{ name: 'a', price: 'caro' }, { price: 'Escribe un número, por ejemplo 12.50' }],
  [{ name: 'a', price: '1e3' }, { price: 'Escribe un número, por ejemplo 12.50' }],
  [{ name: 'a', price: 1.1234567 }, { price: 'Escribe como mucho 6 decimales' }],
  [{ name: 'a', price: 1, ivaRate: 7 }, { ivaRate: 'El IVA es uno de 0, 4, 10 o 21' }],
  [{ name: 'a', price: 1, ivaRate: '21' }, { ivaRate: 'Escribe un número' }],
  [{ name: 'a' }, { price: 'Este campo es obligatorio' }],
  [{ price: 1 }, { name: 'Este campo es obligatorio' }],
])('refuses %j', async (body, fields) => {
  const answer = await send('POST', '/products', body);
  expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, 'BAD_USER_INPUT', fields]);
});
