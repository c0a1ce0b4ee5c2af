import { nextSlice } from '../event-loop';
import { Turns } from './turns';

const settle = () =>
  new Promise<void>(resolve => {
    setImmediate(resolve);
  });

/** Work that ends on demand, and the order in which it began. */
function works() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    ends,
    make: (name: string) => () => {
      started.push(name);
      return new Promise<void>(resolve => {
        ends.push(resolve);
      });
    },
  };
}

test('as many at once as fit, the others in the order they came; other keys do not wait', async () => {
  const turns = new Turns(2);
  const { started, ends, make } = works();
  const all = ['1', '2', '3', '4'].map(name => turns.take('a', make(name)));
  all.push(turns.take('b', make('other')));
  await settle();
  expect(started).toEqual(['1', '2', 'other']);
  ends[1]!();
  await settle();
  expect(started).toEqual(['1', '2', 'other', '3']);
  ends[0]!();
  await settle();
  ends.forEach(end => end());
  await Promise.all(all);
  expect(started).toEqual(['1', '2', 'other', '3', '4']);
});

test('a failure passes the turn on', async () => {
  const turns = new Turns(1);
  const failed = turns.take('a', async () => {
    throw new Error('no');
  });
  const next = turns.take('a', async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('who waits too long is asked to come back, and takes no turn', async () => {
  jest.useFakeTimers();
  const turns = new Turns(1);
  const { started, ends, make } = works();
  const first = turns.take('a', make('first'));
  const late = expect(turns.take('a', make('late'))).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 });
  jest.advanceTimersByTime(5_000);
  await late;
  jest.useRealTimers();
  ends[0]!();
  await first;
  expect(started).toEqual(['first']);
  expect(await turns.take('a', async () => 'free')).toBe('free');
});

test('of several long works only one has a slice in a turn of the event loop, and each its own in order', async () => {
  let turn = 0;
  let counting = true;
  const count = () => {
    turn += 1;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const slices: { work: string; turn: number }[] = [];
  const work = async (name: string) => {
    for (let n = 0; n < 3; n += 1) {
      await nextSlice();
      slices.push({ work: name, turn });
    }
  };
  await Promise.all(['a', 'b', 'c'].map(work));
  counting = false;
  expect(slices.map(each => each.work).join('')).toBe('abcabcabc');
  expect(new Set(slices.map(each => each.turn)).size).toBe(slices.length);
});

test('slices of one kind do not wait for the crowd of another', async () => {
  const done: string[] = [];
  const crowd = Array.from({ length: 50 }, () => nextSlice('files').then(() => done.push('file')));
  await Promise.all(['a', 'b'].map(name => nextSlice().then(() => done.push(name))));
  expect(done.filter(each => each !== 'file')).toEqual(['a', 'b']);
  expect(done.length).toBeLessThan(6);
  await Promise.all(crowd);
});
