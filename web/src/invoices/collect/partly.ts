import { isZero } from '../../../../schema/decimal';
/** A part of it came in, and something is still owed. */
export const partly = ({ status, collected }: { status: string; collected: string }): boolean =>
  status === 'issued' && !isZero(collected);
