/** By `npm run test:long`, which takes as long as it takes. */
export const IS_LONG = process.env.LONG === '1';

/** How often a random or exhaustive test runs: a few times with everything else, many times by `npm run test:long`. */
export const runs = (few: number, many: number): number => (IS_LONG ? many : few);
