import { buildSchema, coerceInputValue, type GraphQLInputObjectType } from 'graphql';
import { readerOf, REFUSED } from './plain-input';

const schema = buildSchema(`
  enum Kind { F1 F2 }
  input Line { description: String!, quantity: Float = 1, kind: Kind, days: [Int!] }
  input Invoice { id: ID, lines: [Line!]!, note: String, first: Line, hidden: Boolean! = false }
  type Query { a: Int }
`);
const type = schema.getType('Invoice') as GraphQLInputObjectType;

const LINE = { description: 'a' };
const VALUES: [what: string, value: unknown][] = [
  ['the least', { lines: [] }],
  ['defaults', { lines: [LINE, { ...LINE, quantity: 2.5, kind: 'F2', days: [1, 2] }] }],
  ['nulls', { lines: [{ ...LINE, quantity: null, kind: null, days: null }], note: null, first: null, id: null }],
  ['an object in an object', { lines: [LINE], first: { ...LINE, days: [] } }],
  ['a number as an id', { lines: [], id: 7 }],
  ['null for what has a default and takes none', { lines: [], hidden: null }],
  ['no lines', {}],
  ['null lines', { lines: null }],
  ['a line that is null', { lines: [null] }],
  ['one line in place of a list', { lines: LINE }],
  ['a list in place of an object', { lines: [[LINE]] }],
  ['a text in place of an object', { lines: ['a'] }],
  ['an unknown key', { lines: [{ ...LINE, price: 1 }] }],
  ['a key of every object', { lines: [], constructor: 1 }],
  ['__proto__', JSON.parse('{ "lines": [], "__proto__": {} }')],
  ['an unknown choice', { lines: [{ ...LINE, kind: 'F9' }] }],
  ['half of a day', { lines: [{ ...LINE, days: [1.5] }] }],
  ['a number as a text', { lines: [{ description: 1 }] }],
  ['a text', 'a'],
];

test.each(VALUES)(
  '%s is taken as graphql takes it, and refused where graphql finds something wrong',
  (_what, value) => {
    let wrong = false;
    const theirs = coerceInputValue(value, type, () => {
      wrong = true;
    });
    const ours = readerOf(type).take(value);
    // Where a single value stands for a list of it graphql has the last word.
    if (wrong || (value as { lines?: unknown } | undefined)?.lines === LINE) expect(ours).toBe(REFUSED);
    else expect(ours).toEqual(theirs);
  },
);

test('a list of more elements than it takes is left as it is, and not looked at', () => {
  const lines = Array.from({ length: 1_001 }, () => ({ description: 'a', unknown: 1 }));
  expect((readerOf(type).pick({ lines, other: 1 }) as { lines: unknown }).lines).toBe(lines);
  expect(readerOf(type).take({ lines })).toBe(REFUSED);
  const bound = { lines: lines.slice(1), other: 1 };
  expect(readerOf(type).pick(bound)).toEqual({ lines: bound.lines.map(() => LINE) });
});
