import { CalendarClock } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { daysBetween } from '../../../schema/days';
import type { ObligationFieldsFragment } from '../gql/verifactu';
import { paths } from '../paths';
import { Banner } from '../ui/layout/Banner';
import { ButtonLink } from '../ui/Button';
import { today } from '../ui/format/dates';
import { useAdmin, useObligation } from './useOverview';

/** From so many days before the law binds a company that does not send, its screens count down. */
const AHEAD = 90;

/** From when nothing can be issued if nothing changes; null: the law does not ask for it. */
const endOf = ({ sends, bindsFrom, boundUntil }: ObligationFieldsFragment): string | null =>
  bindsFrom && sends && boundUntil && boundUntil > bindsFrom ? boundUntil : bindsFrom;

/** Where the law is about to bind the company, or binds it and nothing can be issued: what to do. */
export function ObligationNotice() {
  const obligation = useObligation();
  const admin = useAdmin();
  const { pathname, search } = useLocation();
  if (!obligation || (obligation.sends && !obligation.ending)) return null;
  const { mayIssue, words } = obligation;
  const from = endOf(obligation);
  if (mayIssue && (from === null || daysBetween(today(), from) > AHEAD)) return null;
  const action = admin ? (
    <ButtonLink to={paths.whoSends} state={{ back: pathname + search }} size="sm" variant="outline">
      Elegir quién envía
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.myObligations} size="sm" variant="outline">
      Ver la fecha
    </ButtonLink>
  );
  return (
    <Banner kind={mayIssue ? 'info' : 'danger'} icon={CalendarClock} action={action}>
      {words}
      {!admin && ' Lo decide un administrador de tu empresa.'}
    </Banner>
  );
}
