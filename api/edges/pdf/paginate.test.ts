import fc from 'fast-check';
import { runs } from '../../test/long';
import { paginate, type Block } from './paginate';

const FIRST = { top: 0, bottom: 100 };
const REST = { top: 10, bottom: 100 };
const draw = () => {};
const block = (height: number, more: Partial<Block> = {}): Block => ({ height, draw, ...more });

test('a table head stands over the first row and over the first row of each page', () => {
  const head = block(10, { gap: 5 });
  const rows = Array.from({ length: 12 }, () => block(20, { head }));
  const pages = paginate([block(30), ...rows], FIRST, REST);
  expect(pages.map(page => page.map(({ block: { height }, y, repeated }) => [height, y, repeated]))).toEqual([
    [
      [30, 0, false],
      [10, 35, false],
      [20, 45, false],
      [20, 65, false],
    ],
    ...[1, 2].map(() => [
      [10, 10, true],
      [20, 20, false],
      [20, 40, false],
      [20, 60, false],
      [20, 80, false],
    ]),
    [
      [10, 10, true],
      [20, 20, false],
      [20, 40, false],
    ],
  ]);
});

test('where a table goes on its sum stands at the foot and under the next head, with room kept for both', () => {
  const head = block(10);
  const sums = Array.from({ length: 4 }, () => ({ below: block(11), above: block(12) }));
  const rows = Array.from({ length: 5 }, (_, i) => block(20, { head, sum: sums[i] }));
  const pages = paginate([block(20), ...rows, block(5)], FIRST, REST);
  // Three rows would fit, but then not what they come to.
  expect(pages.map(page => page.map(({ block: { height }, y }) => [height, y]))).toEqual([
    [
      [20, 0],
      [10, 20],
      [20, 30],
      [20, 50],
      [11, 70],
    ],
    [
      [10, 10],
      [12, 20],
      [20, 32],
      [20, 52],
      [20, 72],
      [5, 92],
    ],
  ]);
  expect(pages.flat().map(placed => placed.block)).toEqual(expect.arrayContaining([sums[1]!.below, sums[1]!.above]));
  expect(pages.flat().map(placed => placed.block)).not.toContain(sums[3]!.below);
});

test('a head without room for a row goes to the next page with it', () => {
  const head = block(10);
  const pages = paginate([block(75), block(20, { head })], FIRST, REST);
  expect(pages.map(page => page.length)).toEqual([1, 2]);
});

test('what keeps with the next block moves with it, without its gap at the top', () => {
  const pages = paginate([block(60), block(20, { gap: 5, keep: true }), block(30, { gap: 5 })], FIRST, REST);
  expect(pages.map(page => page.map(({ y }) => y))).toEqual([[0], [10, 35]]);
});

test('a chain higher than a page lets its first blocks go', () => {
  const chain = [block(50, { keep: true }), block(50, { keep: true }), block(30)];
  expect(paginate([block(60), ...chain], FIRST, REST).map(page => page.length)).toEqual([1, 1, 2]);
});

test('nothing is lost, turned round, cut or laid over something else', () => {
  const heads = [undefined, block(8, { gap: 3 }), block(12)];
  const sum = { below: block(5), above: block(7) };
  const besides = [...heads, sum.below, sum.above];
  const some = fc.record({
    height: fc.integer({ min: 1, max: 55 }),
    gap: fc.integer({ min: 0, max: 15 }),
    keep: fc.boolean(),
    head: fc.constantFrom(...heads),
    sum: fc.constantFrom(undefined, sum),
  });
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 40 }), given => {
      const blocks = given.map(one => block(one.height, one));
      const pages = paginate(blocks, FIRST, REST);
      expect(
        pages
          .flat()
          .map(placed => placed.block)
          .filter(placed => !besides.includes(placed)),
      ).toEqual(blocks);
      for (const [i, page] of pages.entries()) {
        let free = (i === 0 ? FIRST : REST).top;
        for (const {
          block: { height },
          y,
        } of page) {
          expect(y).toBeGreaterThanOrEqual(free);
          free = y + height;
        }
        expect(free).toBeLessThanOrEqual(REST.bottom);
        expect(page.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: runs(100, 500) },
  );
});
