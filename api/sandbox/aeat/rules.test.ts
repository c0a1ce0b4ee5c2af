import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alta, anulacion, COMPANY, message, type Parts, type Sealed } from './example';
import { exchange } from './exchange';
import { readMessage } from './message';
import { refusalOfIpsi, warningOf } from './rules/warnings';
import { IPSI_WITHOUT_KEY, NOTED, REFUSED, REFUSED_ANULACION } from './rules-cases';
import { State } from './state';

const dir = mkdtempSync(join(tmpdir(), 'aeat-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
let state: State;
beforeEach(() => {
  state = new State({ dir, port: 0, controlPort: 0, waitSeconds: 60, anyCa: false, company: COMPANY });
  state.reset();
  state.missing.add('B28015865');
  state.missing.add('DE999999999');
});

const ask = (...records: Sealed[]) => exchange(state, Buffer.from(message(records)), COMPANY.nif);
function lines(...records: Sealed[]): [state: string, code: number | null][] {
  const { answer, refusal } = ask(...records);
  if (refusal) throw refusal;
  return answer
    .split('<tikR:RespuestaLinea>')
    .slice(1)
    .map(line => [
      /EstadoRegistro>(\w+)</.exec(line)![1],
      Number(/CodigoErrorRegistro>(\d+)</.exec(line)?.[1]) || null,
    ]);
}

test('a message as it should be is taken, in the shape of the real answers', () => {
  const { answer } = ask(alta({ ref: 'a1b2' }));
  expect(answer).toMatch(/<tikR:CSV>SIM-[A-Z0-9]{12}<\/tikR:CSV><tikR:DatosPresentacion><tik:NIFPresentador>B98241573/);
  expect(answer).toContain('<tikR:EstadoEnvio>Correcto</tikR:EstadoEnvio>');
  expect(answer).toContain(
    '<tikR:RefExterna>a1b2</tikR:RefExterna><tikR:EstadoRegistro>Correcto</tikR:EstadoRegistro>',
  );
});

test.each(REFUSED)('%i %s', (code, _what, parts: Parts) => {
  expect(lines(alta(parts))).toEqual([['Incorrecto', code]]);
  expect(state.ledger.view().records).toEqual([]);
});

test.each(NOTED)('%s %s', (code, _what, parts: Parts) => {
  expect(lines(alta(parts))).toEqual([code === null ? ['Correcto', null] : ['AceptadoConErrores', code]]);
});

test.each(REFUSED_ANULACION)('anulación: %i %s', (code, _what, parts) => {
  const first = alta();
  expect(lines(first, anulacion({ previous: first, ...parts }))[1]).toEqual(
    code ? ['Incorrecto', code] : ['Correcto', null],
  );
});

test('one record is refused and the others are taken', () => {
  const one = alta({ number: 'A1' });
  const two = alta({ number: 'A2', customers: '', previous: one });
  const three = alta({ number: 'A3', previous: two });
  expect(lines(one, two, three)).toEqual([
    ['Correcto', null],
    ['Incorrecto', 1189],
    ['Correcto', null],
  ]);
  expect(state.ledger.view().chainBreaks).toEqual([]);
});

test('IPSI without a key is noted until the end of 2026, and refused from then on', () => {
  const {
    header,
    records: [record],
  } = readMessage(message([alta(IPSI_WITHOUT_KEY)]));
  expect(refusalOfIpsi(record, '2026-12-31')).toBeNull();
  expect(refusalOfIpsi(record, '2027-01-01')).toBe(1245);
  expect(warningOf(record, false, { header, now: new Date(), today: '2026-12-31', missing: new Set() })).toBe(2009);
});
