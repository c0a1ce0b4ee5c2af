const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
const GUIDES = 4;

/** Distance between guides: the smallest round number of which four reach the highest value. */
export function guideStep(highest: number): number {
  const wanted = Math.max(highest, GUIDES) / GUIDES;
  const magnitude = 10 ** Math.floor(Math.log10(wanted));
  return (STEPS.find(step => step * magnitude >= wanted) ?? STEPS[0]) * magnitude;
}

/** From 0 upwards. */
export const guides = (highest: number) => Array.from({ length: GUIDES + 1 }, (_, i) => i * guideStep(highest));
