import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { zipOf, type ZippedFile } from './zip';

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;
const held = () => {
  collect();
  return process.memoryUsage().arrayBuffers;
};

test('memory holds a line of each file, not the slab that node cut it from', async () => {
  const FILES = 5_000;
  async function* papers(): AsyncGenerator<ZippedFile[]> {
    // What else a server allocates between two papers.
    for (let n = 0; n < FILES; n += 1)
      yield [
        {
          name: `facturas/factura-A-2026-${n}.pdf`,
          text: Buffer.concat([Buffer.from('x'.repeat(3_500)), Buffer.alloc(500)]),
          at: new Date(),
          stored: true,
        },
      ];
  }
  const before = held();
  let sent = 0;
  let grown = 0;
  for await (const piece of zipOf(papers())) {
    sent += piece.length;
    if (grown === 0 && sent > (FILES - 10) * 4_000) grown = held() - before;
  }
  expect(sent).toBeGreaterThan(FILES * 4_000);
  // Some 90 bytes each, and what else is under way; with their slabs it is 10 kB each.
  expect(grown).toBeLessThan(FILES * 2_000);
});
