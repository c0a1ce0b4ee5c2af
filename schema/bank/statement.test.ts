import { runs } from '../../api/test/long';
import { centsOf, dateOf } from './csv';
import { ibanOf } from './n43';
import { readStatement } from './read';
import { n43Of, type SpecimenAccount } from './specimen';
import { MAX_STATEMENT_BYTES, StatementProblem } from './statement';

const latin = (text: string) => Buffer.from(text, 'latin1');
const read = (text: string, columns?: Parameters<typeof readStatement>[1]) => readStatement(Buffer.from(text), columns);
const said = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof StatementProblem) return error.message;
    throw error;
  }
  return 'read';
};

/** The same numbers in every run. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
}

test('what is written as Norma 43 is read back to the cent, of several accounts, in either alphabet and with either end of line', () => {
  for (let seed = 1; seed <= runs(60, 2_000); seed += 1) {
    const next = chance(seed);
    const accounts: SpecimenAccount[] = Array.from({ length: 1 + next(3) }, () => ({
      code: String(next(1e9)).padStart(9, '0').repeat(2),
      before: BigInt(next(2) ? next(1e9) : -next(1e9)),
      movements: Array.from({ length: next(12) }, () => ({
        date: `20${10 + next(40)}-${String(1 + next(12)).padStart(2, '0')}-${String(1 + next(28)).padStart(2, '0')}`,
        amount: `${next(3) ? '' : '-'}${next(1e8)}.${String(1 + next(99)).padStart(2, '0')}`,
        text: [
          '',
          'TRANSF. DE BODEGAS LARRAÑAGA',
          `FRA A-2026-${next(1e4)} NIÑO ${'X'.repeat(next(60))}`.repeat(3).trim(),
        ][next(3)]!,
      })),
    }));
    let text = n43Of(accounts);
    if (next(2)) text = text.replace(/\r\n/g, '\n');
    const statement = readStatement(next(2) ? latin(text) : Buffer.from(next(2) ? `\uFEFF${text}` : text));
    expect([seed, statement]).toEqual([
      seed,
      { format: 'n43', accounts: accounts.map(({ code, movements }) => ({ account: ibanOf(code), movements })) },
    ]);
  }
});

test('an account has the IBAN that its bank gives it', () => {
  expect(ibanOf('210004180200051332')).toBe('ES9121000418450200051332');
});

test.each([
  ['000012345678', 'A-2026-0001', '', '000012345678 A-2026-0001', '000012345678A-2026-0001'],
  ['000000000000', 'A-2026-0001', 'BODEGAS', 'A-2026-0001 BODEGAS', '000000000000A-2026-0001 BODEGAS'],
  ['FRA A-2026-1', '0000000000000000', 'BODEGAS', 'FRA A-2026-1 BODEGAS', 'FRA A-2026-10000000000000000BODEGAS'],
  ['FRA 26', 'A58402165       ', '', 'FRA 26 A58402165', undefined],
  ['A26', '1234567890123456', 'BODEGAS', 'A26 1234567890123456 BODEGAS', 'A26 1234567890123456BODEGAS'],
  // A word that goes on is no second reference.
  ['TRANSF BODEG', 'AS LARRAÑAGA', '', 'TRANSF BODEGAS LARRAÑAGA', undefined],
  ['', '', 'BODEGAS', 'BODEGAS', undefined],
])('references %j and %j of Norma 43, and what is said besides, stand apart', (one, two, words, text, known) => {
  const movements = [{ date: '2026-11-20', amount: '121.00', text: words }];
  const file = n43Of([{ code: '210004180200051332', movements }]).replace(
    /0{38}(?=\r\n)/,
    `${'0'.repeat(10)}${one.padEnd(12)}${two.padEnd(16)}`,
  );
  const [movement] = readStatement(latin(file)).accounts[0]!.movements;
  expect([movement!.text, movement!.known]).toEqual([text, known]);
});

describe('Norma 43 is refused on its line', () => {
  const text = n43Of([
    { code: '210004180200051332', movements: [{ date: '2026-11-20', amount: '121.00', text: 'COBRO' }] },
  ]);
  const lines = text.trimEnd().split('\r\n');
  const on = (line: number, at: number, put: string) =>
    lines
      .map((each, index) => (index === line - 1 ? each.slice(0, at - 1) + put + each.slice(at - 1 + put.length) : each))
      .join('\r\n');
  test.each<[string, string, string]>([
    ['a day that is none', on(2, 11, '260231'), 'Línea 2: «260231» no es una fecha'],
    ['a sign that is none', on(2, 28, '3'), 'Línea 2: el importe no tiene signo de debe ni de haber (1 o 2)'],
    ['an amount with a letter', on(2, 40, 'x'), 'Línea 2: el importe no es un número'],
    ['another count', on(4, 44, '2'), 'Línea 4: dice 2 abonos y hay 1'],
    ['another sum', on(4, 58, '1'), 'Línea 4: dice que los abonos suman 121,01 € y suman 121,00 €'],
    ['another balance', on(4, 73, '1'), 'Línea 4: el saldo final no es el que sale de los movimientos'],
    ['another account at the end', on(4, 3, '0'), 'Línea 4: cierra otra cuenta que la que está abierta'],
    ['another currency', on(1, 48, '840'), 'Línea 1: la cuenta no está en euros'],
    ['another number of records', on(5, 26, '9'), 'Línea 5: dice 9 registros y hay 4'],
    ['what is no record', on(2, 1, '77'), 'Línea 2: no es un registro de la Norma 43: «77»'],
    ['a line that is too long', `${lines[0]}\n${lines[1]}x`, 'Línea 2: tiene más de 80 caracteres'],
    [
      'what is cut off',
      lines.slice(0, 4).join('\n'),
      'Al archivo le falta el final (registro 88): vuelve a descargarlo',
    ],
    [
      'an account that does not end',
      [...lines.slice(0, 3), lines[4]].join('\n'),
      'Línea 4: acaba el archivo sin que acabe la cuenta (registro 33)',
    ],
    ['something behind its end', `${text}22`, 'Línea 6: hay algo después del final del archivo'],
  ])('%s', (_, wrong, problem) => {
    expect(said(() => read(wrong))).toBe(problem);
  });
});

test.each<[string, string, number]>([
  ['semicolons and a comma', 'Fecha;Concepto;Importe;Saldo\n20/11/2026;COBRO A-2026-0001;1.234,56;2.000,00', 123456],
  ['commas and quotes', 'Fecha,Concepto,Importe\n2026-11-20,"COBRO, ""A""","-12,10"', -1210],
  [
    'tabs and a point',
    'F. Operación\tF. Valor\tDescripción\tImporte (EUR)\n20-11-26\t21-11-26\tCOBRO\t+1234.5',
    123450,
  ],
  [
    'what came in and what went out apart',
    'Fecha valor;Fecha;Concepto;Cargos;Abonos\n1/1/2020;20.11.2026;X;12,10;',
    -1210,
  ],
  [
    'the head of a bank',
    'Titular: Marea\nCuenta: ES91 2100 0418 4502 0005 1332\n\nFECHA;CONCEPTO;IMPORTE\n20/11/2026;X;1,00\nTotal;;',
    100,
  ],
  [
    'the largest amount that went out',
    'Fecha;Concepto;Abonos;Cargos\n20/11/2026;X;-999999999999,98;0,01',
    -99999999999999,
  ],
])('a table with %s is read by its headings', (_, text, cents) => {
  const [{ movements, account }] = read(text).accounts as [ReturnType<typeof read>['accounts'][0]];
  expect(movements).toHaveLength(1);
  expect([movements[0]!.date, centsOf(movements[0]!.amount)]).toEqual(['2026-11-20', BigInt(cents)]);
  expect(account).toBe(text.includes('Titular') ? 'ES9121000418450200051332' : '');
});

test('a table of Windows is read with its accents, and one without known headings as somebody says', () => {
  expect(
    readStatement(latin('Fecha;Descripción;Importe\n20/11/2026;Señal año;1,00')).accounts[0]!.movements[0]!.text,
  ).toBe('Señal año');
  const table = 'cuándo;qué;cuánto\n20/11/2026;Cobro;5,00\n21/11/2026;Otro;-1,00';
  expect(said(() => read(table))).toBe(
    'No se reconocen las columnas: di cuál es la fecha, cuál el concepto y cuál el importe',
  );
  expect(read(table, { date: 1, text: [2], amount: 3 }).accounts[0]!.movements).toEqual([
    { date: '2026-11-20', amount: '5.00', text: 'Cobro' },
    { date: '2026-11-21', amount: '-1.00', text: 'Otro' },
  ]);
  expect(said(() => read(table, { date: 2, text: [1], amount: 3 }))).toBe('El archivo no tiene ningún movimiento');
});

test('a column of its own says what went out, and in which currency it is', () => {
  const amounts = (head: string, ...rows: string[]) =>
    read(
      `Fecha;Concepto;${head};Importe;Divisa\n${rows.map(row => `20/11/2026;X;${row}`).join('\n')}`,
    ).accounts[0]!.movements.map(({ amount }) => amount);
  expect(amounts('D/H', 'D;121,00;EUR', 'H;5,00;€', 'D;-7,00;')).toEqual(['-121.00', '5.00', '-7.00']);
  expect(amounts('Cargo/Abono', 'C;121,00;EUR', 'A;5,00;EUR')).toEqual(['-121.00', '5.00']);
  expect(amounts('Signo', 'C;121,00;EUR', 'D;5,00;EUR', '-;1,00;EUR')).toEqual(['121.00', '-5.00', '-1.00']);
  expect(amounts('Tipo', 'TRANSFERENCIA;121,00;EUR', 'D;5,00;EUR')).toEqual(['121.00', '5.00']);
  expect(said(() => amounts('Tipo', 'C;121,00;EUR'))).toMatch(/^Línea 2: «C» puede ser cargo o crédito/);
  expect(said(() => amounts('D/H', 'H;1,00;EUR', 'H;121,00;USD'))).toBe('Línea 3: el importe no está en euros');
});

test('the account of a table stands above its movements: what a movement says is of who paid', () => {
  const table = 'cuando;que;cuanto\n20/11/2026;TRANSF DE ES91 2100 0418 4502 0005 1332;5,00';
  expect(read(table, { date: 1, text: [2], amount: 3 }).accounts[0]!.account).toBe('');
});

test.each<[string, string]>([
  ['Fecha;Concepto;Importe\n20/11/2026;X;1,00\n31/02/2026;X;1,00', 'Línea 3: «31/02/2026» no es una fecha'],
  ['Fecha;Concepto;Importe\n20/11/2026;X;1,234', 'Línea 2: «1,234» no es un importe'],
  ['Fecha;Concepto;Importe\n20/11/2026;X;', 'Línea 2: no tiene importe'],
  [`Fecha;Concepto;Importe\n20/11/2026;${'x'.repeat(501)};1`, 'Línea 2: el concepto tiene más de 500 caracteres'],
  [`a\n${'x'.repeat(2_001)}`, 'Línea 2: es demasiado larga para un extracto'],
  ['Fecha;Concepto;Importe', 'El archivo no tiene ningún movimiento'],
  ['a\n'.repeat(5_001), 'El archivo tiene más de 5.000 líneas: pide a tu banco un extracto de menos días'],
  [' \n', 'El archivo está vacío'],
  ['a\u0000b', 'El archivo no es de texto: descarga el extracto en Norma 43 o en CSV'],
  ['PK\u0003', 'Esto es un Excel o un PDF: descarga de tu banco el extracto en Norma 43 o en CSV'],
])('table %# is refused on its line', (text, problem) => {
  expect(said(() => read(text))).toBe(problem);
});

test('a file at its bounds is read, and one byte or line more is not', () => {
  const rows = (count: number) => `Fecha;Concepto;Importe\n${'20/11/2026;X;1,00\n'.repeat(count)}`;
  expect(read(rows(4_999)).accounts[0]!.movements).toHaveLength(4_999);
  expect(said(() => read(rows(5_000)))).toMatch(/más de 5.000 líneas/);
  expect(said(() => readStatement(Buffer.alloc(MAX_STATEMENT_BYTES + 1, 'a')))).toBe(
    'El extracto pesa como mucho 2 MB',
  );
  expect(said(() => readStatement(Buffer.alloc(MAX_STATEMENT_BYTES, 'a')))).toMatch(/^Línea 1/);
});

test.each([
  ['1.234.567,89', 123456789n],
  ['-1,234.50', -123450n],
  ['1234', 123400n],
  ['12,1', 1210n],
  ['12,00-', -1200n],
  ['−3,00 €', -300n],
  ['1.234', 123400n],
  ['1 234 567,8', 123456780n],
  ['- 12,10 EUR', -1210n],
  ['12 10', null],
  ['1.23.4', null],
  ['--1', null],
  ['-1-', null],
  ['', null],
  ['9'.repeat(13), null],
])('%s is so many cents', (text, cents) => expect(centsOf(text)).toBe(cents));

test.each([
  ['2026-11-20 10:22:33', '2026-11-20'],
  ['29/2/28', '2028-02-29'],
  ['29/2/27', null],
  ['11/20/2026', null],
  ['hoy', null],
])('%s is a day', (text, day) => expect(dateOf(text)).toBe(day));
