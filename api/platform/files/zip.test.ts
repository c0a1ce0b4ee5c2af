import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { unzip } from '../../test/read/unzip';
import { ROOT } from '../config/config';
import { zipOf } from './zip';

const FILES = 5_000;

// In a process of its own: what other tests have left behind is collected whenever the engine likes.
const WEIGH = `
  const { zipOf } = require('./zip.ts');
  const held = () => { gc(); return process.memoryUsage().arrayBuffers; };
  async function* papers() {
    // What else a server allocates between two papers.
    for (let n = 0; n < ${FILES}; n += 1)
      yield [{
        name: 'facturas/factura-A-2026-' + n + '.pdf',
        text: Buffer.concat([Buffer.from('x'.repeat(3_500)), Buffer.alloc(500)]),
        at: new Date(),
        stored: true,
      }];
  }
  (async () => {
    const before = held();
    let sent = 0;
    let grown = 0;
    for await (const piece of zipOf(papers())) {
      sent += piece.length;
      if (grown === 0 && sent > (${FILES} - 10) * 4_000) grown = held() - before;
    }
    console.log(JSON.stringify({ sent, grown }));
  })();`;

test('memory holds a line of each file, not the slab that node cut it from', () => {
  const program = ['--expose-gc', '-r', join(ROOT, 'api/bin/typescript.cjs'), '-e', WEIGH];
  const { sent, grown } = JSON.parse(execFileSync(process.execPath, program, { cwd: __dirname, encoding: 'utf8' }));
  expect(sent).toBeGreaterThan(FILES * 4_000);
  // Some 90 bytes each, and what else is under way; with their slabs it is 10 kB each.
  expect(grown).toBeGreaterThan(0);
  expect(grown).toBeLessThan(FILES * 2_000);
});

test('more files than an old ZIP can hold are all in it', async () => {
  const many = 66_000;
  async function* files() {
    const [text, at] = [Buffer.from('x'), new Date('2026-11-20T10:00:00Z')];
    for (let n = 0; n < many; n += 1_000)
      yield Array.from({ length: 1_000 }, (_, more) => ({ name: String(n + more), text, at, stored: true }));
  }
  const pieces: Buffer[] = [];
  for await (const piece of zipOf(files())) pieces.push(piece);
  const found = unzip(Buffer.concat(pieces));
  expect([found.size, found.has('0'), found.has(String(many - 1))]).toEqual([many, true, true]);
});
