import { jsonOf } from './json';

test.each([
  ['nothing', null],
  ['a text', 'uno "dos"\n'],
  ['rows in rows', { data: { a: [{ n: 1, in: [{ x: null }, { y: [] }] }, {}], b: [], c: [[1, 2], [[]]] } }],
  ['holes and what is left out', { a: undefined, b: [undefined, { c: undefined, d: [null] }], e: { f: undefined } }],
  ['dates, and objects without a prototype', { at: new Date(0), rows: [Object.assign(Object.create(null), { n: 1 })] }],
  [
    'more than is written in one go, however it is nested',
    {
      rows: Array.from({ length: 700 }, (_, n) => ({ n, at: new Date(n), left: undefined, in: [[], {}, [undefined]] })),
      wide: Object.fromEntries(Array.from({ length: 700 }, (_, n) => [`k${n}`, n % 3 ? n : undefined])),
      nothing: { a: undefined },
    },
  ],
  ['odd keys', { 'á"\\': { '': [{ '2': 1, '1': 2 }] } }],
])('the JSON of %s is that of JSON.stringify', async (_what, value) => {
  expect(await jsonOf(value)).toBe(JSON.stringify(value));
});

test('a long answer lets others in between', async () => {
  const rows = Array.from({ length: 50_000 }, (_, n) => ({ n, text: 'Diseño y maquetación' }));
  let turns = 0;
  let over = false;
  const look = () => {
    turns += 1;
    if (!over) setImmediate(look);
  };
  setImmediate(look);
  const json = await jsonOf({ rows });
  over = true;
  expect(json === JSON.stringify({ rows })).toBe(true);
  expect(turns).toBeGreaterThan(3);
});
