import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { boundedServer, REQUESTS_PER_CONNECTION } from './server';

/** What a server answers to so many requests sent in one packet, until it ends the connection or all have come. */
async function sendAtOnce(requests: number, app: RequestListener): Promise<string> {
  const server = boundedServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answers = '';
  socket.setEncoding('utf8').on('data', text => {
    answers += text;
    if (answers.split('ok').length > requests) socket.end();
  });
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(requests));
  await once(socket, 'close');
  server.close();
  return answers;
}

test('a connection has so many requests and no more, however many come at once', async () => {
  let asked = 0;
  const answers = await sendAtOnce(REQUESTS_PER_CONNECTION + 50, (_req, res) => {
    asked += 1;
    res.end('ok');
  });
  expect(asked).toBe(REQUESTS_PER_CONNECTION);
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
