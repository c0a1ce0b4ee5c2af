import { buildInvoice, buildTenant, type Person } from '../../../test/build';
import { startTestApp, type TestApp } from '../../../test/harness';
import { random } from '../../../test/history/book';
import { runs } from '../../../test/long';
import { asSuperuser } from '../../../test/superuser';

let app: TestApp;
let ana: Person;
let eva: Person;

const NAMES = [
  'Ñandú 100% Ibérica, S.L.',
  "O'Higgins \\ Hijos",
  'Año_Nuevo «Ç»',
  'Obra A-2026-10234',
  '00012345 Almacén 99999999999999999999',
  'Café ☕ 😀 -10235',
  'مكتب الترجمة',
  'שלום 10236',
  'Straße  İstanbul "Q"',
  '%%%___',
  'ﬁn ½ Å -012345',
  'Juan Pérez',
];

interface Row {
  id: string;
  text: string;
  date: string;
  number: number | null;
}
let rows: Row[];
/** How many the whole list has, by the numbers that its counters have given: this test has skipped some. */
let whole: number;

/** As somebody would look for it without an index: by what is written in the rows, read past the product. */
const folded = (text: string) =>
  [...text.normalize('NFD')]
    .filter(each => !/\p{M}/u.test(each))
    .join('')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');

const written = async ({ tenantId }: Person): Promise<Row[]> =>
  (
    await asSuperuser(app.database, client =>
      client.query(
        `SELECT id, concat_ws(' ', full_number, customer_name, customer_nif) AS text, date::text, number FROM app.invoices
          WHERE tenant_id = $1 ORDER BY date DESC, number DESC NULLS FIRST, id DESC`,
        [tenantId],
      ),
    )
  ).rows;

beforeAll(async () => {
  app = await startTestApp();
  ana = await buildTenant(app);
  eva = await buildTenant(app);
  const days = ['2026-11-01', '2026-11-02', '2026-11-02'];
  const all = NAMES.map((name, n) => ({
    customerManual: { name, nif: '48213960A', address: 'Calle del Pez, 3' },
    date: days[n % 3],
    series: 'ABC'[n % 3],
  }));
  for (const person of [ana, eva]) {
    for (const series of ['A', 'B', 'C']) await buildInvoice(app, person, { date: '2026-11-01', series });
    const first = person === ana ? 10_230 : 20_230;
    await asSuperuser(app.database, async client => {
      await client.query(
        `UPDATE app.counters SET last = CASE series WHEN 'A' THEN $2::int WHEN 'B' THEN 99997 ELSE 9997 END WHERE tenant_id = $1`,
        [person.tenantId, first],
      );
      // The next number of a series follows its newest.
      await client.query(
        `UPDATE app.invoices i SET number = c.last, full_number = replace(full_number, '0001', c.last::text),
           search = replace(search, '0001', c.last::text) FROM app.counters c
          WHERE i.tenant_id = $1 AND c.tenant_id = i.tenant_id AND c.series = i.series AND c.year = i.year`,
        [person.tenantId],
      );
    });
    for (const each of all) await buildInvoice(app, person, each);
    for (const each of all.slice(0, 4)) await buildInvoice(app, person, { ...each, status: 'draft' });
  }
  rows = await written(ana);
  const skipped = 10_229 + 99_996 + 9_996;
  whole = rows.length + skipped;
}, 60_000);
afterAll(() => app.close());

const LIST = `query($search: String, $page: Int, $limit: Int) {
  invoices(search: $search, page: $page, limit: $limit) { items { id } pagination { total totalPages } } }`;
async function listed(search: string, page: number, limit: number) {
  const { body } = await app.gql(LIST, { search, page, limit }, { token: ana.token });
  if (body.errors) return body.errors[0].message;
  const { items, pagination } = body.data.invoices;
  return { ids: items.map(({ id }: Row) => id), ...pagination };
}
function expected(search: string, page: number, limit: number) {
  const found = rows.filter(({ text }) => folded(text).includes(folded(search)));
  const total = search.trim() ? found.length : whole;
  return {
    ids: found.slice((page - 1) * limit, page * limit).map(({ id }) => id),
    total,
    totalPages: Math.ceil(total / limit),
  };
}

const ODD = ['%', '_', '\\', "'", '"', '-', '-1', '😀', '☕', '0', '00', ' ', 'ñ', '́', 'n', '--', ';', '$1', ':key'];

/** A piece of what is written, as it is or changed; digits of 5 to 30 places; signs that mean something to LIKE. */
function term(next: () => number): string {
  const below = (n: number) => Math.floor(next() * n);
  const one = <T>(of: readonly T[]): T => of[below(of.length)]!;
  const drawn = next();
  if (drawn < 0.15) {
    const digits = Array.from({ length: 5 + below(26) }, () => below(10)).join('');
    return `${one(['', '-', 'A-2026-', '0', '-0'])}${digits}`;
  }
  const { text } = one(rows);
  const letters = [...text];
  const from = below(letters.length);
  const piece = letters.slice(from, from + 1 + below(14)).join('');
  if (drawn < 0.5) return piece;
  if (drawn < 0.6) return piece.toUpperCase();
  if (drawn < 0.7) return ` ${folded(piece)} `;
  if (drawn < 0.85) return `${piece}${one(ODD)}`;
  if (drawn < 0.95) return `${one(ODD)}${piece}`;
  return one(ODD) + one(ODD);
}

test('a search finds what reading all rows finds, page by page, whatever is typed', async () => {
  const next = random(18);
  let hits = 0;
  for (let n = 0; n < runs(150, 1_500); n += 1) {
    const search = term(next);
    const [page, limit] = [1 + Math.floor(next() * 4), [1, 2, 3, 50, 200][Math.floor(next() * 5)]!];
    const wanted = expected(search, page, limit);
    hits += wanted.total > 0 ? 1 : 0;
    expect([search, page, limit, await listed(search, page, limit)]).toEqual([search, page, limit, wanted]);
  }
  expect(hits).toBeGreaterThan(50);
});

test("numbers of another company are not found, by aliases beside one's own neither", async () => {
  const others = await written(eva);
  const own = new Set(rows.map(({ id }) => id));
  const document = `query($search: String) { a: invoices(search: $search) { items { id } pagination { total } }
    b: invoices(search: "10234") { items { id } } c: invoices { items { id } } }`;
  for (const { number } of others.filter(each => each.number! > 20_000 && each.number! < 30_000)) {
    const { body } = await app.gql(document, { search: `A-2026-${number}` }, { token: ana.token });
    expect(body.data.a).toEqual({ items: [], pagination: { total: 0 } });
    for (const { id } of [...body.data.b.items, ...body.data.c.items]) expect(own.has(id)).toBe(true);
  }
});

test('what cannot be searched for is refused, and a page far behind the end is empty', async () => {
  expect(await listed('x'.repeat(101), 1, 50)).toMatch(/100/);
  expect(await listed('x'.repeat(10_000), 1, 50)).toMatch(/100/);
  expect(await listed('a\u0000b', 1, 50)).toEqual(expect.any(String));
  expect(await listed('a\uD800b', 1, 50)).toEqual(expect.any(String));
  for (const [page, limit] of [
    [0, 50],
    [-1, 50],
    [1, 0],
    [1, 201],
    [1_000_001, 1],
    [2_147_483_647, 200],
  ] as const)
    expect([page, limit, await listed('', page, limit)]).toEqual([page, limit, expect.any(String)]);
  for (const search of ['', 'juan']) {
    const far = await listed(search, 1_000_000, 200);
    expect([search, far]).toEqual([search, expected(search, 1_000_000, 200)]);
  }
});
