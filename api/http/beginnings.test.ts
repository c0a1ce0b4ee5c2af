import { setImmediate as turn } from 'node:timers/promises';
import type { IncomingMessage } from 'node:http';
import { Beginnings, callerOf } from './beginnings';

const known = (key: unknown) => ({ key, stranger: false });
const stranger = (key: unknown) => ({ key, stranger: true });
/** Work that takes no time: on a busy machine it would, and fewer would begin in a turn. */
const inNoTime = () => new Beginnings(() => 0);

test('connections that come are let in first, and so is who comes behind a crowd', async () => {
  // On a busy machine these turns would take longer than connections may come without end.
  const beginnings = inNoTime();
  const begun: string[] = [];
  const come = (who: string) => {
    beginnings.connected();
    beginnings.begin(known(who), () => begun.push(who));
  };
  for (let n = 0; n < 5; n += 1) {
    come('crowd');
    if (n > 0) expect(begun).toEqual(['crowd']);
    await turn();
  }
  come('ana');
  expect(begun).toEqual(['crowd']);
  for (let n = 0; n < 6; n += 1) await turn();
  expect(begun).toEqual(['crowd', 'crowd', 'ana', 'crowd', 'crowd', 'crowd']);
});

test('connections that come without end keep no request waiting', async () => {
  const beginnings = new Beginnings();
  let begun = 0;
  for (let asked = 0; begun < 5; asked += 1) {
    beginnings.connected();
    if (asked < 5)
      beginnings.begin(known(asked), () => {
        begun += 1;
      });
    await turn();
  }
  expect(begun).toBe(5);
});

test('of many who come at once four begin in a turn, though each is begun in no time', async () => {
  const beginnings = inNoTime();
  const begun: number[] = [];
  for (let who = 0; who < 10; who += 1) beginnings.begin(known(who), () => begun.push(who));
  expect(begun).toEqual([0, 1, 2, 3]);
  await turn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  await turn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('of strangers one begins in a turn, however many they are, and beside those that are known', async () => {
  const beginnings = inNoTime();
  const begun: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    for (const who of ['one', 'other']) beginnings.begin(stranger(who), () => begun.push(who));
    beginnings.begin(known(n), () => begun.push(`known ${n}`));
  }
  expect(begun).toEqual(['one', 'known 0', 'known 1', 'known 2']);
  for (let n = 0; n < 5; n += 1) await turn();
  expect(begun.slice(4)).toEqual(['other', 'one', 'other', 'one', 'other']);
});

test('who makes up what they sign in with is no other caller than their connection', () => {
  const socket = {};
  const asking = (authorization?: string) =>
    callerOf({ headers: { authorization }, socket } as IncomingMessage, header => header === 'Bearer known');
  expect(asking('Bearer known')).toEqual(known('Bearer known'));
  expect(asking('Bearer made up').key).toBe(socket);
  expect(asking()).toEqual(stranger(socket));
});
