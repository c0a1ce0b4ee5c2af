import { isEnumType, isInputObjectType, isIntrospectionType, isObjectType } from 'graphql';
import { staleContracts } from '../../commands/fresh';
import { ROUTES } from '../../rest/routes';
import { schema } from '../../gate/schema';
import { OPERATIONS } from './access-matrix';
import { ROWS } from './access-rows';
import { buildSuperadmin, buildTenant, setSubscription, type Person } from '../build';
import { freshThings } from './cast';
import { restDoor } from '../doors';
import { startTestApp, type Body, type TestApp } from '../harness';
import { startStripe } from '../servers/stripe';
import { disagreements, openapiFlaws } from './openapi-shape';
import { rows } from './operations';

let app: TestApp;
let stopStripe: () => Promise<void>;
let ana: Person;
let boss: Person;
let reader: Person;
let writer: Person;
let document: Body;
beforeAll(async () => {
  const { sandbox, env } = await startStripe();
  stopStripe = () => sandbox.stop();
  app = await startTestApp(env);
  ana = await buildTenant(app);
  reader = await buildPro();
  writer = await buildPro();
  boss = await buildSuperadmin(app);
  document = (await app.rest('GET', '/openapi.json')).body;
});
afterAll(async () => {
  await stopStripe();
  await app.close();
});

test('the committed contracts are what the code says', () => {
  expect(staleContracts()).toEqual([]);
});

test('every type, field, argument and enum value is described', () => {
  const bare: string[] = [];
  const look = (name: string, thing: { description?: string | null }) => {
    if (!thing.description?.trim()) bare.push(name);
  };
  for (const type of Object.values(schema().getTypeMap()).filter(each => !isIntrospectionType(each))) {
    look(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) look(`${type.name}.${field.name}`, field);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      look(`${type.name}.${field.name}`, field);
      for (const arg of field.args) look(`${type.name}.${field.name}(${arg.name})`, arg);
    }
  }
  expect(bare).toEqual([]);
});

test('no type of the schema shows a secret', () => {
  const secret = /hash$|hashed|secret|cipher|pfx|private|salt/i;
  const fields = Object.values(schema().getTypeMap())
    .filter(isObjectType)
    .filter(type => !isIntrospectionType(type) && !['Query', 'Mutation'].includes(type.name))
    .flatMap(type => Object.keys(type.getFields()).map(field => `${type.name}.${field}`));
  // The huella of a record is printed on the invoice, those of a policy and of a wording stand beside them: they are
  // meant to be seen.
  expect(
    fields.filter(
      field =>
        secret.test(field) &&
        !/^(Verifactu|RecordRow|RecordWhole|ChainHead|PrivacyPolicy|Representation|RepresentationStanding)\.(hash|previousHash)$|^Consent\.policyHash$/.test(
          field,
        ),
    ),
  ).toEqual([]);
  expect(
    fields.filter(field => /password/i.test(field) && !/^PasswordChanged\.|\.isTemporaryPassword$/.test(field)),
  ).toEqual([]);
  // Each is shown this once, to whom it is given.
  expect(fields.filter(field => /token/i.test(field)).sort()).toEqual([
    'NewApiKey.token',
    'PasswordChanged.token',
    'SignedIn.token',
  ]);
});

test('the description is OpenAPI 3.1', () => {
  expect(openapiFlaws(document)).toEqual([]);
});

test('a flawed description would be reported', () => {
  const flawed = structuredClone(document);
  flawed.openapi = '3.0.0';
  flawed.paths['/customers/{id}'].put.parameters = [];
  flawed.paths['/customers'].get.operationId = 'Me';
  flawed.paths['/products'].post.requestBody.content['application/json'].schema.properties.name = { nullable: true };
  flawed.components.schemas = {};
  expect(openapiFlaws(flawed)).toEqual(
    expect.arrayContaining([
      'openapi is 3.1.x',
      "put /customers/{id}: its path's parameters",
      'post /products: body',
      '#/components/schemas/Error is there',
    ]),
  );
});

test('it describes every row and nothing else, and who needs a session', () => {
  const described = Object.entries(document.paths as Body).flatMap(([path, item]) =>
    Object.keys(item as Body).map(method => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(described.sort()).toEqual(Object.keys(ROWS).sort());
  for (const { method, path, public: open } of ROUTES)
    expect([path, document.paths[path.replace(/:(\w+)/g, '{$1}')][method].security]).toEqual([
      path,
      open ? [] : [{ bearer: [] }],
    ]);
});

const described = (key: string): Body => {
  const [method, path] = key.split(' ') as [string, string];
  return document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
};

async function buildPro(): Promise<Person> {
  const person = await buildTenant(app);
  await setSubscription(app, person, { plan: 'pro', status: 'active' });
  return person;
}

/** What changes the company itself, its sessions or what all that it issues rests on. */
const ALONE = new Set([
  'logout',
  'endSession',
  'changePassword',
  'updateSettings',
  'saySending',
  'eraseData',
  'withdrawRepresentation',
]);

/** What only reads leaves the company of the others as it was, and most of what writes works at a thing of its own. */
async function ownerOf(key: string, operation: string): Promise<Person> {
  if (key.startsWith('GET ')) return reader;
  return ALONE.has(operation) ? buildPro() : writer;
}

test.each(rows())('$key answers what it says', async ({ key, operation }) => {
  const { right, given } = OPERATIONS[operation]!;
  const owner = right === 'platform' ? ana : await ownerOf(key, operation);
  const { token } = right === 'platform' ? boss : owner;
  const variables = (await given?.(freshThings(app, owner))) ?? {};
  const input = described(key).requestBody?.content['application/json']?.schema;
  if (input && variables.input) expect(missingIn(input, variables.input as Body)).toEqual([]);
  const outcome = await restDoor(key)(app, variables, { token });
  const [[status, answer]] = Object.entries(described(key).responses as Body) as [[string, Body]];
  expect([outcome.status, outcome.text.slice(0, 200)]).toEqual([Number(status), expect.any(String)]);
  const shape = answer.content?.['application/json']?.schema;
  if (shape) expect(disagreements(shape, outcome.body)).toEqual([]);
  else expect(outcome.body).toBeUndefined();
});

const METHODS = (path: string) => Object.entries(document.paths[path] as Body) as [string, Body][];
const CALLS = () =>
  Object.keys(document.paths).flatMap(path =>
    METHODS(path).map(([method, call]) => ({ at: `${method} ${path}`, method, path, call })),
  );

test('the examples of every row agree with its schemas, and there is one wherever there is JSON', () => {
  const flaws = CALLS().flatMap(({ at, call }) => {
    const [answer] = Object.values(call.responses as Body);
    return [call.requestBody, answer]
      .flatMap(part => part?.content?.['application/json'] ?? [])
      .flatMap(({ schema: shape, example }: Body) =>
        (example ? disagreements(shape, example) : ['no example']).map(flaw => `${at}: ${flaw}`),
      );
  });
  expect(flaws).toEqual([]);
});

/**
 * Links come by mail, a certificate from the AEAT, a policy from the superadmin, a wording's hash from the wording: no
 * company can send an example of them.
 */
const NOT_SENT = [
  '/auth/reset-password',
  '/auth/verify-email',
  '/lopd/data-requests/verify',
  '/lopd/privacy-policies',
  '/verifactu/representation',
];

test('the body of every example is taken as it stands, by the company of the first of them', async () => {
  const exampleOf = (at: string) =>
    CALLS().find(each => each.at === at)!.call.requestBody.content['application/json'].example;
  const {
    body: { token, user, tenant },
  } = await app.rest('POST', '/auth/register', { body: exampleOf('post /auth/register') });
  const lucia: Person = { token, tenantId: tenant.id, userId: user.id, email: user.email };
  await setSubscription(app, lucia, { plan: 'pro', status: 'active' });
  const things = freshThings(app, lucia);
  const make: Record<string, () => Promise<string>> = {
    '/users/{id}': () => things.colleague(),
    '/customers/{id}': () => things.customer(),
    '/customers/{id}/notes': () => things.customer(),
    '/products/{id}': () => things.product(),
    '/lopd/data-requests/{id}': () => things.request(),
    '/lopd/data-requests/{id}/restrict': () => things.request('restriction'),
    '/invoices/{id}': () => things.draft(),
    '/invoices/{id}/issue': () => things.draft(),
    '/invoices/{id}/pay': () => things.issued(),
    '/invoices/{id}/collections': () => things.issued(),
    '/invoices/{id}/cancel': () => things.issued(),
    '/invoices/{id}/rectify': () => things.issued(),
    '/invoices/{id}/deliver': () => things.issued(),
    '/recurring-invoices': () => things.customer(),
    '/recurring-invoices/{id}': () => things.recurring(),
    '/recurring-invoices/{id}/skip': () => things.recurring(),
    '/quotes': () => things.customer(),
    '/quotes/{id}': () => things.quote(),
    '/quotes/{id}/answer': () => things.quote(),
    '/quotes/{id}/deliver': () => things.quote(),
    '/quotes/{id}/prepay': () => things.quote('accepted'),
    '/invoices/{id}/remind': () => things.overdue(),
    '/invoices/{id}/reminders': () => things.issued(),
    '/customers/{id}/reminders': () => things.customer(),
    '/customers/{id}/overdue-claim': () => things.debtor(),
    '/reminders/preview': () => things.overdue(),
    '/invoices/rectify': () => things.issued(),
    '/invoices/rebate': () => things.customer(),
    '/invoices/{id}/take-back': () => things.exchanged(),
    '/invoices/exchange': () => things.ticket(),
    '/verifactu/invoices/{id}/correct': () => things.rejected(),
    '/invoices/pay': () => things.issued(),
    '/invoices/unpay': () => things.paid(),
    '/bank/matches': () => things.movement(),
    '/bank/matches/undo': () => things.matched(),
    '/bank/movements/{id}/aside': () => things.movement(),
    '/bank/statements/{id}/withdraw': () => things.statement(),
    '/invoices/pdf': () => things.issued(),
    '/superadmin/tenants/{id}/status': () => things.company(),
    '/affiliates/{id}': () => things.affiliate(),
    '/affiliates/commissions/{id}/pay': () => things.commission(),
  };
  const needs: Record<string, () => Promise<unknown>> = { '/billing/cancel': () => things.subscription('local') };
  const isPlatform = (method: string, path: string) =>
    ROWS[`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`] === 'platform';
  // Cancelling asks for what checkout begins, and the new password ends the session.
  const last = ['/billing/cancel', '/users/change-password'];
  const calls = CALLS().filter(
    ({ path, call }) =>
      call.requestBody?.content['application/json'] && ![...NOT_SENT, '/auth/register'].includes(path),
  );
  for (const { at, method, path, call } of calls.sort((a, b) => last.indexOf(a.path) - last.indexOf(b.path))) {
    await needs[path]?.();
    const id = (await make[path]?.()) ?? '';
    const { example } = call.requestBody.content['application/json'];
    const originals = async () =>
      Promise.all(
        example.originals.map(async (each: object, i: number) => ({ ...each, id: i ? await things.issued() : id })),
      );
    const named =
      path === '/invoices/rebate'
        ? { customerId: id }
        : path === '/invoices/rectify'
          ? { originals: await originals() }
          : path.startsWith('/recurring-invoices')
            ? { nextDate: '2070-01-31', customerId: await things.customer() }
            : ['/quotes', '/quotes/{id}'].includes(path)
              ? { customerId: await things.customer() }
              : path === '/reminders/preview'
                ? { invoiceId: id }
                : path === '/customers/{id}/overdue-claim'
                  ? { seen: await things.seenOf(id) }
                  : path === '/bank/matches'
                    ? { matches: [{ movementId: id, invoiceIds: [await things.issued()] }] }
                    : path === '/reminders/settings'
                      ? // Three steps, which an example shows one of; on they are once an address is confirmed.
                        { enabled: false, steps: [3, 15, 30].map(days => ({ ...example.steps[0], days })) }
                      : {};
    const body = example.ids ? { ...example, ids: [id] } : { ...example, ...named };
    const { status, text } = await app.rest(
      method.toUpperCase(),
      path
        .replace('{id}', id)
        .replace('{code}', 'verifactu-companies')
        .replace('{startsOn}', '2026-07-01')
        .replace('{letter}', 'invoice')
        .replace('{language}', 'es'),
      { token: isPlatform(method, path) ? boss.token : token, body },
    );
    expect([at, status, status < 300 ? '' : text]).toEqual([at, Number(Object.keys(call.responses)[0]), '']);
  }
});

/** Keys that the description does not know: types may differ, since amounts are taken as texts too. */
const missingIn = (input: Body, given: Body): string[] => Object.keys(given).filter(key => !(key in input.properties));

test('an error is what the description says of errors', async () => {
  const shape = document.components.schemas.Error;
  for (const [method, path, body] of [
    ['GET', '/customers', undefined],
    ['POST', '/auth/login', {}],
    ['POST', '/products', { price: -1 }],
    ['GET', '/nada', undefined],
  ] as const) {
    expect(
      disagreements(
        { ...shape, properties: { ...shape.properties, fields: { type: 'object', properties: FIELDS } } },
        (await app.rest(method, path, { token: method === 'GET' ? undefined : ana.token, body })).body,
      ),
    ).toEqual([]);
  }
});
const FIELDS = Object.fromEntries(['email', 'password', 'name', 'price'].map(name => [name, { type: 'string' }]));
