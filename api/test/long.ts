/**
 * How often a random or exhaustive test runs: a few times with everything else, many times by `npm run test:long`
 * (LONG=1), which takes as long as it takes.
 */
export const runs = (few: number, many: number): number => (process.env.LONG === '1' ? many : few);
