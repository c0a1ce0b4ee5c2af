import { Client } from 'pg';
import { buildCustomer, buildTenant, type Person } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp();
  ana = await buildTenant(app);
});
afterAll(() => app.close());

const send = (method: string, path: string, body?: unknown) => app.rest(method, path, { token: ana.token, body });

test('a customer is made, changed and deleted through REST', async () => {
  const made = await send('POST', '/customers', {
    name: ' Óptica Güell, S.A. ',
    nif: 'es a-58402165',
    email: 'o@guell.example',
    phone: '93',
    address: 'Balmes 1',
    city: 'Barcelona',
    postalCode: '08008',
  });
  expect(made.status).toBe(201);
  const { customer } = made.body;
  expect(customer).toEqual({
    id: expect.any(String),
    name: 'Óptica Güell, S.A.',
    nif: 'A58402165',
    email: 'o@guell.example',
    phone: '93',
    address: 'Balmes 1',
    city: 'Barcelona',
    postalCode: '08008',
    country: null,
    idKind: null,
    recargo: false,
    paymentTerms: null,
    paymentMeans: null,
    paperLanguage: null,
  });
  const put = await send('PUT', `/customers/${customer.id}`, { name: 'Güell', nif: 'A58402165' });
  expect(put.body.customer).toEqual({
    id: customer.id,
    name: 'Güell',
    nif: 'A58402165',
    email: null,
    phone: null,
    address: null,
    city: null,
    postalCode: null,
    country: null,
    idKind: null,
    recargo: false,
    paymentTerms: null,
    paymentMeans: null,
    paperLanguage: null,
  });
  expect((await send('DELETE', `/customers/${customer.id}`)).body).toEqual({ success: true });
  for (const again of [
    await send('DELETE', `/customers/${customer.id}`),
    await send('PUT', `/customers/${customer.id}`, { name: 'x', nif: 'y' }),
  ]) {
    expect([again.status, again.body]).toEqual([404, { error: 'Cliente no encontrado', code: 'NOT_FOUND' }]);
  }
  expect((await send('GET', '/customers')).body.customers).toEqual([]);
});

test('and through GraphQL', async () => {
  const input = { name: 'Graf', nif: 'X1', email: '' };
  const { body } = await app.gql(
    'mutation($input: CustomerInput!) { createCustomer(input: $input) { id name email } }',
    { input },
    { token: ana.token },
  );
  expect(body.data.createCustomer).toEqual({ id: expect.any(String), name: 'Graf', email: null });
  const { id } = body.data.createCustomer;
  const one = await app.gql('query($id: ID!) { customer(id: $id) { nif } }', { id }, { token: ana.token });
  expect(one.body.data.customer.nif).toBe('X1');
  const gone = await app.gql('mutation($id: ID!) { deleteCustomer(id: $id) }', { id }, { token: ana.token });
  expect(gone.body.data.deleteCustomer).toBe(true);
});

test('a retailer in recargo de equivalencia is a person or an entity of people, never a company', async () => {
  const make = (body: object) => send('POST', '/customers', { name: 'Mercería', recargo: true, ...body });
  for (const nif of ['12345678Z', 'E26304183', 'J26304184']) {
    const { status, body } = await make({ nif });
    expect([nif, status, body.customer?.recargo]).toEqual([nif, 201, true]);
  }
  for (const [of, text] of [
    [{ nif: 'B26304188' }, /una sociedad o entidad \(B26304188\)/],
    [{ nif: 'A58402165' }, /sociedad/],
    [{ nif: 'DE299418732', country: 'DE' }, /no tiene NIF español/],
  ] as const) {
    const { status, body } = await make(of);
    expect([status, body.fields]).toEqual([400, { recargo: expect.stringMatching(text) }]);
  }
  const { customer } = (await make({ nif: '48219036L' })).body;
  const changed = await send('PUT', `/customers/${customer.id}`, { name: 'Mercería', nif: 'B26304188', recargo: true });
  expect(Object.keys(changed.body.fields)).toEqual(['recargo']);
  const { body: plain } = await send('PUT', `/customers/${customer.id}`, { name: 'Mercería', nif: '48219036L' });
  expect(plain.customer.recargo).toBe(false);
  for (const { id } of (await send('GET', '/customers')).body.customers) await send('DELETE', `/customers/${id}`);
});

test('the list is by name, searched by part of name, NIF and email without case or accents, and paged on demand', async () => {
  const eva = await buildTenant(app);
  for (const [name, nif, email] of [
    ['Zoco', 'B1', 'hola@zoco.example'],
    ['Álvarez Ñúñez', 'B22', null],
    ['almacén 50%_', 'C3', null],
  ])
    await buildCustomer(app, eva, { name, nif, email });
  const names = async (query: string) =>
    (await app.rest('GET', `/customers${query}`, { token: eva.token })).body.customers.map(
      (each: { name: string }) => each.name,
    );
  expect(await names('')).toEqual(['almacén 50%_', 'Álvarez Ñúñez', 'Zoco']);
  expect(await names('?search=nunez')).toEqual(['Álvarez Ñúñez']);
  expect(await names('?search=ALMACEN')).toEqual(['almacén 50%_']);
  expect(await names('?search=b2')).toEqual(['Álvarez Ñúñez']);
  expect(await names('?search=%40zoco')).toEqual(['Zoco']);
  expect(await names('?search=%25_')).toEqual(['almacén 50%_']);
  const paged = await app.rest('GET', '/customers?page=2&limit=2', { token: eva.token });
  expect(paged.body).toMatchObject({
    customers: [{ name: 'Zoco' }],
    pagination: { page: 2, limit: 2, total: 3, totalPages: 2 },
  });
  expect((await app.rest('GET', '/customers', { token: eva.token })).body.pagination).toBeUndefined();
});

test('what a search most probably means comes first, and is not cut off by a limit', async () => {
  const eva = await buildTenant(app);
  const given = [
    ['Bar Marisa', 'B10', 'hola@marisa.example'],
    ['Ahorros', 'B11', null],
    ['Casa', 'HO3', null],
    ['El Hostal', 'B12', null],
    ['Hotel Ñ', 'B13', null],
    ['Agencia hoy', 'B14', null],
    ['Zaguán Horno', 'B15', 'z@z.example'],
  ];
  for (const [name, nif, email] of given) await buildCustomer(app, eva, { name, nif, email });
  const found = async (search: string, limit = 7) =>
    (await app.rest('GET', `/customers?search=${search}&limit=${limit}`, { token: eva.token })).body.customers.map(
      (each: { name: string }) => each.name,
    );
  expect(await found('ho')).toEqual([
    'Hotel Ñ',
    'Agencia hoy',
    'El Hostal',
    'Zaguán Horno',
    'Casa',
    'Ahorros',
    'Bar Marisa',
  ]);
  expect(await found('HÓ', 1)).toEqual(['Hotel Ñ']);
});

test.each([
  'علی‌رضا پور',
  'क्‍षमा',
  'שלום בע"מ',
  'José Mª Ñúñez',
  'L·lorenç d’Olot',
  '👩‍💻 Estudio',
  'Łukasz Żółć',
  '株式会社',
  "Zoë O'Hara",
])('the letters of a real name stay: %s', async name => {
  const eva = await buildCustomer(app, ana, { name, nif: 'B1' });
  expect(eva.name).toBe(name);
  expect((await send('DELETE', `/customers/${eva.id}`)).status).toBe(200);
});

test.each([
  [{ nif: 'B1' }, { name: 'Este campo es obligatorio' }],
  [
    { name: '', nif: '' },
    { name: 'Escribe el nombre del cliente', nif: 'Escribe el NIF del cliente' },
  ],
  [{ name: 'a', nif: 'B1', email: 'no es' }, { email: 'Escribe un email válido, por ejemplo nombre@empresa.es' }],
  [{ name: 'x'.repeat(121), nif: 'B1' }, { name: 'Escribe como mucho 120 caracteres' }],
  [{ name: 'a', nif: '1'.repeat(21) }, { nif: 'Escribe como mucho 20 caracteres' }],
  [{ name: 'a\u0000b', nif: 'B1' }, { name: 'Quita los caracteres que no se pueden escribir' }],
  [
    { name: 7, nif: ['B1'] },
    { name: 'Escribe un texto', nif: 'Escribe un texto' },
  ],
])('refuses %j', async (body, fields) => {
  const before = (await send('GET', '/customers')).body.customers.length;
  const answer = await send('POST', '/customers', body);
  expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, 'BAD_USER_INPUT', fields]);
  expect((await send('GET', '/customers')).body.customers).toHaveLength(before);
});

test('a search among 20,000 uses the trigram index as the application role', async () => {
  const superuser = new Client({ connectionString: app.database.superuser });
  await superuser.connect();
  await superuser.query(
    `INSERT INTO app.customers (tenant_id, id, name, nif, search, created_at)
     SELECT $1, gen_random_uuid(), md5(n::text), n::text, md5(n::text), now()
       FROM generate_series(1, 20000) n`,
    [ana.tenantId],
  );
  await superuser.query('VACUUM ANALYZE app.customers');
  await superuser.end();
  const plan = await app.services.db.read(ana.tenantId, em =>
    em.query(
      `EXPLAIN SELECT 1 FROM customers WHERE tenant_id = $1 AND deleted_at IS NULL
       AND search LIKE '%larranaga%'`,
      [ana.tenantId],
    ),
  );
  expect(plan.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n')).toMatch(
    // Of a partition it has a name of its own.
    /Bitmap Index Scan on customers_\w*search[\s\S]*Index Cond:.*search ~~/,
  );
});
