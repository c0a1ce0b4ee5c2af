import { commissionOf, reversedOf } from './commission';
import { formatCents, parseDecimal, toCents } from './decimal';

const cents = (text: string) => toCents(parseDecimal(text));

/** The same numbers at every run. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test.each([
  ['49.00', '20', '9.80'],
  ['468.00', '20.00', '93.60'],
  ['9.00', '20', '1.80'],
  ['19.00', '12.5', '2.38'],
  ['0.01', '50', '0.01'],
  ['0.01', '49.99', '0.00'],
  ['49.00', '0', '0.00'],
  ['49.00', '100.00', '49.00'],
  ['999999999.99', '100', '999999999.99'],
])('%s € at %s %% are %s €', (net, rate, commission) => {
  expect(commissionOf(net, rate)).toBe(commission);
});

test.each([
  ['9.80', '59.29', '59.29', '9.80'],
  ['9.80', '59.29', '10.00', '1.65'],
  ['9.80', '59.29', '0.00', '0.00'],
  ['0.01', '59.29', '29.00', '0.00'],
  ['0.01', '59.29', '30.00', '0.01'],
  ['0.00', '0.00', '0.00', '0.00'],
])('of %s €, when of %s € %s go back, %s go back', (commission, paid, refunded, reversed) => {
  expect(reversedOf(commission, paid, refunded)).toBe(reversed);
});

test('over 10,000 payments and refunds every cent is earned, taken back or neither twice', () => {
  const roll = dice(2026);
  let [commissions, kept, taken, exact] = [0n, 0n, 0n, 0n];
  for (let payment = 0; payment < 10_000; payment += 1) {
    const net = BigInt(roll(100_000));
    const rate = BigInt(roll(10_001));
    const commission = cents(commissionOf(formatCents(net), formatCents(rate)));
    // Half a cent at most from net × rate / 100, which is never rounded here.
    const off = commission * 20_000n - net * rate * 2n;
    expect(off >= -10_000n && off <= 10_000n).toBe(true);
    exact += net * rate;
    const paid = net + (net * 21n) / 100n;
    let [back, reversed] = [0n, 0n];
    for (let refunds = roll(4); refunds > 0; refunds -= 1) {
      back += BigInt(roll(Number(paid - back) + 1));
      const now = cents(reversedOf(formatCents(commission), formatCents(paid), formatCents(back)));
      // Refunds only take more, and never more than there was.
      expect(now >= reversed && now <= commission).toBe(true);
      reversed = now;
    }
    if (back === paid && back > 0n) expect(reversed).toBe(commission);
    commissions += commission;
    kept += commission - reversed;
    taken += reversed;
  }
  expect(kept + taken).toBe(commissions);
  // The roundings of 10,000 payments: no more than half a cent each.
  const drift = commissions * 10_000n - exact;
  expect(drift > -10_000n * 5_000n && drift < 10_000n * 5_000n).toBe(true);
});
