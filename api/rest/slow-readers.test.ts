import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { ReadingBounds } from '../platform/reading';
import { SlowReaders } from './slow-readers';

const MB = 1024 * 1024;
/** More than the network between two ends of a machine holds by itself. */
const LONG = 12 * MB;
const LOOSE: ReadingBounds = { windowMs: 2_000, bytes: 1, deadlineMs: 60_000, waitingBytes: 1024 * MB };

let server: Server;
const begin = async (bounds: Partial<ReadingBounds>, bytes = LONG): Promise<number> => {
  const readers = new SlowReaders({ ...LOOSE, ...bounds });
  server = createServer((req, res) => {
    readers.watch(res, req.socket);
    res.end(Buffer.alloc(req.url === '/short' ? 1 : bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function silent(port: number, paths = ['/']): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(paths.map(path => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
  return socket.pause();
}

/** Of each connection that the server has, once it is gone. */
const cuts = (count: number) =>
  new Promise<void>(resolve => {
    let left = count;
    server.on('connection', socket =>
      socket.once('close', () => {
        left -= 1;
        if (left === 0) resolve();
      }),
    );
  });

const answered = async (port: number): Promise<IncomingMessage> =>
  ((await once(request({ port, host: '127.0.0.1' }).end(), 'response')) as [IncomingMessage])[0];

test('an answer that nobody reads is cut, and others are not', async () => {
  const port = await begin({});
  const cut = cuts(1);
  const socket = silent(port);
  await cut;
  const answer = await answered(port);
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  expect(bytes).toBe(LONG);
  socket.destroy();
});

test('an answer asked for behind a short one is cut too', async () => {
  const port = await begin({});
  const cut = cuts(1);
  const socket = silent(port, ['/short', '/']);
  await cut;
  socket.destroy();
});

test('a reader that takes enough in every window is waited for, one that takes less is cut', async () => {
  const read = async (port: number, everyMs: number, most: number) => {
    const answer = await answered(port);
    let bytes = 0;
    try {
      for await (const chunk of answer) {
        bytes += (chunk as Buffer).length;
        if (bytes > most) return 'waited for';
        await new Promise(resolve => setTimeout(resolve, everyMs));
      }
    } catch {
      return 'cut';
    }
    return 'whole';
  };
  // Some 64 kB at a time: 1.6 MB a second, against 0.25 and 25 MB that are asked for.
  const enough = await begin({ windowMs: 1_000, bytes: 250_000 }, 40 * MB);
  expect(await read(enough, 40, 4 * MB)).toBe('waited for');
  server.closeAllConnections();
  server.close();
  const more = await begin({ windowMs: 1_000, bytes: 25 * MB }, 40 * MB);
  expect(await read(more, 40, 39 * MB)).toBe('cut');
});

test('a reader is not waited for beyond the deadline, however much it takes', async () => {
  const port = await begin({ deadlineMs: 500 }, 40 * MB);
  const answer = await answered(port);
  const read = async () => {
    for await (const chunk of answer)
      await new Promise(resolve => setTimeout(resolve, (chunk as Buffer).length / 10_000));
  };
  await expect(read()).rejects.toThrow('aborted');
});

test('answers that wait hold only so much together: the oldest are cut', async () => {
  const port = await begin({ windowMs: 20_000, waitingBytes: 2 * LONG });
  const cut = cuts(2);
  const sockets = [silent(port), silent(port), silent(port), silent(port)];
  await cut;
  await expect(answered(port).then(answer => answer.statusCode)).resolves.toBe(200);
  sockets.forEach(socket => socket.destroy());
});
