import { shareOut } from '../apportion';

/** A line of a margin scheme in cents, VAT included: its price, and what all of it cost with the price's sign. */
export interface Sold {
  price: bigint;
  cost: bigint;
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);
const left = ({ price, cost }: Sold): bigint => price - cost;

/** Of what was given away the cost alone has a sign. */
const isBack = ({ price, cost }: Sold): boolean => price < 0n || (price === 0n && cost < 0n);

/** Sold, or given back, at less than it cost. */
export const atLoss = (sold: Sold): boolean => (isBack(sold) ? left(sold) > 0n : left(sold) < 0n);
export const allOf = (lines: readonly Sold[]): Sold => ({
  price: sum(lines.map(({ price }) => price)),
  cost: sum(lines.map(({ cost }) => cost)),
});

const ofEach = (sold: Sold): bigint => (atLoss(sold) ? 0n : left(sold));

/** What is earned of a trip: its services are one, so that what one of them loses lowers what the others bring. */
function ofTrip(lines: readonly Sold[]): bigint[] {
  const trip = allOf(lines);
  if (atLoss(trip)) return lines.map(() => 0n);
  const each = lines.map(ofEach);
  // Shared out over what brings something; where some is given back and some is sold, as it is.
  const oneSign = !each.some(amount => amount < 0n) || !each.some(amount => amount > 0n);
  return oneSign && sum(each) !== 0n ? shareOut(left(trip), each) : lines.map(left);
}

/**
 * What is earned of each line of one rate, with its sign. A loss counts as nothing: of goods (03) each by itself, of
 * travel (05) that of all its lines, as a trip is one service (LIVA, arts. 137, 141 and 145).
 */
export const earnedOf = (lines: readonly Sold[], ivaRegime: string | null | undefined): bigint[] =>
  ivaRegime === '05' ? ofTrip(lines) : lines.map(ofEach);

export const earnedTogether = (lines: readonly Sold[], ivaRegime: string | null | undefined): bigint =>
  sum(earnedOf(lines, ivaRegime));
