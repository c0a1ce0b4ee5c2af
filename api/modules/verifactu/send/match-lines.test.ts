import type { AeatAnswer, AeatLine } from '../../../edges/aeat/aeat';
import { matchLines, type Carried } from './match-lines';

const record = (n: number, given: Partial<Carried> = {}): Carried => ({
  id: `r${n}`,
  kind: 'alta',
  issuerNif: 'B98241573',
  number: `A-2026-000${n}`,
  date: '2026-11-20',
  attempts: 1,
  unanswered: 0,
  refusedBefore: false,
  annulledByUs: false,
  ...given,
});
const line = (n: number, given: Partial<AeatLine> = {}): AeatLine => ({
  nif: 'B98241573',
  number: `A-2026-000${n}`,
  date: '2026-11-20',
  operation: 'Alta',
  ref: `r${n}`,
  state: 'Correcto',
  code: null,
  text: null,
  duplicate: null,
  ...given,
});
const answer = (...lines: AeatLine[]): AeatAnswer => ({
  csv: 'CSV',
  waitSeconds: 60,
  state: 'Correcto',
  lines,
  raw: '',
});
const statuses = (records: Carried[], ...lines: AeatLine[]) =>
  Object.fromEntries(matchLines(records, answer(...lines)).verdicts.map(({ id, status }) => [id, status]));

test('lines in another order find their records', () => {
  const rejected = line(2, { state: 'Incorrecto', code: 1110, text: 'no' });
  expect(statuses([record(1), record(2), record(3)], line(3), rejected, line(1))).toEqual({
    r1: 'accepted',
    r2: 'rejected',
    r3: 'accepted',
  });
});

test('the overall state decides nothing, the lines do', () => {
  const { verdicts } = matchLines([record(1), record(2)], {
    ...answer(line(1), line(2, { state: 'AceptadoConErrores', code: 2004, text: 'tarde' })),
    state: 'Incorrecto',
  });
  expect(verdicts).toEqual([
    { id: 'r1', status: 'accepted', code: null, message: null, csv: 'CSV' },
    { id: 'r2', status: 'accepted_with_errors', code: 2004, message: 'tarde', csv: 'CSV' },
  ]);
});

test('a missing line says nothing of its record; an extra one is reported', () => {
  const judged = matchLines([record(1), record(2)], answer(line(1), line(9)));
  expect([judged.verdicts.map(each => each.id), judged.unanswered, judged.extra.map(each => each.number)]).toEqual([
    ['r1'],
    1,
    ['A-2026-0009'],
  ]);
});

test('two lines with the reference of one record: the same is one answer, what contradicts itself is none', () => {
  const no = line(1, { state: 'Incorrecto', code: 1110 });
  expect(statuses([record(1), record(2)], line(1), line(1), line(2))).toEqual({ r1: 'accepted', r2: 'accepted' });
  for (const lines of [
    [no, line(1)],
    [line(1), no],
  ]) {
    const judged = matchLines([record(1), record(2)], answer(...lines, line(2)));
    expect([judged.verdicts.map(({ id }) => id), judged.unanswered, judged.extra]).toEqual([['r2'], 1, lines]);
  }
});

test.each<[string, Partial<AeatLine>]>([
  ['another date', { date: '2026-11-19' }],
  ['another issuer', { nif: 'A58402165' }],
  ['another operation', { operation: 'Anulacion' }],
  ['another reference', { ref: 'r7' }],
])('a line with %s is about something else', (_name, given) => {
  expect(matchLines([record(1)], answer(line(1, given)))).toMatchObject({ verdicts: [], unanswered: 1 });
});

test('two records of one invoice are distinguished by reference and operation', () => {
  const first = record(1);
  const second = record(1, { id: 'again' });
  const gone = record(1, { id: 'gone', kind: 'anulacion' });
  const lines = [
    line(1, { ref: 'gone', operation: 'Anulacion' }),
    line(1, { ref: 'again' }),
    line(1, { state: 'Incorrecto', code: 1110 }),
  ];
  expect(statuses([first, second, gone], ...lines)).toEqual({ r1: 'rejected', again: 'accepted', gone: 'accepted' });
});

test("without references the invoice's own id does", () =>
  expect(statuses([record(1)], line(1, { ref: null }))).toEqual({ r1: 'accepted' }));

describe('a duplicate', () => {
  const duplicate = (state: 'Correcta' | 'AceptadaConErrores' | 'Anulada') =>
    line(1, {
      state: 'Incorrecto',
      code: 3000,
      text: 'dup',
      duplicate: { state, code: state === 'AceptadaConErrores' ? 2001 : null, text: null },
    });

  test('after our own silence is what was sent then', () => {
    expect(statuses([record(1, { unanswered: 1 })], duplicate('Correcta'))).toEqual({ r1: 'accepted' });
    expect(
      matchLines([record(1, { unanswered: 1 })], answer(duplicate('AceptadaConErrores'))).verdicts[0],
    ).toMatchObject({ status: 'accepted_with_errors', code: 2001, csv: null });
    expect(statuses([record(1, { unanswered: 1, annulledByUs: true })], duplicate('Anulada'))).toEqual({
      r1: 'accepted',
    });
    expect(statuses([record(1, { unanswered: 1 })], line(1, { state: 'Incorrecto', code: 3000 }))).toEqual({
      r1: 'accepted',
    });
  });

  test('at the first try, of one refused so before, or of one that somebody else annulled, is a rejection', () => {
    for (const state of ['Correcta', 'AceptadaConErrores'] as const)
      expect(statuses([record(1, { unanswered: 1, refusedBefore: true })], duplicate(state))).toEqual({
        r1: 'rejected',
      });
    expect(statuses([record(1)], duplicate('Correcta'))).toEqual({ r1: 'rejected' });
    expect(statuses([record(1, { unanswered: 1 })], duplicate('Anulada'))).toEqual({ r1: 'rejected' });
    expect(statuses([record(1)], line(1, { state: 'Incorrecto', code: 3000 }))).toEqual({ r1: 'rejected' });
  });
});

test('annulled already is annulled', () => {
  const gone = line(1, { operation: 'Anulacion', state: 'Incorrecto', code: 3001 });
  expect(statuses([record(1, { kind: 'anulacion', unanswered: 1 })], gone)).toEqual({ r1: 'accepted' });
  expect(statuses([record(1, { kind: 'anulacion' })], gone)).toEqual({ r1: 'accepted_with_errors' });
});

test('not found behind a record whose answer is missing is asked again', () => {
  const gone = record(1, { id: 'gone', kind: 'anulacion' });
  expect(
    statuses([record(1), gone], line(1, { ref: 'gone', operation: 'Anulacion', state: 'Incorrecto', code: 3002 })),
  ).toEqual({ gone: 'waiting' });
  expect(statuses([gone], line(1, { ref: 'gone', operation: 'Anulacion', state: 'Incorrecto', code: 3002 }))).toEqual({
    gone: 'rejected',
  });
});

test('not found behind a record that the AEAT had trouble with is asked again too', () => {
  const gone = record(1, { id: 'gone', kind: 'anulacion' });
  const lines = [
    line(1, { state: 'Incorrecto', code: 3500 }),
    line(1, { ref: 'gone', operation: 'Anulacion', state: 'Incorrecto', code: 3002 }),
  ];
  expect(statuses([record(1), gone], ...lines)).toEqual({ r1: 'waiting', gone: 'waiting' });
});

test("the AEAT's own trouble refuses no record, however often it was tried", () => {
  expect(
    statuses([record(1, { attempts: 1_000, unanswered: 900 })], line(1, { state: 'Incorrecto', code: 3500 })),
  ).toEqual({
    r1: 'waiting',
  });
});

test("the AEAT's own trouble is tried again; a refusal of the company pauses", () => {
  expect(statuses([record(1)], line(1, { state: 'Incorrecto', code: 3500 }))).toEqual({ r1: 'waiting' });
  expect(
    matchLines([record(1)], answer(line(1, { state: 'Incorrecto', code: 4112, text: 'sin poder' }))),
  ).toMatchObject({ verdicts: [{ status: 'waiting' }], pause: { code: 4112, text: 'sin poder' } });
});
