import { dateRefusals, isRecapitulative, lastDayOf, lateness, operationOf, recapitulated } from './recapitulative';

const on = (...dates: (string | null)[]) => dates.map(operationDate => ({ operationDate }));
const COMPANY = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', country: null, idKind: null };
const PERSON = { name: 'Ana Pérez', nif: '48213960A', country: null, idKind: null };

test('operations of several days are recapitulated, those of one day or of none are not', () => {
  expect(isRecapitulative(on('2026-11-03', '2026-11-18'))).toBe(true);
  expect(isRecapitulative(on('2026-11-03', '2026-11-03'))).toBe(false);
  expect(isRecapitulative(on(null, null))).toBe(false);
  expect(recapitulated(on('2026-11-18', '2026-11-03'))).toBe('2026-11');
  expect(recapitulated(on('2026-11-18'))).toBeNull();
});

test.each([
  ['the last operation, where the month is not over', '2026-11-20', '2026-11-18'],
  ['the last one also where that is the day of issue', '2026-11-18', null],
  ['the last day of the month, where it is over', '2026-12-09', '2026-11-30'],
  ['the day of issue, where that is the last of the month', '2026-11-30', null],
])('the day of the whole is %s', (_, date, operation) => {
  expect(operationOf(on('2026-11-18', '2026-11-03'), date)).toBe(operation);
});

test('of one day it is that one, and without any the day of issue', () => {
  expect(operationOf(on('2026-11-03', '2026-11-03'), '2026-12-09')).toBe('2026-11-03');
  expect(operationOf(on(null), '2026-12-09')).toBeNull();
});

test('a month has as many days as the calendar says', () => {
  expect(['2026-02', '2028-02', '2026-04', '2026-12'].map(lastDayOf)).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2026-04-30',
    '2026-12-31',
  ]);
});

test('a day after the invoice, one of another month, and one that is missing are named with their line', () => {
  const lines = on('2026-11-03', null, '2026-11-21', '2026-10-31', '2026-11-20');
  expect(dateRefusals(lines, '2026-11-20')).toEqual([
    { line: 1, text: 'Escribe la fecha de esta operación: las otras líneas llevan la suya' },
    { line: 2, text: 'La operación no puede ser posterior a la factura' },
    {
      line: 3,
      text: 'Una factura reúne operaciones de un solo mes: esta es del 31/10/2026 y la primera, del 03/11/2026',
    },
  ]);
  expect(dateRefusals(on('2026-11-03', null), '2026-11-20', false)).toEqual([]);
  expect(dateRefusals(on(null, null), '2026-11-20')).toEqual([]);
});

describe('in time', () => {
  const lines = on('2026-11-03', '2026-11-18');
  const said = (date: string, customer: typeof COMPANY) => lateness(lines, date, customer);

  test('is the month itself for everybody, and for a company until the 15th of the next', () => {
    for (const customer of [COMPANY, PERSON]) expect(said('2026-11-30', customer)).toBeNull();
    expect(said('2026-12-01', COMPANY)).toBeNull();
    expect(said('2026-12-15', COMPANY)).toBeNull();
    expect(said('2026-12-16', COMPANY)).toBe(
      'Esta factura recapitulativa llega tarde: era hasta el 15/12/2026 (artículo 13 del Reglamento de facturación).',
    );
  });

  test('of a person it depends on what they are', () => {
    for (const date of ['2026-12-01', '2026-12-15'])
      expect(said(date, PERSON)).toBe(
        'Si Ana Pérez es un particular, esta factura recapitulativa llega tarde: era hasta el 30/11/2026. Si es empresa o profesional, está en plazo hasta el 15/12/2026 (artículo 13 del Reglamento de facturación).',
      );
    expect(said('2026-12-16', PERSON)).toContain('llega tarde');
  });

  test('a NIF-IVA is a business, and what recapitulates nothing is never late', () => {
    expect(said('2026-12-10', { name: 'ACME', nif: 'FR40303265045', country: 'FR', idKind: '02' } as never)).toBeNull();
    expect(lateness(on('2026-11-03'), '2027-01-20', COMPANY)).toBeNull();
  });
});
