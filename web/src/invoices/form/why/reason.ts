import type { Said } from '../../cause';

/** One answer to why there is no tax: it says the cause, asks closer, or is something else than a line. */
export interface Reason {
  name: string;
  text: string;
  said?: Said;
  then?: readonly Reason[];
  suplido?: true;
}
