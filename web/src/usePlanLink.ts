import { paths } from './paths';
import { supportLink } from './support';
import { useAdmin } from './verifactu/useOverview';

/** Where a plan is chosen: an admin does it themselves, everybody else asks. */
export function usePlanLink(): { to: string; reloadDocument: boolean } {
  return useAdmin() ? { to: paths.billing, reloadDocument: false } : { to: supportLink(), reloadDocument: true };
}
