import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../platform/config/config';
import {
  answerText,
  lineText,
  startAeatServer,
  xml,
  type AeatServer,
  type Answer,
} from '../../test/servers/aeat-server';
import { openAeat, type Aeat, type AeatDelivery, type AeatLine } from './aeat';

let answer: Answer;
let server: AeatServer;
let aeat: Aeat;
beforeAll(async () => {
  server = await startAeatServer((...given) => answer(...given), null);
  aeat = openAeat({ environment: 'sandbox', url: server.url, ca: null });
});
afterAll(() => server.close());

function deliver(given: Answer): Promise<AeatDelivery> {
  answer = given;
  return aeat.send('t1', { key: '', cert: '', fingerprint: '', seal: false }, '<n/>');
}
const read = (text: string, status = 200) => deliver(xml(text, status));

async function answerTo(text: string) {
  const delivery = await read(text);
  if (delivery.kind !== 'answer') throw new Error(JSON.stringify(delivery));
  return delivery.answer;
}
const linesOf = async (text: string) => (await answerTo(answerText(text))).lines;

const OK = {
  nif: 'B12345674',
  number: 'A/1',
  date: '2026-11-21',
  operation: 'Alta',
  ref: null,
  state: 'Correcto',
  code: null,
  text: null,
  duplicate: null,
};
const state = (name: string) => `<r:EstadoRegistro>${name}</r:EstadoRegistro>`;

describe('an answer', () => {
  test.each([
    ['0', 0],
    ['60', 60],
    ['9999', 9999],
    ['0300', 300],
    ['', null],
    ['  ', null],
    ['pronto', null],
    ['-1', null],
    ['60.5', null],
    ['99999', null],
  ])('asks to wait %j: %j', async (text, waitSeconds) => {
    expect(
      await answerTo(answerText(lineText('A/1'), '', `<r:TiempoEsperaEnvio>${text}</r:TiempoEsperaEnvio>`)),
    ).toMatchObject({ waitSeconds, csv: null, lines: [OK] });
  });

  test('may lack everything but its state', async () => {
    expect(await answerTo(answerText('', '', ''))).toMatchObject({
      csv: null,
      waitSeconds: null,
      state: 'Correcto',
      lines: [],
    });
  });

  test('may have any prefix, or none, and attributes anywhere', async () => {
    const text = answerText(
      lineText('A/1', '<r:RefExterna x="1">00123</r:RefExterna><r:EstadoRegistro y="2">Correcto</r:EstadoRegistro>'),
    );
    const bare = text.replaceAll('xmlns:r=', 'xmlns=').replaceAll(/(<\/?)[ri]:/g, '$1');
    const other = text
      .replaceAll(/([</ :])(e|r|i)([:=])/g, '$1ns-$2$3')
      .replace('<?xml version="1.0" encoding="UTF-8"?>\n', '<!-- antes -->');
    for (const each of [text, bare, other])
      expect(await answerTo(each)).toMatchObject({
        csv: 'A-ABCDEFGHIJKLMN',
        waitSeconds: 60,
        state: 'Correcto',
        lines: [{ ...OK, ref: '00123' }],
      });
  });

  test('gives each line its own, in whatever order its parts stand', async () => {
    const turned =
      '<r:RespuestaLinea><r:CodigoErrorRegistro>1112</r:CodigoErrorRegistro><r:EstadoRegistro>Incorrecto</r:EstadoRegistro><r:Operacion><i:SinRegistroPrevio>S</i:SinRegistroPrevio><i:TipoOperacion>Anulacion</i:TipoOperacion></r:Operacion>' +
      '<r:IDFactura><i:FechaExpedicionFactura>01-12-2025</i:FechaExpedicionFactura><i:NumSerieFactura>007</i:NumSerieFactura><i:IDEmisorFactura>00000000T</i:IDEmisorFactura></r:IDFactura></r:RespuestaLinea>';
    expect(await linesOf(turned + lineText('A/1'))).toEqual([
      {
        ...OK,
        nif: '00000000T',
        number: '007',
        date: '2025-12-01',
        operation: 'Anulacion',
        state: 'Incorrecto',
        code: 1112,
      },
      OK,
    ]);
  });

  test.each<[string, string, Partial<AeatLine>]>([
    ['a code with signs around it', '<r:CodigoErrorRegistro> 2004 </r:CodigoErrorRegistro>', { code: 2004 }],
    ['a negative code', '<r:CodigoErrorRegistro>-904</r:CodigoErrorRegistro>', { code: -904 }],
    ['a code that is none', '<r:CodigoErrorRegistro>1e3</r:CodigoErrorRegistro>', { code: null }],
    ['an empty code', '<r:CodigoErrorRegistro/>', { code: null }],
    [
      'words with entities',
      '<r:DescripcionErrorRegistro>&lt;b&gt; &amp;amp; &#241;</r:DescripcionErrorRegistro>',
      { text: '<b> &amp; ñ' },
    ],
    ['words as CDATA', '<r:DescripcionErrorRegistro>a <![CDATA[<b>]]></r:DescripcionErrorRegistro>', { text: 'a<b>' }],
    ['parts that nobody knows', '<r:Nuevo><r:Dato>1</r:Dato></r:Nuevo><r:length>3</r:length>', {}],
    [
      'a duplicate in another gender',
      '<r:RegistroDuplicado><i:EstadoRegistroDuplicado>Correcto</i:EstadoRegistroDuplicado></r:RegistroDuplicado>',
      { duplicate: null },
    ],
    [
      'a duplicate that was cancelled',
      '<r:RegistroDuplicado><i:EstadoRegistroDuplicado>Anulada</i:EstadoRegistroDuplicado></r:RegistroDuplicado>',
      { duplicate: { state: 'Anulada', code: null, text: null } },
    ],
  ])('may hold %s', async (_, rest, expected) => {
    expect(await linesOf(lineText('A/1', state('AceptadoConErrores') + rest))).toEqual([
      { ...OK, state: 'AceptadoConErrores', ...expected },
    ]);
  });

  test.each<[string, string]>([
    ['without state', lineText('A/2', '')],
    ['of an unknown state', lineText('A/2', state('Anulado'))],
    ['of two states', lineText('A/2', state('Correcto') + state('Incorrecto'))],
    ['of an unknown operation', lineText('A/2', state('Correcto'), 'Consulta')],
    ['without anything', '<r:RespuestaLinea/>'],
  ])('a line %s says nothing, the others do', async (_, line) => {
    expect(await linesOf(line + lineText('A/1'))).toEqual([OK]);
  });

  test('words are kept as far as the AEAT writes them: 1,500 characters', async () => {
    const long = `<r:DescripcionErrorRegistro>${'no '.repeat(100_000)}</r:DescripcionErrorRegistro>`;
    const [line] = await linesOf(lineText('A/1', state('Incorrecto') + long));
    expect(line!.text).toHaveLength(1_500);
    const fault = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><s:Fault><faultcode>s:Client</faultcode><faultstring>Codigo[4102].${'x'.repeat(1_000_000)}</faultstring></s:Fault></s:Body></s:Envelope>`;
    expect(await read(fault, 500)).toMatchObject({
      kind: 'fault',
      code: 4102,
      text: expect.stringMatching(/^.{1500}$/),
    });
  });

  test('a line without its invoice can only be known by its reference', async () => {
    expect(
      await linesOf(
        lineText('A/1', state('Correcto') + '<r:RefExterna>r</r:RefExterna>').replace(
          /<r:IDFactura>.*<\/r:IDFactura>/,
          '',
        ),
      ),
    ).toEqual([{ ...OK, nif: '', number: '', date: '', ref: 'r' }]);
  });

  test.each(['__proto__', 'constructor', 'toString'])('with an element %s harms nobody', async name => {
    const delivery = await read(
      answerText(lineText('A/1', `${state('Correcto')}<r:${name}><r:polluted>1</r:polluted></r:${name}>`)),
    );
    expect(delivery).toMatchObject({ kind: expect.stringMatching(/^(answer|silence)$/) });
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('in Latin-1 is read as such', async () => {
    const bytes = Buffer.from(
      answerText(
        lineText('A/1', state('Correcto') + '<r:DescripcionErrorRegistro>España</r:DescripcionErrorRegistro>'),
      ).replace('UTF-8', 'ISO-8859-1'),
      'latin1',
    );
    expect(
      await deliver(response => {
        response.writeHead(200, { 'Content-Type': 'text/xml' }).end(bytes);
      }),
    ).toMatchObject({ kind: 'answer', answer: { lines: [{ text: 'España' }] } });
  });
});

describe('a fault', () => {
  const fault = (code: string, text: string) =>
    `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><s:Fault>${code && `<faultcode>${code}</faultcode>`}<faultstring>${text}</faultstring></s:Fault></s:Body></s:Envelope>`;
  test.each<[string, string, 'client' | 'server', number | null]>([
    ['env:Client', 'Codigo[4112].El titular', 'client', 4112],
    ['Client', 'Codigo [ 4102 ] falta', 'client', 4102],
    ['soapenv:Client.Auth', 'Código[4104].x', 'client', 4104],
    ['env:Server', 'Codigo[-904].SQL', 'server', -904],
    ['env:Server', 'sin codigo 4112', 'server', null],
    ['', 'Codigo[20009].Error interno', 'server', 20009],
    ['env:Otro', 'x', 'server', null],
  ])('%s, %s: %s, %j', async (faultcode, text, side, code) => {
    for (const status of [200, 400, 500, 503])
      expect(await read(fault(faultcode, text), status)).toEqual({
        kind: 'fault',
        side,
        code,
        text,
        raw: fault(faultcode, text),
      });
  });

  test('of SOAP 1.2, with attributes', async () => {
    const raw =
      '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><s:Fault><s:Code><s:Value>s:Sender</s:Value></s:Code><s:Reason><s:Text xml:lang="es">Codigo[4106].a\n   b</s:Text></s:Reason></s:Fault></s:Body></s:Envelope>';
    expect(await read(raw, 500)).toEqual({ kind: 'fault', side: 'client', code: 4106, text: 'Codigo[4106].a b', raw });
  });
});

test('1,000 lines are read, each in its place', async () => {
  const rest =
    '<r:RefExterna>0192f3a4-0000-7000-8000-000000000000</r:RefExterna><r:EstadoRegistro>AceptadoConErrores</r:EstadoRegistro><r:CodigoErrorRegistro>2004</r:CodigoErrorRegistro><r:DescripcionErrorRegistro>El valor del campo FechaHoraHusoGenRegistro debe ser la fecha actual del sistema de la AEAT.</r:DescripcionErrorRegistro>';
  const text = answerText(Array.from({ length: 1_000 }, (_, at) => lineText(`A/${at}`, rest)).join(''));
  await answerTo(text);
  const started = performance.now();
  const { lines } = await answerTo(text);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(lines.map(line => line.number)).toEqual(Array.from({ length: 1_000 }, (_, at) => `A/${at}`));
});

const GOLDEN = join(ROOT, '../shared/aeat/golden/responses');
const golden = existsSync(GOLDEN) ? readdirSync(GOLDEN).filter(name => !name.includes('consulta')) : [];

(golden.length > 0 ? describe : describe.skip)("the AEAT's own samples", () => {
  test.each(golden.length > 0 ? golden : [`${GOLDEN} is not here`])('%s', async name => {
    const delivery = await read(readFileSync(join(GOLDEN, name), 'utf8'));
    const said =
      delivery.kind === 'answer'
        ? [
            delivery.answer.state,
            delivery.answer.waitSeconds,
            ...delivery.answer.lines.map(line =>
              [line.operation, line.date, line.state, line.code, line.duplicate?.state ?? null].join(' '),
            ),
          ]
        : delivery.kind === 'fault'
          ? [delivery.side, delivery.code]
          : [delivery];
    expect(said).toEqual(EXPECTED[name.slice(0, 2)]);
  });
});

const EXPECTED: Record<string, unknown[]> = {
  '01': ['Correcto', 60, 'Alta 2025-10-13 Correcto  ', 'Alta 2025-10-13 Correcto  ', 'Anulacion 2025-10-11 Correcto  '],
  '02': ['Incorrecto', 60, 'Anulacion 2025-10-11 Incorrecto 3002 '],
  '03': ['server', 20009],
  '04': ['client', 4104],
  '06': ['ParcialmenteCorrecto', 60, 'Alta 2026-08-19 AceptadoConErrores 2004 '],
  '07': ['ParcialmenteCorrecto', 60, 'Alta 2026-08-19 Correcto  ', 'Alta 2026-08-19 AceptadoConErrores 2000 '],
  '08': ['ParcialmenteCorrecto', 60, 'Alta 2026-08-19 AceptadoConErrores 2001 '],
  '09': ['ParcialmenteCorrecto', 60, 'Alta 2026-08-19 Correcto  ', 'Alta 2026-08-19 Incorrecto 1189 '],
  '10': ['Incorrecto', 60, 'Alta 2026-08-19 Incorrecto 1130 '],
  '11': ['Incorrecto', 60, 'Alta 2026-08-19 Incorrecto 3000 Correcta'],
  '12': ['Incorrecto', 60, 'Alta 2026-08-19 Incorrecto 3000 AceptadaConErrores'],
  '13': ['Incorrecto', 60, 'Alta 2026-08-19 Incorrecto 3000 Anulada'],
  '14': ['Correcto', 60, 'Alta 2026-08-19 Correcto  '],
  '15': ['client', 4112],
  '16': ['client', 4126],
};
