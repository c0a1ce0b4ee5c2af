import { paths } from './paths';
import { useAuth } from './session/session';
import { supportLink } from './support';

/** Where a plan is chosen: an admin does it themselves, everybody else asks. */
export function usePlanLink(): { admin: boolean; link: { to: string; reloadDocument: boolean } } {
  const admin = useAuth().user?.role === 'admin';
  return {
    admin,
    link: admin ? { to: paths.billing, reloadDocument: false } : { to: supportLink(), reloadDocument: true },
  };
}
