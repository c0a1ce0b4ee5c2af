import { buildTenant, type Person } from './build';
import { startTestApp, type Answer, type Body, type TestApp } from './harness';
import { countsOf, asSuperuser } from './superuser';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp();
  ana = await buildTenant(app);
});
afterAll(() => app.close());

const ask = (query: unknown, more: Record<string, unknown> = {}, token?: string) =>
  app.rest('POST', '/../graphql', { token, body: { query, ...more } });
const raw = (body: string | Buffer, headers: Record<string, string>) =>
  app.rest('POST', '/../graphql', { raw: body, headers });
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const refusal = ({ status, body }: Answer<Body>) => [status, body.errors[0].extensions.code, body.errors[0].message];
const INNARDS = /apollo|type-?graphql|typeorm|node_modules|select |\/work\/|\.[jt]s:\d|stack|exception|postgres/i;

const LIMITS: [what: string, within: string | null, over: string, message: string][] = [
  [
    '15 alias',
    `{ ${times(15, n => `a${n}: __typename`)} }`,
    `{ ${times(16, n => `a${n}: __typename`)} }`,
    'Consulta no válida: más de 15 alias',
  ],
  [
    '10 directives',
    `{ ${times(10, () => `... @include(if: true) { __typename }`)} }`,
    `{ ${times(11, () => `... @include(if: true) { __typename }`)} }`,
    'Consulta no válida: más de 10 directivas',
  ],
  [
    '10 directives that are none',
    null,
    `{ __typename ${times(11, () => '@aa')} }`,
    'Consulta no válida: más de 10 directivas',
  ],
  ['8 levels', null, '{ a { b { c { d { e { f { g { h { i } } } } } } } } }', 'Consulta no válida: más de 8 niveles'],
  [
    '8 levels, hidden in fragments',
    null,
    '{ a { b { c { d { ...F } } } } } fragment F on Query { e { f { g { h { i { j } } } } } }',
    'Consulta no válida: más de 8 niveles',
  ],
  [
    '1,000 tokens',
    times(200, n => `query A${n} { __typename }`),
    times(201, n => `query A${n} { __typename }`),
    'El documento tiene más de 1000 elementos',
  ],
  [
    '100 kB',
    `{ __typename } #${'x'.repeat(99_984)}`,
    `{ __typename } #${'x'.repeat(99_986)}`,
    'El documento es demasiado largo',
  ],
];

test.each(LIMITS)('a document has at most %s', async (_what, within, over, message) => {
  if (within)
    expect((await ask(within, { operationName: /^query (\w+)/.exec(within)?.[1] }, ana.token)).body).toMatchObject({
      data: expect.anything(),
    });
  const { status, body } = await ask(over, {}, ana.token);
  expect([status, body.data]).toEqual([400, undefined]);
  expect(body.errors.map((error: Body) => error.message)).toContain(message);
  for (const error of body.errors) expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT' });
});

const FLAWED: [what: string, body: Record<string, unknown>, message: RegExp][] = [
  ['nothing at all', {}, /^La petición no es una consulta GraphQL/],
  ['a number for a query', { query: 7 }, /^La petición no es una consulta GraphQL/],
  [
    'variables that are a text',
    { query: '{ __typename }', variables: '{}' },
    /^La petición no es una consulta GraphQL/,
  ],
  ['variables that are a list', { query: '{ __typename }', variables: [] }, /^La petición no es una consulta GraphQL/],
  [
    'a stored query',
    { extensions: { persistedQuery: { version: 1, sha256Hash: 'x'.repeat(64) } } },
    /^La petición no es una consulta GraphQL/,
  ],
  ['bad syntax', { query: '{ me ' }, /^El documento no se entiende/],
  ['a word that is none', { query: 'qwerty cop { abc }' }, /^El documento no se entiende/],
  ['a lone surrogate', { query: '{ customers(search: "\\ud800") { items { id } } }' }, /^El documento no se entiende/],
  ['an unknown field', { query: '{ clientes }' }, /^Consulta no válida: Cannot query field/],
  ['an unknown directive', { query: '{ __typename @aa }' }, /^Consulta no válida/],
  [
    'a circle of fragments',
    { query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' },
    /^Consulta no válida/,
  ],
  [
    'a fragment in itself',
    { query: '{ me { ...A } } fragment A on Session { user { ...B } } fragment B on User { ...B }' },
    /^Consulta no válida/,
  ],
  ['an operationName that is not there', { query: 'query A { __typename }', operationName: 'B' }, /^Di qué operación/],
  ['two operations and no name', { query: 'query A { __typename } query B { __typename }' }, /^Di qué operación/],
  ['a subscription', { query: 'subscription { nada }' }, /^El esquema no tiene suscripciones/],
  [
    'the schema in a circle',
    {
      query:
        '{ __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }',
    },
    /^Consulta no válida/,
  ],
];

test.each(FLAWED)('a document with %s is bad input', async (_what, body, message) => {
  const answer = await app.rest('POST', '/../graphql', { token: ana.token, body });
  expect(refusal(answer)).toEqual([400, 'BAD_USER_INPUT', expect.stringMatching(message)]);
  expect(answer.text).not.toMatch(INNARDS);
});

describe('a request that a page of another site could make', () => {
  const document = '{"query":"{ __typename }"}';
  test('is not a query: forms, plain text, files, a list of queries', async () => {
    const requests: [string | Buffer, string][] = [
      ['query=%7B__typename%7D', 'application/x-www-form-urlencoded'],
      [document, 'text/plain'],
      [document, ''],
      [
        '--x\r\ncontent-disposition: form-data; name="query"\r\n\r\n{ __typename }\r\n--x--',
        'multipart/form-data; boundary=x',
      ],
      [`[${document}]`, 'application/json'],
      ['[]', 'application/json'],
      ['', 'application/json'],
    ];
    for (const [body, type] of requests)
      expect(refusal(await raw(body, { 'content-type': type }))).toEqual([
        400,
        'BAD_USER_INPUT',
        expect.stringMatching(/^La petición no es/),
      ]);
  });

  test('is a GET only with a header that such a page cannot set, and never a mutation', async () => {
    const get = (query: string, headers: Record<string, string> = {}) =>
      app.rest('GET', `/../graphql?${query}`, { token: ana.token, headers });
    const simple = 'query=%7B__typename%7D';
    expect((await get(simple)).status).toBe(400);
    expect((await get(simple, { 'apollo-require-preflight': '1' })).body).toEqual({ data: { __typename: 'Query' } });
    const mutation = await get('query=mutation%7Blogout%7D', { 'apollo-require-preflight': '1' });
    expect([...refusal(mutation), mutation.headers.get('allow')]).toEqual([
      405,
      'METHOD_NOT_ALLOWED',
      'Una mutación se pide por POST',
      'POST',
    ]);
    // A name that no operation has must not smuggle the mutation past that.
    expect(
      (await get('query=mutation+A%7Blogout%7D&operationName=B', { 'apollo-require-preflight': '1' })).status,
    ).toBe(400);
    expect((await app.gql('{ me { user { id } } }', {}, { token: ana.token })).status).toBe(200);
  });

  test('or with another method says which there are', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await app.rest(method, '/../graphql');
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
    }
  });
});

test('a body that cannot be read is refused in the shape of this door', async () => {
  const json = { 'content-type': 'application/json' };
  expect(refusal(await raw('{', json))).toEqual([400, 'BAD_USER_INPUT', 'El cuerpo no es JSON válido']);
  expect(refusal(await raw('x', { ...json, 'content-encoding': 'gzip' }))).toEqual([
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    expect.any(String),
  ]);
  expect(refusal(await raw('{}', { 'content-type': 'application/json; charset=latin1' }))).toEqual([
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    expect.any(String),
  ]);
  const large = JSON.stringify({ query: '{ __typename }', variables: { x: 'x'.repeat(1_048_576) } });
  expect(refusal(await raw(large, json))).toEqual([
    413,
    'PAYLOAD_TOO_LARGE',
    'El cuerpo de la petición es demasiado grande',
  ]);
});

describe('the schema', () => {
  test.each([
    '{ __schema { types { name } } }',
    '{ __type(name: "User") { name } }',
    '{ ...A } fragment A on Query { x: __schema { types { name } } }',
  ])('%s is for the signed-in', async query => {
    const anonymous = await ask(query);
    expect([...refusal(anonymous), anonymous.body.data]).toEqual([
      401,
      'UNAUTHENTICATED',
      'Inicia sesión para consultar el esquema',
      undefined,
    ]);
    expect((await ask(query, {}, 'x'.repeat(43))).status).toBe(401);
    const known = await ask(query, {}, ana.token);
    expect([known.status, known.body.errors, known.text.length > 30]).toEqual([200, undefined, true]);
  });

  test('is not guessed by its suggestions: they too are for the signed-in', async () => {
    const wrong = [
      '{ custmers { items { id } } }',
      '{ me { usr { id } } }',
      '{ invoices(status: paaid) { items { id } } }',
      '{ invoices(serch: "x") { items { id } } }',
      'mutation { login(input: { emal: "x" }) { token } }',
      '{ me { ... on Sesion { user { id } } } }',
      '{ __schema { directive } }',
    ];
    for (const query of wrong) {
      const anonymous = await ask(query);
      expect([query, anonymous.status, /did you mean/i.test(anonymous.text)]).toEqual([query, 400, false]);
      expect([query, /did you mean/i.test((await ask(query, {}, ana.token)).text)]).toEqual([query, true]);
    }
  });
});

test('nothing of all this changed anything', async () => {
  const counts = () => asSuperuser(app.database, countsOf);
  const before = await counts();
  await ask(
    `mutation { ${times(16, n => `a${n}: createProduct(input: { name: "x", price: 1 }) { id }`)} }`,
    {},
    ana.token,
  );
  await ask('mutation A { createProduct(input: { name: "x", price: 1 }) { id } }', { operationName: 'B' }, ana.token);
  expect(await counts()).toEqual(before);
});
