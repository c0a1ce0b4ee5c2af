import { OBLIGATIONS, READ_ON } from '../../../schema/law-dates';
import { buildSuperadmin, buildTenant, type Person } from '../../test/build';
import { startTestApp, type Body, type TestApp } from '../../test/harness';
import { putLawAsWritten } from '../../test/law';

let app: TestApp;
let boss: Person;
beforeAll(async () => {
  app = await startTestApp();
  await putLawAsWritten(app.database);
  boss = await buildSuperadmin(app);
});
afterAll(() => app.close());

const ID = 'verifactu-companies';
const list = async (): Promise<Body[]> => (await app.rest('GET', '/regulations')).body.regulations;
const given = (change: Record<string, unknown> = {}) => ({
  date: '2028-10-01',
  who: 'Sociedades',
  text: 'Quien paga el Impuesto sobre Sociedades.',
  state: 'in_force',
  source: 'RD 1/2026 (BOE 1/12/2026)',
  readOn: '2026-11-20',
  ...change,
});
const save = (body: unknown, id = ID, token = boss.token) =>
  app.rest('PUT', `/superadmin/regulations/${id}`, { token, body });

test('anybody reads the dates of the law, which are at first those that Folio came with', async () => {
  const found = await list();
  const plain = found.map(({ code: id, about, date, who, text, state, source }) => ({
    id,
    date,
    about: about.replace('_', '-'),
    who,
    state: state.replace('_', '-'),
    text,
    source,
  }));
  expect(plain).toEqual([...OBLIGATIONS].sort((a, b) => (a.date < b.date ? -1 : 1)).map(each => ({ ...each })));
  expect(found.every(({ readOn, changedAt }) => readOn === READ_ON && changedAt === null)).toBe(true);
  const { body } = await app.gql('{ regulations { code } }');
  expect(body.data.regulations).toHaveLength(OBLIGATIONS.length);
});

test('the superadmin changes one, which everybody reads from then on, and the log keeps what it was', async () => {
  const { status, body } = await save(given());
  expect([status, body.regulation]).toEqual([
    200,
    { code: ID, about: 'verifactu', ...given(), changedAt: expect.any(String) },
  ]);
  expect((await list()).find(({ code }) => code === ID)).toEqual(body.regulation);
  const [act] = await app.services.db.acrossTenants('a test', em =>
    em.query(`SELECT description, risk_level
     FROM activities WHERE entity_type = 'regulation'`),
  );
  expect(act).toEqual({
    description: `Fecha de la ley «Sociedades» (${ID}): de 2027-01-01 a 2028-10-01`,
    risk_level: 'high',
  });
});

test.each<[string, Record<string, unknown>, string, string]>([
  ['no day', { date: '2027-02-30' }, 'date', 'Escribe un día (AAAA-MM-DD) o un mes (AAAA-MM) que exista'],
  ['a word', { date: 'pronto' }, 'date', 'Escribe un día (AAAA-MM-DD) o un mes (AAAA-MM) que exista'],
  ...['1950-01-01', '2019-12-31', '2100-01-01', '9999-12-31'].map(
    (date): [string, Record<string, unknown>, string, string] => [
      date,
      { date },
      'date',
      'Escribe un año entre 2020 y 2099',
    ],
  ),
  ...['who', 'text', 'source'].map((field): [string, Record<string, unknown>, string, string] => [
    `${field} that nobody sees`,
    { [field]: 'Todos\u202e' },
    field,
    'Hay caracteres que no se ven: borra el texto y escríbelo a mano',
  ]),
  [
    'a month of what binds',
    { date: '2028-10' },
    'date',
    'Lo que está en el BOE obliga desde un día: escribe el día entero',
  ],
  ['a source read tomorrow', { readOn: '2999-01-01' }, 'readOn', 'La fuente se ha leído hoy o antes'],
  ['nobody', { who: ' ' }, 'who', 'Escribe a quién obliga'],
  ['no source', { source: '' }, 'source', 'Escribe la norma o la fuente'],
  ['too long a text', { text: 'x'.repeat(201) }, 'text', 'Escribe como mucho 200 caracteres'],
])('is refused with %s, and nothing changes', async (_what, change, field, message) => {
  const before = await list();
  const { status, body } = await save(given(change));
  expect([status, Object.entries(body.fields)]).toEqual([
    400,
    [[expect.stringMatching(new RegExp(`${field}$`)), message]],
  ]);
  expect(await list()).toEqual(before);
});

test('a month is enough for what is only announced; a date that is not there is not found; nobody else writes', async () => {
  expect((await save(given({ state: 'announced', date: '2029-01' }), 'verifactu-delay')).status).toBe(200);
  for (const code of ['otra', '%00', 'x'.repeat(2000)])
    expect([code, (await save(given(), code)).status]).toEqual([code, 404]);
  expect((await save(given(), ID, (await buildTenant(app)).token)).status).toBe(403);
});
