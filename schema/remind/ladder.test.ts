import { es } from '../paper/letter/es';
import { daysProblems, planOf, reminderWordsProblem, USUAL_LADDER, type Live } from './ladder';

const SINCE = '2026-01-01';
const ladder = (change: Partial<Record<1 | 2 | 3, Partial<Live>>> = {}): Live[] =>
  USUAL_LADDER.map(rung => ({ ...rung, since: SINCE, ...change[rung.step] }));
const known = (over: Partial<Parameters<typeof planOf>[0]> = {}) => ({
  dueOn: '2026-11-02',
  told: null,
  lastLetterOn: null,
  ...over,
});

test.each([
  ['before the first step', known(), ladder(), '2026-11-04', null, { step: 1, on: '2026-11-05' }, 1],
  ['on its day', known(), ladder(), '2026-11-05', 1, { step: 1, on: '2026-11-05' }, 1],
  ['once it was told', known({ told: 1 }), ladder(), '2026-11-06', null, { step: 2, on: '2026-11-17' }, 2],
  ['of several that were missed the last', known(), ladder(), '2026-12-02', 3, { step: 3, on: '2026-12-02' }, 3],
  ['after the last', known({ told: 3 }), ladder(), '2026-12-10', null, null, null],
  [
    'a letter went three days ago',
    known({ told: 1, lastLetterOn: '2026-11-16' }),
    ladder(),
    '2026-11-19',
    null,
    // 21 November is a Saturday.
    { step: 2, on: '2026-11-23' },
    null,
  ],
  [
    'a step that is off is passed over',
    known({ told: 1 }),
    ladder({ 2: { on: false } }),
    '2026-11-20',
    null,
    { step: 3, on: '2026-12-02' },
    3,
  ],
  [
    'due before it was switched on, it is sent by hand alone',
    known(),
    ladder({ 1: { since: '2026-11-10' }, 2: { since: '2026-11-18' }, 3: { since: '2026-12-03' } }),
    '2026-12-03',
    null,
    null,
    3,
  ],
  [
    'switched on between two steps, the next comes by itself',
    known(),
    ladder({ 1: { since: '2026-11-10' }, 2: { since: '2026-11-10' }, 3: { since: '2026-11-10' } }),
    '2026-11-10',
    null,
    { step: 2, on: '2026-11-17' },
    1,
  ],
  [
    'older than a year',
    known({ dueOn: '2025-11-01' }),
    ladder({ 3: { since: '2025-01-01' } }),
    '2026-11-04',
    null,
    null,
    3,
  ],
] as const)('%s', (_what, facts, rungs, today, due, next, byHand) => {
  expect(planOf(facts, rungs, today)).toEqual({ due, next, byHand });
});

test('days are at least five apart, and within their bounds', () => {
  const days = (...each: [number, boolean?][]) => each.map(([days, on = true]) => ({ days, on }));
  expect(daysProblems(days([3], [8], [180]))).toEqual({});
  expect(Object.keys(daysProblems(days([3], [7], [30])))).toEqual(['1']);
  expect(Object.keys(daysProblems(days([3], [4, false], [8])))).toEqual([]);
  expect(Object.keys(daysProblems(days([0], [181], [2.5])))).toEqual(['0', '1', '2']);
});

test('a text says something, and knows its fields', () => {
  for (const words of Object.values(es.usual.steps)) expect(reminderWordsProblem(words)).toBeNull();
  expect(reminderWordsProblem(' ')).toBe('Escribe el texto del aviso');
  expect(reminderWordsProblem('Va {numero}')).toMatch(/^No hay ningún campo \{numero\}: los que hay son \{facturas\}/);
  expect(reminderWordsProblem('Va {')).toMatch(/^Las llaves son para los campos/);
});
