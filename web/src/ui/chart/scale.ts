const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
const GUIDES = 4;

/** Round numbers from 0 up to the first that reaches the highest value, four at most. */
export function guides(highest: number): number[] {
  const wanted = Math.max(highest, GUIDES) / GUIDES;
  const magnitude = 10 ** Math.floor(Math.log10(wanted));
  const step = (STEPS.find(each => each * magnitude >= wanted) ?? STEPS[0]) * magnitude;
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, i) => i * step);
}
