import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { ArrayMaxSize, ValidateNested } from 'class-validator';
import {
  getNamedType,
  graphql,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import { InvoiceInput, InvoiceLineInput } from '../modules/invoices/invoices.inputs';
import { buildInvoice, buildTenant, buildUser, invoicePayload, type Person } from '../test/build';
import { startTestApp, type Body, type TestApp } from '../test/harness';
import { countsOf, asSuperuser } from '../test/superuser';
import { schema } from './schema';
import { Callers } from './callers';
import { sliceLists } from './sliced-answers';
import { validateInput } from './validate-input';

let app: TestApp;
let ana: Person;
let pau: Person;
beforeAll(async () => {
  app = await startTestApp();
  ana = await buildTenant(app);
  pau = await buildUser(app, ana);
});
afterAll(() => app.close());

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const JSON_TYPE = { 'content-type': 'application/json' };
const counts = () => asSuperuser(app.database, countsOf);
/** Code, message and fields of the first refusal. */
const refusal = ({ body }: { body: Body }) => [
  body.errors[0].extensions.code,
  body.errors[0].message,
  body.errors[0].extensions.fields,
];

describe('who asks, and whether they may, comes before what they send', () => {
  const LINES = `{"lines":[${'{},'.repeat(299_999)}{}]}`;
  const UNREAD: [what: string, body: string, headers: Record<string, string>][] = [
    ['300,000 empty lines', LINES, JSON_TYPE],
    ['what is no JSON', '{', JSON_TYPE],
    ['another type', 'x', { 'content-type': 'text/plain' }],
    ['more than anybody may send', `"${'x'.repeat(1_100_000)}"`, JSON_TYPE],
  ];

  test.each(UNREAD)('a stranger who sends %s is asked to sign in', async (_what, raw, headers) => {
    for (const path of ['/invoices', '/customers', '/verifactu/certificate']) {
      const { status, text } = await app.rest('POST', path, { raw, headers });
      expect([path, status, text]).toEqual([
        path,
        401,
        '{"error":"Inicia sesión para continuar","code":"UNAUTHENTICATED"}',
      ]);
    }
  });

  test('and a slow sender is answered after their last byte, on a connection that goes on', async () => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    let answers = '';
    socket.on('data', text => {
      answers += text;
    });
    const post = (bytes: number) =>
      `POST /api/invoices HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`;
    const until = async (text: string) => {
      while (!answers.includes(text)) await once(socket, 'data');
    };
    const before = app.statements();
    socket.write(post(30_000) + 'x'.repeat(20_000));
    // A request of another, behind which the first would have been answered.
    await app.rest('POST', '/invoices', { body: {} });
    expect([answers, app.statements()]).toEqual(['', before]);
    socket.write('x'.repeat(10_000));
    await until('UNAUTHENTICATED');
    expect(answers).not.toMatch(/connection: close/i);
    answers = '';
    socket.write(post(3 * 1024 * 1024));
    await until('UNAUTHENTICATED');
    expect(answers).toMatch(/connection: close/i);
    socket.destroy();
  });

  test('a person without the right is refused, whatever they send', async () => {
    const { status, body } = await app.rest('PUT', '/settings', { token: pau.token, raw: '{', headers: JSON_TYPE });
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('variables are not looked at either', async () => {
    const answer = await app.gql('mutation($ids: [ID!]!) { payInvoices(ids: $ids) { id } }', {
      ids: Array(10_000).fill([]),
    });
    expect([answer.status, refusal(answer)]).toEqual([
      401,
      ['UNAUTHENTICATED', 'Inicia sesión para continuar', undefined],
    ]);
    expect(answer.text.length).toBeLessThan(300);
  });

  test('of several mutations none is done where one is not allowed', async () => {
    const before = await counts();
    const document =
      'mutation { createProduct(input: { name: "x", price: 1 }) { id } ...F } fragment F on Mutation { deleteCertificate }';
    expect(refusal(await app.gql(document, {}, { token: pau.token })).slice(0, 1)).toEqual(['FORBIDDEN']);
    expect(
      (await app.gql('mutation { login(input: { email: "a@b.es", password: "x" }) { token } logout }')).status,
    ).toBe(401);
    expect(await counts()).toEqual(before);
  });

  test('a field that is left out by a condition asks for no right', async () => {
    const document = 'query($all: Boolean! = false) { me { user { id } } tenants @include(if: $all) { items { id } } }';
    expect((await app.gql(document, {}, { token: pau.token })).body.data).toEqual({ me: { user: { id: pau.userId } } });
    expect(refusal(await app.gql(document, { all: true }, { token: pau.token })).slice(0, 1)).toEqual(['FORBIDDEN']);
    const without = await app.gql(document.replace(' = false', ''), {}, { token: pau.token });
    expect([without.status, refusal(without)[0]]).toEqual([400, 'BAD_USER_INPUT']);
  });
});

describe('a stranger sends 32 kB at most', () => {
  const LIMIT = 32 * 1024;
  const padded = (body: object, bytes: number) => {
    const text = JSON.stringify({ ...body, pad: '' });
    return text.replace(/""}$/, `"${'x'.repeat(bytes - text.length)}"}`);
  };
  const login = { email: 'nadie@empresa.example', password: 'x' };
  const query = {
    query: 'mutation($input: LoginInput!) { login(input: $input) { token } }',
    variables: { input: login },
  };

  test.each([
    ['/auth/login', login],
    ['/../graphql', query],
  ])('%s', async (path, body) => {
    const post = (raw: string, token?: string) =>
      app.rest('POST', path, { raw, headers: JSON_TYPE, token }).then(({ status }) => status);
    expect(padded(body, LIMIT)).toHaveLength(LIMIT);
    expect([
      await post(padded(body, LIMIT)),
      await post(padded(body, LIMIT + 1)),
      await post(padded(body, LIMIT + 1), 'x'.repeat(43)),
    ]).toEqual([401, 413, 413]);
    expect(await post(padded(body, LIMIT + 1), ana.token)).toBe(401);
  });

  test('and no more than it, announced or not', async () => {
    const status = await new Promise<number>((resolve, reject) => {
      const ask = request(
        `${app.url}/api/auth/login`,
        { method: 'POST', headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' } },
        answer => {
          answer.resume();
          resolve(answer.statusCode!);
        },
      );
      ask.on('error', reject);
      ask.end(padded(login, LIMIT + 1));
    });
    expect(status).toBe(413);
  });

  test('keys that are not known are passed over by one door and reported by the other, twenty of them, cut', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`k${n}`, 1]));
    expect((await app.rest('POST', '/auth/login', { body: { ...login, ...unknown } })).status).toBe(401);
    const { status, body, text } = await app.gql(query.query, {
      input: { ...login, ['y'.repeat(5_000)]: 1, ...unknown },
    });
    const keys = Object.keys(body.errors[0].extensions.fields);
    expect([status, keys.length, keys[0], body.errors[0].message]).toEqual([
      400,
      20,
      `${'y'.repeat(60)}…`,
      'Este campo no existe',
    ]);
    expect(text.length).toBeLessThan(2_000);
  });
});

describe('of what is wrong twenty fields are reported', () => {
  const invoice = (lines: unknown) => ({ ...invoicePayload(), lines });
  const post = (lines: unknown) => app.rest('POST', '/invoices', { token: ana.token, body: invoice(lines) });
  const graph = async (lines: unknown) =>
    (
      await app.gql(
        'mutation($input: InvoiceInput!) { createInvoice(input: $input) { id } }',
        { input: invoice(lines) },
        { token: ana.token },
      )
    ).body.errors[0];

  test('of missing ones and of wrong ones, through both doors', async () => {
    const bad = { description: '', quantity: 0, price: 0, ivaRate: 7 };
    for (const line of [{}, bad]) {
      const lines = Array(1_000).fill(line);
      const { status, body } = await post(lines);
      expect([status, Object.keys(body.fields).length, body.fields['lines.0.quantity']]).toEqual([
        400,
        20,
        expect.any(String),
      ]);
      expect(Object.keys((await graph(lines)).extensions.fields)).toEqual(Object.keys(body.fields));
    }
    const few = await post([{}, ...Array(4).fill(bad)]);
    // A price is not demanded by the shape: a line may have one with VAT in its place.
    expect(Object.keys(few.body.fields)).toEqual(['lines.0.description', 'lines.0.quantity']);
  });

  test('of a list that is too long, its length alone', async () => {
    const fields = { lines: 'Una factura lleva como mucho 1.000 líneas' };
    for (const count of [1_001, 20_000]) {
      expect((await post(Array(count).fill({}))).body.fields).toEqual(fields);
      expect((await graph(Array(count).fill({}))).extensions.fields).toEqual(fields);
    }
    // A text of more than 50,000 parts is not even made into a list.
    expect((await post(Array(200_000).fill({}))).status).toBe(413);
    expect((await graph(Array(200_000).fill({}))).extensions.code).toBe('PAYLOAD_TOO_LARGE');
    const pay = async (ids: unknown[]) =>
      (await app.rest('POST', '/invoices/pay', { token: ana.token, body: { ids } })).body.fields;
    expect([await pay(Array(1_000).fill('x')), await pay(Array(1_001).fill([]))]).toEqual([
      { ids: 'Elige de 1 a 100 facturas' },
      { ids: 'Envía como mucho 1.000 elementos' },
    ]);
    expect(Object.keys(await pay(Array(1_000).fill([])))).toHaveLength(20);
  });

  test('of lists within lists that come to more than 2,000 elements, that alone', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const rectify = async (lines: number) => {
      const originals = [...Array(9).fill({ id, lines: Array(200).fill({}) }), { id, lines: Array(lines).fill({}) }];
      const body = { kind: 'R1', cause: 'Por acuerdo', originals };
      return (await app.rest('POST', '/invoices/rectify', { token: ana.token, body })).body.fields;
    };
    expect(await rectify(191)).toEqual({ input: 'Envía como mucho 2.000 elementos en todas sus listas' });
    expect(Object.keys(await rectify(190))).toContain('originals.0.lines.0.description');
  });

  test('of a document, about as many', async () => {
    const { status, body } = await app.gql(`{ ${times(300, n => `nada${n}`)} }`, {}, { token: ana.token });
    expect([status, body.errors.length]).toEqual([400, 21]);
  });
});

describe('what an answer can come to is computed before it is made', () => {
  const ask = (document: string, variables = {}) => app.gql(document, variables, { token: ana.token });
  const ROWS = 'Una respuesta lleva como mucho 5.000 filas: pide menos por petición';
  const all = 'customers { items { id } }';
  const RATES = 'items { rates { base } }';

  const pages = (count: number) => `{ ${times(count, n => `a${n}: invoices { ${RATES} }`)} }`;
  const walked = (limit: number) =>
    `{ customers(limit: 100) { items { invoices(limit: ${limit}) { items { id } } } } }`;
  const twoOf = `query($n: Int) { a: invoices(limit: $n) { ${RATES} } b: invoices(limit: $n) { ${RATES} } }`;

  const WITHIN: [what: string, document: string, variables: object][] = [
    ['one list of all', `{ ${all} }`, {}],
    ['a page of each', `{ ${times(15, n => `a${n}: customers(page: 1, limit: 200) { items { id } }`)} }`, {}],
    ['lists in a page', `{ invoices(limit: 200) { ${RATES} } }`, {}],
    ['a limit that is a variable', twoOf, { n: 100 }],
    ['a limit that is not said', pages(7), {}],
    ['a page of each of a page', walked(49), {}],
  ];
  const BEYOND: typeof WITHIN = [
    ['one list of all and a row more', `{ ${all} invoices(limit: 1) { items { id } } }`, {}],
    ['the same list twice', `{ ${all} a: ${all} }`, {}],
    [
      'the same list in fragments',
      `{ ...A ...B } fragment A on Query { ${all} } fragment B on Query { b: ${all} }`,
      {},
    ],
    ['lists in two pages', `{ ${times(2, n => `a${n}: invoices(limit: 200) { ${RATES} }`)} }`, {}],
    [
      'lists in two pages, in fragments',
      '{ a: invoices(limit: 200) { ...P } b: invoices(limit: 200) { ...P } } fragment P on InvoicePage { items { ...I } } fragment I on Invoice { rates { base } }',
      {},
    ],
    ['a limit that is a variable', twoOf, { n: 200 }],
    ['a limit that is not said', pages(8), {}],
    ['a longer page of each of a page', walked(50), {}],
    ['raw answers of two records', `{ ${times(2, n => `a${n}: verifactuRecord(id: "x") { answers { raw } }`)} }`, {}],
  ];

  test.each(WITHIN)('%s is answered', async (_what, document, variables) => {
    expect((await ask(document, variables)).body.errors).toBeUndefined();
  });

  test.each(BEYOND)('%s is too much', async (_what, document, variables) => {
    const answer = await ask(document, variables);
    expect([answer.status, refusal(answer)]).toEqual([400, ['BAD_USER_INPUT', ROWS, undefined]]);
    expect(answer.body.data).toBeUndefined();
  });

  test.each([
    ['a long list', 1_000, 0],
    ['a list of short ones', 50, 19],
  ])('%s lets others in between, and is the same', async (_what, many, inEach) => {
    const rows = Array.from({ length: many }, (_, n) => ({ n, in: Array.from({ length: inEach }, () => ({ n })) }));
    const Row: GraphQLObjectType = new GraphQLObjectType({
      name: 'Row',
      fields: () => ({ n: { type: GraphQLInt }, in: { type: new GraphQLList(Row) } }),
    });
    const long = new GraphQLSchema({
      query: new GraphQLObjectType({
        name: 'Query',
        fields: { rows: { type: new GraphQLList(Row), resolve: async () => rows } },
      }),
    });
    sliceLists(long);
    let turns = 0;
    let over = false;
    const look = () => {
      turns += 1;
      if (!over) setImmediate(look);
    };
    setImmediate(look);
    const ctx = { answer: { headers: {}, rows: 0, sliced: Promise.resolve() } };
    const { data } = await graphql({ schema: long, source: '{ rows { n in { n } } }', contextValue: ctx });
    over = true;
    expect([JSON.stringify(data) === JSON.stringify({ rows }), ctx.answer.rows]).toEqual([true, 1_000]);
    expect(turns).toBeGreaterThanOrEqual(35);
  });

  test('a long input lets others in between, and what is wrong with it stands in its place', async () => {
    const lines = Array.from({ length: 1_000 }, (_, n) => ({
      description: [0, 199, 200, 999].includes(n) ? ' ' : 'a',
      quantity: '1',
      price: '1',
      ivaRate: 21,
    }));
    const input = { status: 'draft', date: '2026-11-20', notes: 'a'.repeat(2_001), lines };
    const { body } = await app.gql(
      'mutation($input: InvoiceInput!) { createInvoice(input: $input) { id } }',
      { input },
      { token: ana.token },
    );
    expect(Object.keys(body.errors[0].extensions.fields).sort()).toEqual([
      'lines.0.description',
      'lines.199.description',
      'lines.200.description',
      'lines.999.description',
      'notes',
    ]);
    const given = Object.assign(new InvoiceInput(), input, {
      lines: lines.map(line => Object.assign(new InvoiceLineInput(), line)),
    });
    let turns = 0;
    let over = false;
    const look = () => {
      turns += 1;
      if (!over) setImmediate(look);
    };
    setImmediate(look);
    const checked = validateInput(given, InvoiceInput, { context: { long: true } } as never);
    await expect(checked).rejects.toBeInstanceOf(ArgumentValidationError);
    over = true;
    expect(turns).toBeGreaterThanOrEqual(5);
  });

  test('lists within a long input are looked at in pieces too, and the rules of a list once, of all of it', async () => {
    class Part {
      @ValidateNested({ each: true })
      lines: InvoiceLineInput[];
    }
    class Whole {
      @ArrayMaxSize(250, { message: '250 como mucho' })
      @ValidateNested({ each: true })
      parts: Part[];
    }
    const line = (description: string) =>
      Object.assign(new InvoiceLineInput(), { description, quantity: '1', price: '1', ivaRate: 21 });
    const part = (lines: number, last = 'a') =>
      Object.assign(new Part(), { lines: [...Array.from({ length: lines - 1 }, () => line('a')), line(last)] });
    const whole = (parts: Part[]) => Object.assign(new Whole(), { parts });
    const check = async (input: Whole) => {
      let over = false;
      let turns = 0;
      const look = () => {
        turns += 1;
        if (!over) setImmediate(look);
      };
      setImmediate(look);
      const errors = await Promise.resolve(validateInput(input, Whole, { context: { long: true } } as never)).then(
        () => null,
        (error: ArgumentValidationError) => error.extensions.validationErrors,
      );
      over = true;
      return { turns, errors };
    };
    const nested = await check(whole(Array.from({ length: 12 }, (_, n) => part(150, n === 11 ? ' ' : 'a'))));
    expect(nested.turns).toBeGreaterThanOrEqual(9);
    expect(nested.errors).toMatchObject([
      {
        property: 'parts',
        children: [{ property: '11', children: [{ property: 'lines', children: [{ property: '149' }] }] }],
      },
    ]);
    expect((await check(whole(Array.from({ length: 250 }, () => part(1))))).errors).toBeNull();
    expect((await check(whole(Array.from({ length: 251 }, () => part(1))))).errors).toMatchObject([
      { property: 'parts', constraints: { arrayMaxSize: '250 como mucho' } },
    ]);
  });

  test('every list of objects says how many it holds', () => {
    const silent = Object.values(schema().getTypeMap())
      .filter(isObjectType)
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap(type =>
        Object.values(type.getFields())
          .filter(field => {
            const list = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
            return list && isObjectType(getNamedType(field.type)) && field.extensions.rows === undefined;
          })
          .map(field => `${type.name}.${field.name}`),
      );
    expect(silent).toEqual([]);
  });

  test('lines of invoices are no part of a list, and of five invoices in one answer', async () => {
    const { id } = await buildInvoice(app, ana);
    const detail = (count: number) =>
      ask(`{ ${times(count, n => `a${n}: invoice(id: "${id}") { lines { total } }`)} }`);
    expect((await detail(5)).body.data.a4).toEqual({ lines: [{ total: expect.any(String) }] });
    expect(refusal(await detail(6))).toEqual([
      'BAD_USER_INPUT',
      'Una respuesta lleva como mucho las líneas de 5 facturas: pide menos por petición',
      undefined,
    ]);
    const before = await counts();
    const refused = [
      '{ invoices { items { ...L } } } fragment L on Invoice { lines { total } }',
      '{ customers(limit: 1) { items { invoices(limit: 1) { items { lines { total } } } } } }',
      `{ invoicesByIds(ids: ["${id}"]) { lines { total } } }`,
      `mutation { payInvoices(ids: ["${id}"]) { lines { total } } }`,
    ];
    for (const document of refused)
      expect(refusal(await ask(document))).toEqual([
        'BAD_USER_INPUT',
        'Las líneas de una factura no van en listas: pídelas con invoice(id)',
        undefined,
      ]);
    expect(await counts()).toEqual(before);
    for (const answer of [
      await app.rest('GET', '/invoices', { token: ana.token }),
      await app.rest('POST', '/invoices/pay', { token: ana.token, body: { ids: [id] } }),
    ]) {
      expect([answer.status, answer.body.invoices.length > 0, JSON.stringify(answer.body).includes('lines')]).toEqual([
        200,
        true,
        false,
      ]);
    }
  });

  test('two mutations in a fragment are two, and take no Idempotency-Key', async () => {
    const before = await counts();
    const product = 'createProduct(input: { name: "x", price: 1 }) { id }';
    const answer = await app.gql(
      `mutation { ...F } fragment F on Mutation { a: ${product} b: ${product} }`,
      {},
      { token: ana.token, headers: { 'idempotency-key': 'dos' } },
    );
    expect([answer.status, refusal(answer)]).toEqual([
      400,
      ['BAD_USER_INPUT', 'Con Idempotency-Key el documento lleva una sola mutación', undefined],
    ]);
    expect(await counts()).toEqual(before);
  });
});

describe('a caller who asks for much at once waits behind their own requests', () => {
  const CALLER = {
    authorization: 'Bearer one',
    ip: '1.2.3.4',
    device: null,
    requestId: 'x',
    idempotencyKey: undefined,
  };

  test('six of one session at once and twelve strangers of one network, nobody behind anybody else', async () => {
    const callers = new Callers(authorization => authorization !== 'made up');
    let working = 0;
    const works = (caller: Partial<typeof CALLER>) => {
      callers.enter({ ...CALLER, ...caller }).then(
        () => {
          working += 1;
        },
        () => undefined,
      );
    };
    const begunBy = async (caller: Record<string, unknown>) => {
      const before = working;
      for (let n = 0; n < 20; n++) works(caller);
      await new Promise(resolve => {
        setImmediate(resolve);
      });
      return working - before;
    };
    expect(await begunBy({})).toBe(6);
    expect(await begunBy({ authorization: 'Bearer two' })).toBe(6);
    expect(await begunBy({ authorization: undefined })).toBe(12);
    expect(await begunBy({ authorization: undefined, ip: '1.2.3.5' })).toBe(12);
    // What nobody has signed in with makes no caller of its own.
    expect(await begunBy({ authorization: 'made up', ip: '1.2.3.5' })).toBe(0);
    // One /64 is one household.
    expect(await begunBy({ authorization: undefined, ip: '2001:db8::1' })).toBe(12);
    expect(await begunBy({ authorization: undefined, ip: '2001:db8::2' })).toBe(0);
  });

  test('beyond three hundred in the queue the answer is at once to come back', async () => {
    const callers = new Callers(authorization => authorization !== 'made up');
    for (let n = 0; n < 306; n++) callers.enter(CALLER).catch(() => undefined);
    await expect(callers.enter(CALLER)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Hay demasiadas peticiones tuyas a la vez. Inténtalo de nuevo en unos segundos.',
    });
    await expect(callers.enter({ ...CALLER, authorization: 'Bearer two' })).resolves.toBeInstanceOf(Function);
  });

  test('by both doors a hundred requests of one session leave at most six at the database at a time', async () => {
    const marta = await buildTenant(app);
    await app.rest('GET', '/auth/me', { token: marta.token });
    const { db } = app.services;
    const read = db.readOne.bind(db);
    let atWork = 0;
    let go!: () => void;
    const refusal = new Promise<void>(resolve => {
      go = resolve;
    });
    const reading = jest.spyOn(db, 'readOne').mockImplementation(async (...given) => {
      if (given[0] === marta.tenantId) {
        atWork += 1;
        await refusal;
      }
      return read(...given) as never;
    });
    try {
      const all = Array.from({ length: 60 }, (_, n) =>
        n % 2
          ? app.rest('GET', '/products', { token: marta.token })
          : app.gql('{ products { items { id } } }', {}, { token: marta.token }),
      );
      while (atWork < 6)
        await new Promise(resolve => {
          setTimeout(resolve, 5);
        });
      // Others are answered meanwhile, and none of the sixty gets further.
      for (let n = 0; n < 5; n++) expect((await app.rest('GET', '/auth/me', { token: ana.token })).status).toBe(200);
      expect(atWork).toBe(6);
      go();
      expect((await Promise.all(all)).map(({ status }) => status)).toEqual(all.map(() => 200));
    } finally {
      reading.mockRestore();
    }
  });
});
