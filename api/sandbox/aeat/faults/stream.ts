import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { SOAP } from '../schema/namespaces';
import type { Step } from './step';

const START = `<?xml version="1.0" encoding="UTF-8"?><env:Envelope xmlns:env="${SOAP}"><env:Body><relleno>`;
const CHUNK = Buffer.alloc(64 * 1024, 'relleno ');

async function drip(response: ServerResponse, answer: Buffer, bytes: number, everyMs: number) {
  for (let at = 0; at < answer.length && !response.destroyed; at += bytes) {
    response.write(answer.subarray(at, at + bytes));
    await pause(everyMs);
  }
  response.end();
}

async function pour(response: ServerResponse, size: number) {
  response.write(START);
  for (let sent = 0; sent < size && !response.destroyed; sent += CHUNK.length) {
    if (!response.write(CHUNK)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
  response.end('</relleno></env:Body></env:Envelope>');
}

async function trickle(response: ServerResponse, everyMs: number) {
  response.write(START);
  while (!response.destroyed) {
    response.write('relleno ');
    await pause(everyMs);
  }
}

/** Answers that never come to an end that is worth waiting for. */
export async function stream(
  response: ServerResponse,
  { mode, bytes = 1, everyMs = 1000, megabytes = 10_240 }: Step,
  answer: string,
): Promise<void> {
  response.on('error', () => response.destroy());
  response.writeHead(200, { 'Content-Type': 'text/xml; charset=UTF-8' });
  if (mode === 'drip') await drip(response, Buffer.from(answer), bytes, everyMs);
  else if (mode === 'huge') await pour(response, megabytes * 1024 * 1024);
  else await trickle(response, everyMs);
}
