import { setImmediate as turn } from 'node:timers/promises';
import type { IncomingMessage } from 'node:http';
import { Beginnings, callerOf } from './beginnings';

test('connections that come are let in first, and so is who comes behind a crowd', async () => {
  const beginnings = new Beginnings();
  const begun: string[] = [];
  const come = (who: string) => {
    beginnings.connected();
    beginnings.begin(who, () => begun.push(who));
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
      beginnings.begin(asked, () => {
        begun += 1;
      });
    await turn();
  }
  expect(begun).toBe(5);
});

test('of many who come at once four begin in a turn, though each is begun in no time', async () => {
  const beginnings = new Beginnings();
  const begun: number[] = [];
  for (let who = 0; who < 10; who += 1) beginnings.begin(who, () => begun.push(who));
  expect(begun).toEqual([0, 1, 2, 3]);
  await turn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  await turn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('who makes up what they sign in with is no other caller than their connection', () => {
  const socket = {};
  const asking = (authorization?: string) =>
    callerOf({ headers: { authorization }, socket } as IncomingMessage, header => header === 'Bearer known');
  expect(asking('Bearer known')).toBe('Bearer known');
  expect(asking('Bearer made up')).toBe(socket);
  expect(asking()).toBe(socket);
});
