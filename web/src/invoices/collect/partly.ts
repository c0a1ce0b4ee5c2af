/** A part of it came in, and something is still owed. */
export const partly = ({ status, collected }: { status: string; collected: string }): boolean =>
  status === 'issued' && /[1-9]/.test(collected);
