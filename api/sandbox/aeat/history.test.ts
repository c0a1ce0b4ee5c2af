import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alta, anulacion, COMPANY, message, type Parts, type Sealed } from './example';
import { exchange } from './exchange';
import { State } from './state';

const dir = mkdtempSync(join(tmpdir(), 'aeat-'));
const start = () => new State({ dir, port: 0, controlPort: 0, waitSeconds: 60, anyCa: false, company: COMPANY });
let state: State;
let last: Sealed | null;
let at: number;
beforeEach(() => {
  state = start();
  state.reset();
  last = null;
  at = Date.now() - 100_000;
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const answerTo = (...records: Sealed[]) => exchange(state, Buffer.from(message(records)), COMPANY.nif).answer;
const codeOf = (...records: Sealed[]) => Number(/CodigoErrorRegistro>(\d+)/.exec(answerTo(...records))?.[1]) || 0;
/** Each record a second after the one before, as no two are generated at once. */
const stamp = () => new Date((at += 1000)).toISOString().replace(/\.\d+/, '');
const flags = (correction: string, rejected: string) =>
  `<sf:Subsanacion>${correction}</sf:Subsanacion><sf:RechazoPrevio>${rejected}</sf:RechazoPrevio>`;
const next = (parts: Parts = {}) => (last = alta({ previous: last, generatedAt: stamp(), ...parts }));
const cancel = (parts: Parameters<typeof anulacion>[0] = {}) =>
  (last = anulacion({ previous: last, generatedAt: stamp(), ...parts }));

/** What is kept of the invoice, what is sent then, the answer, and what is kept afterwards. */
const TABLE: [kept: 'nothing' | 'alta' | 'anulación', sent: string, code: number, then: string | undefined][] = [
  ['nothing', 'N/N', 0, 'Correcta'],
  ['nothing', 'S/N', 3002, undefined],
  ['nothing', 'S/S', 3002, undefined],
  ['nothing', 'S/X', 0, 'Correcta'],
  ['alta', 'N/N', 3000, 'Correcta'],
  ['alta', 'S/N', 0, 'Correcta'],
  ['alta', 'S/S', 0, 'Correcta'],
  ['alta', 'S/X', 3000, 'Correcta'],
  ['anulación', 'N/N', 3000, 'Anulada'],
  ['anulación', 'S/N', 0, 'Correcta'],
  ['anulación', 'S/S', 0, 'Correcta'],
  ['anulación', 'S/X', 3000, 'Anulada'],
  ['nothing', 'cancel', 3002, undefined],
  ['nothing', 'cancel unknown', 0, 'Anulada'],
  ['nothing', 'cancel again', 3002, undefined],
  ['nothing', 'cancel unknown again', 0, 'Anulada'],
  ['alta', 'cancel', 0, 'Anulada'],
  ['alta', 'cancel unknown', 3000, 'Correcta'],
  ['alta', 'cancel again', 0, 'Anulada'],
  ['anulación', 'cancel', 0, 'Anulada'],
  ['anulación', 'cancel unknown', 3000, 'Anulada'],
];

test.each(TABLE)('on %s: %s', (kept, sent, code, then) => {
  next({ number: 'OTRA' });
  expect(codeOf(last!)).toBe(0);
  if (kept !== 'nothing') expect(codeOf(next())).toBe(0);
  if (kept === 'anulación') expect(codeOf(cancel())).toBe(0);
  const marks = `${sent.includes('unknown') ? '<sf:SinRegistroPrevio>S</sf:SinRegistroPrevio>' : ''}${sent.includes('again') ? '<sf:RechazoPrevio>S</sf:RechazoPrevio>' : ''}`;
  const record = sent.startsWith('cancel') ? cancel({ flags: marks }) : next({ flags: flags(sent[0], sent[2]) });
  expect(codeOf(record)).toBe(code);
  expect(state.ledger.view().invoices.find(({ number }) => number === 'F-1')?.state).toBe(then);
});

test('a duplicate says what is kept, in the feminine', () => {
  const first = next();
  expect(answerTo(first)).toContain('<tikR:EstadoEnvio>Correcto<');
  expect(answerTo(first)).toMatch(
    /CodigoErrorRegistro>3000<.*RegistroDuplicado>.*IdPeticionRegistroDuplicado>\d{20}<.*EstadoRegistroDuplicado>Correcta</,
  );
  const wrong = next({ number: 'F-2', total: '150.00' });
  expect(codeOf(wrong)).toBe(2005);
  expect(answerTo(wrong)).toMatch(
    /EstadoRegistroDuplicado>AceptadaConErrores<\/tik:EstadoRegistroDuplicado><tik:CodigoErrorRegistro>2005</,
  );
  expect(codeOf(cancel())).toBe(0);
  expect(answerTo(first)).toMatch(/EstadoRegistroDuplicado>Anulada</);
});

test('the very same anulación again is answered as done already', () => {
  const [one, two] = [next(), cancel()];
  expect(codeOf(one, two)).toBe(0);
  expect(codeOf(two)).toBe(3001);
});

test('the chain is followed, refused records too, and what breaks it is noted', () => {
  const [one, two, three] = [next(), next({ number: 'F-2', customers: '' }), next({ number: 'F-3' })];
  expect(codeOf(one, two, three)).toBe(1189);
  expect(state.ledger.view()).toMatchObject({
    chainBreaks: [],
    chains: [{ nif: COMPANY.nif, system: 'FO', installation: 'una', length: 3, head: three.hash }],
  });
  const fork = alta({ number: 'F-4', previous: one, generatedAt: stamp() });
  expect(codeOf(fork)).toBe(0);
  expect(codeOf(alta({ number: 'F-5', generatedAt: stamp() }))).toBe(2007);
  expect(codeOf(alta({ number: 'F-6', installation: 'otra', generatedAt: stamp() }))).toBe(0);
  expect(codeOf(alta({ number: 'F-7', previous: { ...one, hash: 'B'.repeat(64) }, generatedAt: stamp() }))).toBe(0);
  expect(state.ledger.view().chainBreaks.map(({ number, reason }) => [number, reason?.split(':')[0]])).toEqual([
    ['F-4', 'forks'],
    ['F-5', 'starts again'],
    ['F-7', 'follows a record that was never received'],
  ]);
});

test('a resend is distinguished from a record of the same hash with other bytes', () => {
  const one = next({ ref: 'a' });
  answerTo(one);
  answerTo(one);
  answerTo({ ...one, xml: one.xml.replace('Trabajos', 'Otros') });
  expect(state.ledger.view().resends).toEqual({ same: 1, different: 1 });
});

test('a restart knows all that came, and a line that was cut short is left out', () => {
  const one = next();
  answerTo(one);
  const before = state.ledger.view();
  state = start();
  expect(state.ledger.view()).toEqual(before);
  expect(codeOf(one)).toBe(3000);
  expect(state.ledger.messages().map(({ message: number }) => number)).toEqual([1, 2]);
  expect(state.journal.rawOf(1)).toBe(message([one]));
});

test('who comes too early is counted, and not refused', () => {
  answerTo(next());
  answerTo(next({ number: 'F-2' }));
  state.clockOffsetSeconds = 61;
  answerTo(next({ number: 'F-3' }));
  expect(state.ledger.view()).toMatchObject({ tooEarly: 1, messages: 3 });
});
