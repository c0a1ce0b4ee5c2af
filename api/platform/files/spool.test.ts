import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Spools } from './spool';

const MB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'folio-spools-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const warned: object[] = [];
const spools = (most?: number, dir = folder) =>
  new Spools(
    {
      warn: about => {
        warned.push(about);
      },
    },
    most,
    dir,
  );

/** So many pieces of a megabyte, each of its own byte; and how far it has come. */
function maker(count: number, failsAt = Infinity) {
  const state = { made: 0, ended: false };
  async function* pieces() {
    try {
      for (; state.made < count; state.made += 1) {
        if (state.made === failsAt) throw new Error('broken');
        yield Buffer.alloc(MB, state.made);
      }
    } finally {
      state.ended = true;
    }
  }
  return { state, pieces: pieces() };
}

async function until(come: () => boolean): Promise<void> {
  const from = performance.now();
  while (!come()) {
    if (performance.now() - from > 30_000) throw new Error('it does not come');
    await turn();
  }
}

/** Bytes of each kind, in the order in which they came. */
async function rest(reader: AsyncIterable<Buffer>, first: Buffer[] = []): Promise<[kind: number, bytes: number][]> {
  const runs: [number, number][] = [];
  const take = (piece: Buffer) => {
    for (let at = 0; at < piece.length;) {
      const kind = piece[at]!;
      const from = at;
      while (piece[at] === kind) at += 1;
      if (runs.at(-1)?.[0] === kind) runs.at(-1)![1] += at - from;
      else runs.push([kind, at - from]);
    }
  };
  first.forEach(take);
  for await (const piece of reader) take(piece);
  return runs;
}
const whole = (count: number) => Array.from({ length: count }, (_, kind) => [kind, MB]);

test('what is made does not wait for its reader, who gets it whole; nothing of it has a name or stays', async () => {
  const all = spools();
  const { state, pieces } = maker(12);
  const reader = all.through('ana', pieces);
  const { value } = await reader.next();
  await until(() => state.ended);
  expect([state.made, all.bytes]).toEqual([12, 12 * MB]);
  expect(readdirSync(folder)).toEqual([]);
  expect(await rest(reader, [value!])).toEqual(whole(12));
  expect(all.bytes).toBe(0);
});

test('where all is read it begins again at the front: a fast reader takes no room', async () => {
  const all = spools();
  let read = 0;
  let most = 0;
  async function* pieces() {
    for (let made = 0; made < 40; made += 1) {
      await until(() => read === made * MB);
      yield Buffer.alloc(MB, made);
    }
  }
  for await (const piece of all.through('ana', pieces())) {
    read += piece.length;
    most = Math.max(most, all.bytes);
  }
  expect([read, most]).toEqual([40 * MB, 0]);
});

test.each([
  ['without room', 0, folder],
  ['with room for some of it', 16 * MB, folder],
  ['without a disk', undefined, join(folder, 'absent')],
])('%s it waits for its reader, and comes whole too', async (_where, most, dir) => {
  const all = spools(most, dir);
  const { state, pieces } = maker(20);
  const reader = all.through('ana', pieces);
  const { value } = await reader.next();
  for (let turns = 0; turns < 2_000; turns += 1) await turn();
  expect(state.made).toBeLessThan(12);
  expect(await rest(reader, [value!])).toEqual(whole(20));
  expect(all.bytes).toBe(0);
  if (dir !== folder) expect(warned).toEqual([{ dir, code: 'ENOENT' }]);
});

test.each([
  ['of a company has half of the room', ['ana', 'ana'], 8],
  ['of two companies have all of it', ['ana', 'bob'], 16],
])('what waits %s, and then waits for its own reader', async (_what, whose, most) => {
  const all = spools(16 * MB);
  const [first, second] = [maker(30), maker(30)];
  const readers = [first, second].map(({ pieces }, at) => all.through(whose[at]!, pieces));
  const started = await Promise.all(readers.map(reader => reader.next()));
  // The disk takes its time; what would come beyond what may wait comes within a few turns.
  await until(() => all.bytes >= most * MB);
  for (let turns = 0; turns < 2_000; turns += 1) await turn();
  expect(all.bytes).toBe(most * MB);
  expect(first.state.made + second.state.made).toBeLessThan(most + 8);
  expect(await rest(readers[1]!, [started[1]!.value!])).toEqual(whole(30));
  expect(await rest(readers[0]!, [started[0]!.value!])).toEqual(whole(30));
});

test('the maker goes no further ahead than it may', async () => {
  const { state, pieces } = maker(20);
  const reader = spools().through('ana', pieces, () => 2 * MB);
  const { value } = await reader.next();
  for (let turns = 0; turns < 2_000; turns += 1) await turn();
  expect(state.made).toBeLessThan(6);
  expect(await rest(reader, [value!])).toEqual(whole(20));
});

test('a reader who leaves ends what is being made, and gives the room back', async () => {
  const all = spools(16 * MB);
  const { state, pieces } = maker(1_000);
  const reader = all.through('ana', pieces);
  await reader.next();
  await reader.return(undefined);
  expect([state.ended, state.made < 1_000, all.bytes]).toEqual([true, true, 0]);
});

test('a failure comes behind what was made before it', async () => {
  const got: number[] = [];
  const all = spools();
  const reading = (async () => {
    for await (const piece of all.through('ana', maker(5, 3).pieces)) got.push(piece.length);
  })();
  await expect(reading).rejects.toThrow('broken');
  expect([got.reduce((sum, each) => sum + each, 0), all.bytes]).toEqual([3 * MB, 0]);
});
