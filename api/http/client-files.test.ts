import express from 'express';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientFiles } from './client-files';
import { filledPages } from './filled-pages';

const operator = {
  name: 'Gestora',
  nif: 'B12345674',
  address: 'Gran Vía, 1',
  email: 'legal@gestora.es',
  supportEmail: 'ayuda&co@gestora.es',
};
const FILES = {
  'index.html': '<meta name="support" content="%SUPPORT_EMAIL%">',
  'index.html.br': 'not filled',
  'index.html.gz': 'not filled',
  'plain.txt': '%SUPPORT_EMAIL%',
  '.screens.json': '["/login"]',
};
const FILLED = '<meta name="support" content="ayuda&amp;co@gestora.es">';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-client-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const sendFilled = filledPages(
    folder,
    { operator, publicUrl: 'https://folio.gestora.es' },
    () => new Date('2026-11-22T12:00:00Z'),
  );
  const app = express().use(clientFiles(folder, (_req, _res, next) => next(), sendFilled));
  server = await new Promise(done => {
    const listening: Server = app.listen(0, '127.0.0.1', () => done(listening));
  });
});
afterAll(async () => {
  await new Promise(done => server.close(done));
  rmSync(folder, { recursive: true });
});

const ask = async (path: string, encoding: string) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { 'accept-encoding': encoding },
  });
  return { status: answer.status, body: await answer.text() };
};

test.each([
  ['/login', 200],
  ['/index.html', 200],
  ['/', 200],
  ['/nada', 404],
])('the page of the screens at %s knows where the operator gives help', async (path, status) => {
  for (const encoding of ['identity', 'gzip', 'br'])
    expect(await ask(path, encoding)).toEqual({ status, body: FILLED });
});

test('a file of the build travels as it is', async () => {
  expect(await ask('/plain.txt', 'identity')).toEqual({ status: 200, body: '%SUPPORT_EMAIL%' });
});
