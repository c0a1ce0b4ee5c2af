import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLatest } from '../../ui/useLatest';
import { useOverview } from '../../verifactu/useOverview';

/** What the question of who sends leaves behind where it was asked: it was answered with 'y emitir'. */
interface Left {
  issue?: boolean;
}

/**
 * Issues once, as soon as it is known how the company stands, where somebody comes back from that question having
 * pressed it. `state` stays with the address, which says it no more: neither going back nor loading anew issues again.
 */
export function useIssueOnReturn(issue: () => void, state: object | null = null): void {
  const { pathname, search, state: left } = useLocation();
  const navigate = useNavigate();
  const known = useOverview() !== null;
  const pressed = (left as Left | null)?.issue === true;
  const started = useRef(false);
  const latest = useLatest({ issue, state });
  useEffect(() => {
    if (!pressed || !known || started.current) return;
    started.current = true;
    void navigate(pathname + search, { replace: true, state: latest.current.state });
    latest.current.issue();
  }, [known, latest, navigate, pathname, pressed, search]);
}
