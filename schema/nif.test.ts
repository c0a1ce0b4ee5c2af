import { checkNif, normaliseNif } from './nif';

describe('normaliseNif', () => {
  test.each([
    ['12345678z', '12345678Z'],
    [' 12.345.678-Z ', '12345678Z'],
    ['B-12345674', 'B12345674'],
    ['ESB12345674', 'B12345674'],
    ['es 12345678 Z', '12345678Z'],
    ['x/1234567/l', 'X1234567L'],
    ['ESTRELLA', 'ESTRELLA'],
    ['ES1234', 'ES1234'],
    ['FR 40 303 265 045', 'FR40303265045'],
    ['ESX1234567L', 'X1234567L'],
    ['', ''],
  ])('%j becomes %j', (text, nif) => expect(normaliseNif(text)).toBe(nif));
});

describe('checkNif', () => {
  test.each([
    ['12345678Z', 'NIF'],
    ['00000000T', 'NIF'],
    ['99999999R', 'NIF'],
    ['00000001R', 'NIF'],
    ['K1234567L', 'NIF'],
    ['L1234567L', 'NIF'],
    ['M1234567L', 'NIF'],
    ['M0000000T', 'NIF'],
    ['X1234567L', 'NIE'],
    ['Y1234567X', 'NIE'],
    ['Z1234567R', 'NIE'],
    ['X0000000T', 'NIE'],
    ['A58818501', 'CIF'],
    ['B12345674', 'CIF'],
    ['G28667152', 'CIF'],
    ['A28015865', 'CIF'],
    ['H12345674', 'CIF'],
    ['P1234567D', 'CIF'],
    ['Q2826000H', 'CIF'],
    ['S2800000H', 'CIF'],
    ['N1234567D', 'CIF'],
    ['W1234567D', 'CIF'],
    ['R1234567D', 'CIF'],
    ['J12345674', 'CIF'],
    ['J1234567D', 'CIF'],
    ['C1234567D', 'CIF'],
    ['U12345674', 'CIF'],
    ['V12345674', 'CIF'],
    ['A0012345E', 'CIF'],
    ['12.345.678-z', 'NIF'],
    ['ESB12345674', 'CIF'],
  ])('%s is a good %s', (nif, kind) => expect(checkNif(nif)).toEqual({ kind, valid: true }));

  test.each([
    ['12345678A', 'NIF'],
    ['12345678I', 'NIF'],
    ['K1234567A', 'NIF'],
    ['X1234567A', 'NIE'],
    ['Z1234567L', 'NIE'],
    ['B12345675', 'CIF'],
    ['B1234567D', 'CIF'],
    ['A5881850A', 'CIF'],
    ['P12345674', 'CIF'],
    ['Q28260008', 'CIF'],
    ['J12345675', 'CIF'],
  ])('%s has the shape of a %s but a wrong control', (nif, kind) =>
    expect(checkNif(nif)).toEqual({ kind, valid: false }),
  );

  test.each(['', '1234567Z', '123456789', 'I1234567A', 'B1234567', 'B12345674X', 'FR40303265045', 'B1234567Z'])(
    '%j is of no Spanish shape',
    nif => {
      expect(checkNif(nif)).toEqual({ kind: null, valid: false });
    },
  );

  test('one wrong digit never passes for a person', () => {
    for (let digit = 0; digit <= 9; digit += 1) {
      for (let place = 0; place < 8; place += 1) {
        const changed = `${'12345678'.slice(0, place)}${digit}${'12345678'.slice(place + 1)}Z`;
        expect(checkNif(changed).valid).toBe(changed === '12345678Z');
      }
    }
  });
});
