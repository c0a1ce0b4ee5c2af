import {
  dayAfter,
  dayFrom,
  daysBehind,
  farDayProblem,
  filledText,
  goesOn,
  nthDay,
  periodTextProblem,
  rhythmText,
  type Rhythm,
  type Unit,
} from './recurring';

const rhythm = (anchor: string, every = 1, unit: Unit = 'month'): Rhythm => ({ anchor, every, unit });
const days = (given: Rhythm, count: number) => Array.from({ length: count }, (_, n) => nthDay(given, n));

test('the 31st is the last day of shorter months, and the 31st again afterwards', () => {
  expect(days(rhythm('2026-01-31'), 5)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  expect(days(rhythm('2028-02-29', 1, 'year'), 5)).toEqual([
    '2028-02-29',
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ]);
  expect(days(rhythm('2026-11-30', 3), 3)).toEqual(['2026-11-30', '2027-02-28', '2027-05-30']);
  expect(days(rhythm('2026-10-20', 2, 'week'), 3)).toEqual(['2026-10-20', '2026-11-03', '2026-11-17']);
});

test('the day after another is the next of the same row, wherever that other lies', () => {
  for (const given of [rhythm('2026-01-31'), rhythm('2024-02-29', 1, 'year'), rhythm('2026-03-29', 3, 'week')]) {
    const row = days(given, 60);
    row.slice(0, -1).forEach((day, n) => {
      expect(dayAfter(given, day)).toBe(row[n + 1]);
      expect(dayFrom(given, day)).toBe(day);
    });
  }
  expect(dayAfter(rhythm('2026-05-10'), '2020-01-01')).toBe('2026-05-10');
  expect(dayFrom(rhythm('2026-01-31'), '2031-02-10')).toBe('2031-02-28');
});

test('what is behind is counted up to one more than is made up for', () => {
  const going = { ...rhythm('2026-01-31'), until: null, times: null, made: 0 };
  expect(daysBehind(going, '2026-02-28', '2026-02-27')).toBe(0);
  expect(daysBehind(going, '2026-02-28', '2026-03-31')).toBe(2);
  expect(daysBehind(going, '2026-02-28', '2028-01-01')).toBe(13);
  // What lies beyond its end is not behind.
  expect(daysBehind({ ...going, until: '2026-05-30' }, '2026-02-28', '2028-01-01')).toBe(3);
  expect(daysBehind({ ...going, times: 9, made: 5 }, '2026-02-28', '2028-01-01')).toBe(4);
});

test('a rule ends on a day or after so many', () => {
  const today = '2026-01-31';
  expect(goesOn({ until: '2026-06-30', times: null }, '2026-06-30', 50, today)).toBe(true);
  expect(goesOn({ until: '2026-06-30', times: null }, '2026-07-01', 0, today)).toBe(false);
  expect(goesOn({ until: null, times: 2 }, '2026-07-01', 1, today)).toBe(true);
  expect(goesOn({ until: null, times: 2 }, '2026-07-01', 2, today)).toBe(false);
});

test('no day lies more than 50 years ahead: it is refused, a rule ends there, and what comes after 9999 is found', () => {
  const far = 'Escribe un día de los próximos 50 años';
  for (const [day, problem] of [
    ['2076-11-20', null],
    ['2076-11-21', far],
    ['9999-12-31', far],
  ] as const) {
    expect(farDayProblem(day, '2026-11-20')).toBe(problem);
    expect(goesOn({ until: null, times: null }, day, 0, '2026-11-20')).toBe(problem === null);
  }
  expect(farDayProblem('2074-02-28', '2024-02-29')).toBeNull();
  expect(farDayProblem('2074-03-01', '2024-02-29')).toBe(far);
  const after = dayAfter(rhythm('9999-12-31'), '9999-12-31');
  expect(after).toBe('+010000-01-31');
  expect(goesOn({ until: null, times: null }, after, 0, '2026-11-20')).toBe(false);
});

test.each([
  ['{mes} de {año}, {Trimestre}', '2026-01-31', rhythm('2026-01-31'), 'enero de 2026, 1T 2026'],
  ['{mes_anterior} {periodo}', '2026-01-31', rhythm('2026-01-31'), 'diciembre enero de 2026'],
  ['{mes_anterior}', '2026-03-31', rhythm('2026-01-31'), 'febrero'],
  [
    '{periodo}; {periodo_anterior}',
    '2026-01-01',
    rhythm('2026-01-01', 3),
    'enero a marzo de 2026; octubre a diciembre de 2025',
  ],
  ['{periodo}', '2026-12-01', rhythm('2026-12-01', 2), 'diciembre de 2026 a enero de 2027'],
  ['{periodo}', '2026-01-01', rhythm('2026-01-01', 1, 'year'), '2026'],
  ['{periodo}', '2026-03-02', rhythm('2026-03-02', 1, 'week'), 'del 2 de marzo de 2026 al 8 de marzo de 2026'],
  ['{periodo}; {periodo_anterior}', '2026-02-28', rhythm('2026-01-31'), 'febrero de 2026; enero de 2026'],
  ['{periodo}; {periodo_anterior}', '2026-03-31', rhythm('2026-01-31'), 'marzo de 2026; febrero de 2026'],
  ['Sin campos', '2026-03-02', rhythm('2026-03-02'), 'Sin campos'],
])('%s on %s is filled', (text, day, given, filled) => {
  expect(filledText(text, day, given)).toBe(filled);
});

test('a field that there is not is refused, and a text that would be too long once it is filled', () => {
  expect(periodTextProblem('Cuota de {mes}', 500)).toBeNull();
  expect(periodTextProblem('Cuota de {día}', 500)).toMatch('No hay ningún campo {día}: los que hay son {mes}, ');
  expect(periodTextProblem(`${'a'.repeat(444)}{periodo}`, 500)).toBeNull();
  expect(periodTextProblem(`${'a'.repeat(445)}{periodo}`, 500)).toMatch('pasaría de 500 caracteres');
  expect(filledText('{periodo}', '2026-09-27', rhythm('2026-09-27', 99, 'week')).length).toBeLessThanOrEqual(56);
});

test('how often is said in Spanish', () => {
  expect(rhythmText(rhythm('2026-01-31'))).toBe('Cada mes, el día 31 o el último');
  expect(rhythmText(rhythm('2026-01-05', 3))).toBe('Cada 3 meses, el día 5');
  expect(rhythmText(rhythm('2026-11-24', 2, 'week'))).toBe('Cada 2 semanas, el martes');
  expect(rhythmText(rhythm('2026-02-01', 1, 'year'))).toBe('Cada año, el 1 de febrero');
  expect(rhythmText(rhythm('2028-02-29', 1, 'year'))).toBe('Cada año, el 29 de febrero o el último');
});
