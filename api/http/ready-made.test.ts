import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { compressed } from './compression';
import { readyMade } from './ready-made';

const TEXT = JSON.stringify({ texto: 'ñ'.repeat(5_000) });

test.each(['br', 'gzip', 'identity'])(
  'an answer that is the same for everybody reads the same as %s',
  async encoding => {
    const server = express()
      .use(compressed())
      .get(
        '/',
        readyMade('json', () => TEXT),
      )
      .listen(0, '127.0.0.1');
    await once(server, 'listening');
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      headers: { 'accept-encoding': encoding },
    });
    expect(await answer.text()).toBe(TEXT);
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect([answer.headers.get('vary'), answer.headers.get('content-type')]).toEqual([
      'Accept-Encoding',
      'application/json; charset=utf-8',
    ]);
    server.close();
  },
);
