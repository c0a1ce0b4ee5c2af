import {
  answerText,
  lineText,
  startAeatServer,
  xml,
  type AeatServer,
  type Answer,
} from '../../test/servers/aeat-server';
import { makeCertificate } from '../../test/certificates';
import { openAeat, type Aeat, type AeatCredentials, type AeatOptions } from './aeat';

const LR =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/SuministroLR.xsd';
// Whatever a serialiser would write otherwise: both quotes, entities, CDATA, spaces in tags, line ends, signs of
// replacement patterns.
const BODY = `<sfLR:RegFactuSistemaFacturacion  xmlns:sfLR='${LR}' ><!-- ñ --><sfLR:Cabecera\t/>\r\n<x a="1&#10;&quot;">€ 𝒳 &amp;&#x41; $& $1 \\n</x ><![CDATA[<&>]]><y></y><z/></sfLR:RegFactuSistemaFacturacion >`;

const authority = makeCertificate({ name: 'Authority of tests', authority: true });
const server = makeCertificate({ name: 'localhost', issuer: authority, hosts: ['127.0.0.1', 'localhost'] });
const TLS = { ...server, ca: authority.cert, requestCert: true, rejectUnauthorized: true };

const client = (name: string): AeatCredentials => ({
  ...makeCertificate({ name, issuer: authority }),
  fingerprint: name,
  seal: false,
});
const UNO = client('UNO');
const DOS = client('DOS');

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function serve(answer: Answer, tls: Parameters<typeof startAeatServer>[1] = TLS): Promise<AeatServer> {
  const started = await startAeatServer(answer, tls);
  opened.push(started);
  return started;
}

function open(url: string, more: Partial<AeatOptions> = {}): Aeat {
  const aeat = openAeat({ environment: 'sandbox', url, ca: authority.cert, ...more });
  opened.unshift(aeat);
  return aeat;
}

describe('a message', () => {
  test('arrives byte for byte, in a SOAP 1.1 envelope, with the client certificate', async () => {
    const aeat = await serve(xml(answerText(lineText('A/1'))));
    const timers = jest.spyOn(global, 'setTimeout');
    const delivery = await open(aeat.url).send('t1', UNO, BODY);
    expect(timers.mock.calls.map(([, ms]) => ms)).toEqual(expect.arrayContaining([10_000, 60_000]));
    timers.mockRestore();
    expect(delivery).toMatchObject({
      kind: 'answer',
      answer: { csv: 'A-ABCDEFGHIJKLMN', waitSeconds: 60, state: 'Correcto' },
    });
    const [arrival] = aeat.arrivals;
    expect(aeat.arrivals).toHaveLength(1);
    expect(arrival.body.includes(Buffer.from(`Body>${BODY}</soap:Body>`, 'utf8'))).toBe(true);
    expect(arrival.body.toString()).toMatch(
      /^<\?xml version="1.0" encoding="utf-8"\?><soap:Envelope xmlns:soap="http:\/\/schemas.xmlsoap.org\/soap\/envelope\/"/,
    );
    expect(arrival).toMatchObject({
      method: 'POST',
      path: '/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
      client: 'UNO',
      protocol: 'TLSv1.3',
    });
    expect(arrival.headers).toMatchObject({
      soapaction: '""',
      'content-type': 'text/xml; charset=utf-8',
      'content-length': String(arrival.body.length),
    });
  });

  test('is answered with lines as they stand there', async () => {
    const rejected =
      '<r:RefExterna>r-2</r:RefExterna><r:EstadoRegistro>Incorrecto</r:EstadoRegistro><r:CodigoErrorRegistro>3000</r:CodigoErrorRegistro><r:DescripcionErrorRegistro>Duplicado &amp; más</r:DescripcionErrorRegistro>' +
      '<r:RegistroDuplicado><i:IdPeticionRegistroDuplicado>1</i:IdPeticionRegistroDuplicado><i:EstadoRegistroDuplicado>AceptadaConErrores</i:EstadoRegistroDuplicado><i:CodigoErrorRegistro>2000</i:CodigoErrorRegistro></r:RegistroDuplicado>';
    const raw = answerText(lineText('B/2', rejected, 'Anulacion') + lineText('A/1'));
    const aeat = await serve(xml(raw));
    expect(await open(aeat.url).send('t1', UNO, BODY)).toEqual({
      kind: 'answer',
      answer: {
        csv: 'A-ABCDEFGHIJKLMN',
        waitSeconds: 60,
        state: 'Correcto',
        raw,
        lines: [
          {
            nif: 'B12345674',
            number: 'B/2',
            date: '2026-11-21',
            operation: 'Anulacion',
            ref: 'r-2',
            state: 'Incorrecto',
            code: 3000,
            text: 'Duplicado & más',
            duplicate: { state: 'AceptadaConErrores', code: 2000, text: null },
          },
          {
            nif: 'B12345674',
            number: 'A/1',
            date: '2026-11-21',
            operation: 'Alta',
            ref: null,
            state: 'Correcto',
            code: null,
            text: null,
            duplicate: null,
          },
        ],
      },
    });
  });

  test('goes in the clear on this machine alone', async () => {
    const aeat = await serve(xml(answerText(lineText('A/1'))), null);
    expect(await open(aeat.url).send('t1', { ...UNO, key: '', cert: '' }, BODY)).toMatchObject({ kind: 'answer' });
    expect(aeat.arrivals[0]).toMatchObject({ client: undefined, protocol: null });
    for (const url of ['http://example.com/aeat', 'http://127.0.0.1.example.com/', 'ftp://127.0.0.1/', 'http://[::2]/'])
      expect(() => open(url)).toThrow('No address for invoices');
  });

  test('has nowhere to go in a test environment without address', async () => {
    const aeat = openAeat({ environment: 'sandbox', url: null, ca: null });
    expect(await aeat.send('t1', UNO, BODY)).toEqual({
      kind: 'silence',
      arrived: false,
      reason: 'No hay ninguna dirección a la que enviar en el entorno de pruebas',
      html: false,
      raw: null,
    });
  });
});

describe('tenants', () => {
  test('never share a certificate or a connection', async () => {
    const aeat = await serve(xml(answerText(lineText('A/1'))));
    const edge = open(aeat.url);
    const wanted = Array.from({ length: 40 }, (_, at) => (at % 3 === 0 ? DOS : UNO));
    // Even if both should carry the same fingerprint.
    await Promise.all(
      wanted.map((credentials, at) =>
        edge.send(credentials.fingerprint, { ...credentials, fingerprint: 'f' }, `<n>${at}</n>`),
      ),
    );
    for (const arrival of aeat.arrivals)
      expect([arrival.client, arrival.body.toString()]).toEqual([
        wanted[Number(/<n>(\d+)</.exec(arrival.body.toString())?.[1])].fingerprint,
        expect.any(String),
      ]);
    expect(aeat.arrivals).toHaveLength(40);
  });

  test('use one connection for message after message, and another once their certificate is replaced', async () => {
    const aeat = await serve(xml(answerText(lineText('A/1'))));
    const edge = open(aeat.url);
    for (const credentials of [UNO, UNO, DOS, DOS, UNO]) {
      await edge.send('t1', credentials, BODY);
      expect(aeat.sockets.size).toBeLessThanOrEqual(2);
    }
    expect(aeat.arrivals.map(arrival => arrival.client)).toEqual(['UNO', 'UNO', 'DOS', 'DOS', 'UNO']);
  });

  test('finish what is on its way when their certificate is replaced', async () => {
    const later: (() => void)[] = [];
    const aeat = await serve((response, arrival, request) => {
      later.push(() => xml(answerText(lineText('A/1')))(response, arrival, request));
      if (later.length === 2) for (const each of later) each();
    });
    const edge = open(aeat.url);
    const both = await Promise.all([edge.send('t1', UNO, BODY), edge.send('t1', DOS, BODY)]);
    expect(both.map(each => each.kind)).toEqual(['answer', 'answer']);
  });
});
