import { createServer, type AddressInfo, type Socket } from 'node:net';

import {
  answerText,
  lineText,
  startAeatServer,
  xml,
  type AeatServer,
  type Answer,
} from '../../test/servers/aeat-server';
import { makeCertificate } from '../../test/certificates';
import { openAeat, type AeatOptions } from './aeat';

const made = makeCertificate({ name: '127.0.0.1', hosts: ['127.0.0.1'] });
const CREDENTIALS = { ...made, fingerprint: 'f', seal: false };
const whole = answerText(lineText('A/1'));
const MB = 1_000_000;

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function serve(answer: Answer): Promise<AeatServer> {
  const started = await startAeatServer(answer, made);
  opened.push(started);
  return started;
}

function send(url: string, more: Partial<AeatOptions> = {}) {
  const aeat = openAeat({ environment: 'sandbox', url, ca: made.cert, ...more });
  opened.unshift(aeat);
  return aeat.send('t1', CREDENTIALS, '<n/>');
}

const sendTo = async (answer: Answer, more?: Partial<AeatOptions>) => send((await serve(answer)).url, more);
const silent = (reason: string, raw: string | null = null, html = false, arrived = true) => ({
  ...{ kind: 'silence', arrived, reason, html, raw },
});
/** Nothing of it can have arrived. */
const unsent = (reason: string) => silent(reason, null, false, false);
const page =
  (status: number, type: string, text: string, headers = {}): Answer =>
  response => {
    response.writeHead(status, { 'Content-Type': type, ...headers }).end(text);
  };

describe('what is no answer', () => {
  const HTML = '<!DOCTYPE html><html><body>Servicio no disponible</body></html>';
  test.each<[string, Answer, object]>([
    ['a page', page(200, 'text/html', HTML), silent('La AEAT ha respondido con una página web (HTTP 200)', HTML, true)],
    [
      'a page said to be XML',
      page(200, 'text/xml', `<?xml version="1.0"?>\n<!-- x --><HTML><p></HTML>`),
      silent(
        'La AEAT ha respondido con una página web (HTTP 200)',
        `<?xml version="1.0"?>\n<!-- x --><HTML><p></HTML>`,
        true,
      ),
    ],
    [
      'a page of an outage',
      page(503, 'text/html', HTML),
      silent('La AEAT ha respondido con una página web (HTTP 503)', HTML, true),
    ],
    [
      'an error without words',
      page(502, 'text/plain', ''),
      silent('La AEAT ha respondido sin contenido (HTTP 502)', ''),
    ],
    ['nothing', page(200, 'text/html', ' \n'), silent('La AEAT ha respondido sin contenido (HTTP 200)', ' \n')],
    [
      'another address',
      page(302, 'text/html', '', { Location: 'https://127.0.0.1:1/' }),
      silent('La AEAT ha respondido con otra dirección (HTTP 302)', '', true),
    ],
    [
      'JSON',
      page(200, 'application/json', '{"a":1}'),
      silent('La AEAT ha respondido algo que no es XML de este servicio (HTTP 200)', '{"a":1}'),
    ],
    [
      'half of an answer',
      page(200, 'text/xml', whole.slice(0, 700)),
      silent('La respuesta de la AEAT no se entiende', whole.slice(0, 700)),
    ],
    [
      'an answer with an error of the server',
      page(500, 'text/xml', whole),
      silent('La AEAT ha respondido con un error (HTTP 500)', whole),
    ],
    [
      'an unknown path',
      page(404, 'text/xml', '<error/>'),
      silent('La AEAT ha respondido con un error (HTTP 404)', '<error/>'),
    ],
    [
      'another element',
      page(
        200,
        'text/xml',
        '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><Otra/></e:Body></e:Envelope>',
      ),
      { kind: 'silence', reason: 'La respuesta de la AEAT no se entiende', html: false },
    ],
    [
      'an empty body',
      page(200, 'text/xml', '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body/></e:Envelope>'),
      { kind: 'silence', reason: 'La respuesta de la AEAT no se entiende' },
    ],
    [
      'no envelope',
      page(200, 'text/xml', '<a><b/></a>'),
      silent('La respuesta de la AEAT no se entiende', '<a><b/></a>'),
    ],
    [
      'compressed bytes',
      response => {
        response
          .writeHead(200, { 'Content-Type': 'text/xml', 'Content-Encoding': 'gzip' })
          .end(Buffer.from('1f8b0800', 'hex'));
      },
      { kind: 'silence', reason: 'La AEAT ha respondido algo que no es XML de este servicio (HTTP 200)' },
    ],
    [
      'a million tags',
      page(200, 'text/xml', `<a>${'<b/>'.repeat(MB)}</a>`),
      { kind: 'silence', reason: 'La AEAT ha respondido algo que no es XML de este servicio (HTTP 200)' },
    ],
    [
      'a change of protocol',
      response => {
        response.writeHead(101, { Upgrade: 'x', Connection: 'Upgrade' }).end();
      },
      { kind: 'silence' },
    ],
  ])('%s', async (_, answer, expected) => {
    expect(await sendTo(answer)).toMatchObject(expected);
  });

  test('a redirection is not followed', async () => {
    const other = await serve(xml(whole));
    expect(await sendTo(page(307, 'text/xml', '', { Location: other.url }))).toMatchObject({ kind: 'silence' });
    expect(other.arrivals).toEqual([]);
  });

  test('a page is kept, but not for ever so long', async () => {
    const delivery = await sendTo(page(200, 'text/html', `<html>${'x'.repeat(MB)}`));
    expect(delivery.kind === 'silence' && delivery.raw?.length).toBe(65_536);
  });

  test('a document type is refused before anything reads it, and nothing is fetched', async () => {
    let visits = 0;
    const outside = await serve(response => {
      visits += 1;
      response.end('secret');
    });
    const raw = whole
      .replace(
        '?>',
        `?><!DOCTYPE e:Envelope [<!ENTITY x SYSTEM "${outside.url}"><!ENTITY % y SYSTEM "${outside.url}">%y;]>`,
      )
      .replace('A-ABCDEFGHIJKLMN', '&x;');
    expect(await sendTo(page(200, 'text/xml', raw))).toEqual(
      silent('La respuesta de la AEAT lleva una DTD, que no se admite', raw),
    );
    expect([visits, outside.sockets.size]).toEqual([0, 0]);
  });
});

describe('nobody', () => {
  async function listener(hear: (socket: Socket) => void): Promise<string> {
    const plain = createServer(socket => {
      hear(socket.on('error', () => undefined));
    });
    await new Promise<void>(resolve => plain.listen(0, '127.0.0.1', resolve));
    opened.push({ close: () => plain.close() });
    return `https://127.0.0.1:${(plain.address() as AddressInfo).port}/`;
  }

  test('listens', async () => {
    const gone = await serve(xml(whole));
    await gone.close();
    expect(await send(gone.url)).toEqual(unsent('El servidor de la AEAT no atiende (ECONNREFUSED)'));
  });

  test('has that name', async () => {
    expect(await send('https://no.such.invalid/')).toMatchObject({
      ...{ kind: 'silence', arrived: false },
      reason: expect.stringMatching(/^No se encuentra la dirección de la AEAT \((ENOTFOUND|EAI_AGAIN)\)$/),
    });
  });

  test('ends the handshake', async () => {
    const sockets: Socket[] = [];
    const url = await listener(socket => {
      sockets.push(socket);
    });
    const started = Date.now();
    expect(await send(url, { connectMs: 300 })).toEqual(unsent('No se ha podido conectar con la AEAT en 0.3 s'));
    expect(Date.now() - started).toBeLessThan(9_000);
    for (const socket of sockets) socket.destroy();
  });

  test('stays for the handshake', async () => {
    expect(await send(await listener(socket => socket.resetAndDestroy()))).toEqual(
      unsent('Se ha cortado la conexión con la AEAT (ECONNRESET)'),
    );
  });

  const CUT = 'La AEAT ha cortado la conexión sin acabar de responder';
  test.each<[string, string, Answer]>([
    [
      'before a word',
      'Se ha cortado la conexión con la AEAT (ECONNRESET)',
      (_, __, request) => {
        request.socket.destroy();
      },
    ],
    [
      'in the middle',
      CUT,
      (response, _, request) => {
        response
          .writeHead(200, { 'Content-Type': 'text/xml', 'Content-Length': whole.length })
          .write(whole.slice(0, 500), () => request.socket.destroy());
      },
    ],
    [
      'in the middle of chunks',
      CUT,
      (response, _, request) => {
        response
          .writeHead(200, { 'Content-Type': 'text/xml' })
          .write(whole.slice(0, 500), () => request.socket.destroy());
      },
    ],
  ])('says more, having hung up %s', async (_, reason, answer) => {
    expect(await sendTo(answer)).toEqual(silent(reason));
  });

  test('speaks HTTP', async () => {
    expect(
      await sendTo((_, __, request) => {
        request.socket.end('hola\r\n\r\n');
      }),
    ).toMatchObject({ kind: 'silence', reason: expect.stringContaining('(HPE_') });
  });
});

describe('limits', () => {
  const forever =
    (text: string, everyMs: number): Answer =>
    response => {
      response.writeHead(200, { 'Content-Type': 'text/xml' });
      const dripping = setInterval(() => response.write(text), everyMs);
      response.on('close', () => clearInterval(dripping)).on('error', () => undefined);
    };

  test('of time, when nothing comes', async () => {
    expect(await sendTo(() => undefined, { totalMs: 300 })).toEqual(silent('La AEAT no ha respondido en 0.3 s'));
  });

  test('of time to connect end with the connection', async () => {
    const late: Answer = (...given) => {
      setTimeout(() => xml(whole)(...given), 600);
    };
    expect(await sendTo(late, { connectMs: 400 })).toMatchObject({ kind: 'answer' });
  });

  test('of time, when a byte comes now and then', async () => {
    const started = Date.now();
    const aeat = await serve(forever('x', 20));
    expect(await send(aeat.url, { totalMs: 500 })).toEqual(silent('La AEAT no ha respondido en 0.5 s'));
    expect(Date.now() - started).toBeGreaterThanOrEqual(490);
    expect(Date.now() - started).toBeLessThan(9_000);
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(aeat.sockets.size).toBe(0);
  });

  test('of size, whatever the server says of it, and memory stays flat', async () => {
    const before = process.memoryUsage().rss;
    const declared = page(200, 'text/xml', `<a>${'x'.repeat(10 * MB)}</a>`, { 'Content-Length': 10 * MB + 7 });
    const endless: Answer = response => {
      response.writeHead(200, { 'Content-Type': 'text/xml' });
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', more).on('error', () => undefined);
      more();
    };
    for (let time = 0; time < 5; time += 1) {
      expect(await sendTo(declared)).toEqual(silent('La respuesta pasa de 5 MB'));
      expect(await sendTo(endless)).toEqual(silent('La respuesta pasa de 5 MB'));
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * MB);
  });

  test('another tenant is answered meanwhile', async () => {
    const slow = await serve((response, arrival, request) =>
      (arrival.body.includes('slow') ? forever('x', 20) : xml(whole))(response, arrival, request),
    );
    const aeat = openAeat({ environment: 'sandbox', url: slow.url, ca: made.cert, totalMs: 2_000 });
    opened.unshift(aeat);
    let over = false;
    const late = aeat.send('slow', CREDENTIALS, '<slow/>').finally(() => {
      over = true;
    });
    expect((await aeat.send('fast', CREDENTIALS, '<n/>')).kind).toBe('answer');
    expect(over).toBe(false);
    expect((await late).kind).toBe('silence');
  });
});
