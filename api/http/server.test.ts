import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { boundedServer, REQUESTS_PER_CONNECTION } from './server';

test('a connection has so many requests and no more, however many come at once', async () => {
  let asked = 0;
  const server = boundedServer((_req, res) => {
    asked += 1;
    res.end('ok');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answers = '';
  socket.setEncoding('utf8').on('data', text => {
    answers += text;
  });
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(REQUESTS_PER_CONNECTION + 50));
  while (!answers.includes(' 503 ')) await once(socket, 'data');
  socket.destroy();
  server.close();
  expect(asked).toBe(REQUESTS_PER_CONNECTION);
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(REQUESTS_PER_CONNECTION);
});
