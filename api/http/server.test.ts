import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { boundedServer, MOST_UNANSWERED, REQUESTS_PER_CONNECTION } from './server';

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

/** What went wrong with connections. */
const failures: unknown[] = [];
beforeEach(() => failures.splice(0));

async function connected(app: RequestListener, made?: RequestListener) {
  const server = boundedServer(
    app,
    error => failures.push(error),
    () => false,
  );
  if (made) server.on('request', made);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, socket: connect((server.address() as AddressInfo).port, '127.0.0.1') };
}

/** What a server answers to so many requests sent in one packet, until it ends the connection or all have come. */
async function sendAtOnce(requests: number, app: RequestListener, made?: RequestListener): Promise<string> {
  const { server, socket } = await connected(app, made);
  let answers = '';
  socket.setEncoding('utf8').on('data', text => {
    answers += text;
    if (answers.split('ok').length > requests) socket.end();
  });
  socket.write(GET.repeat(requests));
  await once(socket, 'close');
  server.close();
  return answers;
}

test('a connection has so many requests and no more, however many come at once', async () => {
  let [asked, made] = [0, 0];
  const answers = await sendAtOnce(
    REQUESTS_PER_CONNECTION + 2_000,
    (_req, res) => {
      asked += 1;
      res.end('ok');
    },
    () => {
      made += 1;
    },
  );
  expect(asked).toBe(REQUESTS_PER_CONNECTION);
  // Those of the last slice; the others are not even looked at.
  expect(made).toBeLessThan(REQUESTS_PER_CONNECTION + 50);
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(REQUESTS_PER_CONNECTION);
  expect(answers.match(/Connection: close/g)).toHaveLength(1);
});

test('of requests that came in one packet each begins in a turn of its own', async () => {
  let turn = 0;
  let over = false;
  const count = () => {
    turn += 1;
    if (!over) setImmediate(count);
  };
  setImmediate(count);
  const turns: number[] = [];
  await sendAtOnce(20, (_req, res) => {
    turns.push(turn);
    setTimeout(() => res.end('ok'), 1);
  });
  over = true;
  expect(new Set(turns).size).toBe(20);
});

/** Connections whose requests come in one turn of the event loop, each as somebody or as a stranger; who began when. */
async function crowd(whose: (string | null)[], workMs: number) {
  let turns = 0;
  const came = new Map<IncomingMessage, number>();
  const begun: { who: string; turn: number; waited: number }[] = [];
  const server = boundedServer(
    (req, res) => {
      begun.push({ who: req.headers.authorization ?? req.url!, turn: turns, waited: turns - came.get(req)! });
      for (const until = performance.now() + workMs; performance.now() < until;);
      res.end('ok');
    },
    error => failures.push(error),
    authorization => authorization !== 'made up',
  )
    .prependListener('request', req => came.set(req, turns))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets = await Promise.all(
    whose.map(async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket.resume();
    }),
  );
  // All are the server's, too.
  for (let n = 0; n < 20; n += 1) await turn();
  for (const [n, socket] of sockets.entries())
    socket.write(`GET /${n} HTTP/1.1\r\nHost: a\r\n${whose[n] === null ? '' : `Authorization: ${whose[n]}\r\n`}\r\n`);
  for (; begun.length < whose.length; turns += 1) await turn();
  for (const socket of sockets) socket.destroy();
  server.close();
  return begun;
}

test('who asks at the same moment as a crowd of another does not wait for it', async () => {
  const begun = await crowd([...Array<string>(60).fill('crowd'), 'ana', null], 0);
  const ofCrowd = begun.filter(each => each.who === 'crowd');
  expect(new Set(ofCrowd.map(each => each.turn)).size).toBe(60);
  for (const { waited } of begun.filter(each => each.who !== 'crowd')) expect(waited).toBeLessThan(5);
});

test('of a crowd of strangers on as many connections one begins in a turn', async () => {
  const begun = await crowd(Array<null>(60).fill(null), 0);
  const perTurn = new Map<number, number>();
  for (const each of begun) perTurn.set(each.turn, (perTurn.get(each.turn) ?? 0) + 1);
  // Of those that waited, and, before the turn begins, of those that just came.
  expect(Math.max(...perTurn.values())).toBeLessThanOrEqual(2);
});

test('so many of a connection are at work at once; the next is looked at when one of them was answered', async () => {
  const open: ServerResponse[] = [];
  const begun = new EventEmitter();
  const { server, socket } = await connected((_req, res) => {
    open.push(res);
    begun.emit('one');
  });
  // Each fills a slice.
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(1_200)}\r\n\r\n`.repeat(MOST_UNANSWERED + 3));
  while (open.length < MOST_UNANSWERED) await once(begun, 'one');
  for (let n = 0; n < 3; n += 1) {
    for (let turns = 0; turns < 5; turns += 1) await turn();
    expect(open).toHaveLength(MOST_UNANSWERED + n);
    const next = once(begun, 'one');
    open[n]!.end('ok');
    await next;
  }
  expect(open).toHaveLength(MOST_UNANSWERED + 3);
  socket.destroy();
  server.close();
});

test('a long body arrives whole, and so do the requests behind it, however slowly they are read', async () => {
  const body = Buffer.alloc(600_000, 'áb');
  const seen: string[] = [];
  const { server, socket } = await connected(async (req, res) => {
    const sum = createHash('sha256');
    for await (const piece of req) {
      sum.update(piece as Buffer);
      await turn();
    }
    seen.push(`${req.method} ${sum.digest('hex')}`);
    // More than node lets wait for its reader.
    res.end('a'.repeat(40_000));
  });
  const post = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`;
  let bytes = 0;
  const all = new Promise<void>(resolve => {
    socket.on('data', chunk => {
      bytes += chunk.length;
      if (bytes > 24 * 40_000) resolve();
    });
  });
  for (let n = 0; n < 2; n += 1) {
    socket.write(post);
    socket.write(body);
    socket.write(GET.repeat(11));
  }
  await all;
  const [sent, none] = [body, ''].map(each => createHash('sha256').update(each).digest('hex'));
  const half = [`POST ${sent}`, ...Array<string>(11).fill(`GET ${none}`)];
  expect(seen.slice().sort()).toEqual([...half, ...half].sort());
  socket.destroy();
  server.close();
});

test('answers that nobody reads and a body that ends with the next request do not end the process', async () => {
  const open: ServerResponse[] = [];
  const begun = new EventEmitter();
  const { server, socket } = await connected((req, res) => {
    open.push(res);
    if (open.length > 4) res.end('ok');
    begun.emit('one', req);
  });
  const until = async (requests: number) => {
    while (open.length < requests) await once(begun, 'one');
  };
  let answers = 0;
  socket.setEncoding('latin1').on('data', text => {
    answers += String(text).split('HTTP/1.1 200').length - 1;
  });
  const body = Buffer.alloc(16_384, 'a');
  let fourth: IncomingMessage | undefined;
  begun.on('one', req => {
    if (open.length === 4) fourth = req as IncomingMessage;
  });
  socket.write(`${GET.repeat(3)}GET / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`);
  socket.write(body.subarray(100));
  await until(4);
  while (fourth!.readableLength < body.length - 100) await turn();
  // The second fills what the network takes; the third is more than node lets wait.
  socket.pause();
  open[1]!.end('b'.repeat(16_000_000));
  open[2]!.end('b'.repeat(20_000));
  const long = `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(1_200)}\r\n\r\n`;
  socket.write(Buffer.concat([body.subarray(0, 100), Buffer.from(GET + long.repeat(3))]));
  await until(5);
  for (let turns = 0; turns < 20; turns += 1) await turn();
  open[0]!.end('first');
  for (let turns = 0; turns < 20; turns += 1) await turn();
  open[3]!.end('fourth');
  socket.resume();
  for (let turns = 0; turns < 100_000 && answers < 8; turns += 1) await turn();
  expect(failures).toEqual([]);
  expect(answers).toBe(8);
  socket.destroy();
  server.close();
});

test('what goes wrong while a request is looked at ends its connection, not the process', async () => {
  const { server, socket } = await connected((req, res) => {
    if (req.url === '/wrong') throw new Error('wrong');
    res.end('ok');
  });
  const wrong = GET.replace('/', '/wrong');
  const other = connect((server.address() as AddressInfo).port, '127.0.0.1');
  // Looked at where it arrives, and in a turn of its own behind another.
  socket.write(wrong);
  other.write(GET + wrong);
  await Promise.all([socket, other].map(each => once(each.resume(), 'close')));
  expect(failures).toEqual([new Error('wrong'), new Error('wrong')]);
  const third = connect((server.address() as AddressInfo).port, '127.0.0.1');
  third.write(GET);
  expect(String((await once(third, 'data'))[0])).toContain('200 OK');
  third.destroy();
  server.close();
});
