import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../platform/config/config';
import { schemaErrors, testWithSchemas } from '../../test/aeat-schema';
import { alta, anulacion, COMPANY, message } from './example';
import { exchange } from './exchange';
import { stepOf } from './faults/step';
import { readMessage } from './message';
import { RefusedMessage } from './refused';
import { checkHeader } from './rules/header';
import { State } from './state';

const SAMPLES = join(ROOT, '../shared/aeat/golden/requests');
const samples = existsSync(SAMPLES) ? readdirSync(SAMPLES) : [];
const here = (has: boolean) => (has ? test : test.skip);
const bodyOf = (envelope: string) => /<(\w+):Body[^>]*>\s*([\s\S]*?)\s*<\/\1:Body>/.exec(envelope)![2];
/** The body's element on its own, with the prefixes that the envelope declared. */
const alone = (envelope: string) =>
  bodyOf(envelope).replace(
    /^<[\w:]+/,
    name =>
      `${name} ${[...envelope.slice(0, envelope.indexOf('Body')).matchAll(/xmlns:\w+="[^"]+"/g)].map(([declared]) => declared).join(' ')}`,
  );

function factsOf(text: string) {
  try {
    const read = readMessage(text);
    checkHeader(read, () => true, new Set(), new Date());
    return read.records.map(record => [record.operation, record.hash === record.computed, record.wrong]);
  } catch (error) {
    if (error instanceof RefusedMessage) return error.code;
    throw error;
  }
}

const ALTA = ['Alta', true, null];
const ANULACION = ['Anulacion', true, null];
const EXPECTED: Record<string, unknown> = {
  33: [ANULACION],
  34: [ANULACION],
  35: [ANULACION],
  36: [ALTA, ANULACION, ALTA],
  37: 4126,
  38: 4126,
  30: [ALTA],
  31: [ALTA],
  32: [ALTA],
};

here(samples.length > 0)(
  `the official samples are read as they were meant${samples.length ? '' : ' (../shared is not here)'}`,
  () => {
    const read = samples.map(
      name => [Number(name.slice(0, 2)), factsOf(readFileSync(join(SAMPLES, name), 'utf8'))] as const,
    );
    // Bare records, and queries of another operation, are no messages of this service.
    expect(Object.fromEntries(read)).toEqual(
      Object.fromEntries(read.map(([number]) => [number, EXPECTED[number] ?? 4102])),
    );
  },
);

testWithSchemas('messages and answers hold to the official schemas', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'aeat-'));
  const state = new State({ dir, port: 0, controlPort: 0, waitSeconds: 60, anyCa: false, company: COMPANY });
  const one = alta({ ref: 'una referencia' });
  const two = alta({ number: 'A&B', customers: '', previous: one });
  const three = alta({
    number: 'F-3',
    total: '150.00',
    previous: two,
    flags: '<sf:Subsanacion>S</sf:Subsanacion><sf:RechazoPrevio>X</sf:RechazoPrevio>',
  });
  const four = anulacion({ previous: three });
  const five = anulacion({ number: 'Z-1', previous: four, flags: '<sf:SinRegistroPrevio>S</sf:SinRegistroPrevio>' });
  const messages = [
    message([one, two, three, four, five]),
    message([one, three, four], {
      header: '<sf:RemisionVoluntaria><sf:Incidencia>S</sf:Incidencia></sf:RemisionVoluntaria>',
    }),
    message([two]),
  ];
  const answers = messages.map(text => exchange(state, Buffer.from(text), COMPANY.nif).answer);
  state.script.add([stepOf({ mode: 'answer', wait: '', order: 'reverse', extra: [{ code: 3000 }], missing: [1] })]);
  answers.push(exchange(state, Buffer.from(messages[0]), COMPANY.nif).answer);
  rmSync(dir, { recursive: true, force: true });
  expect(answers.map(answer => /EstadoEnvio>(\w+)/.exec(answer)![1])).toEqual([
    'ParcialmenteCorrecto',
    'Incorrecto',
    'Incorrecto',
    'Incorrecto',
  ]);
  expect(await schemaErrors(messages.map(alone))).toEqual([]);
  expect(await schemaErrors(answers.map(alone), 'RespuestaSuministro.xsd')).toEqual([]);
});
