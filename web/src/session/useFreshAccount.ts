import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from './session';

const EVERY_MS = 60_000;

/**
 * A person who got another role or plan sees it when they come back to the window or go to another screen.
 */
export function useFreshAccount(): void {
  const { user, refresh } = useAuth();
  const { pathname } = useLocation();
  const signedIn = user !== null;
  const read = useRef(Date.now());
  useEffect(() => {
    if (!signedIn) return undefined;
    const look = () => {
      if (document.hidden || Date.now() - read.current < EVERY_MS) return;
      read.current = Date.now();
      void refresh();
    };
    look();
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [signedIn, pathname, refresh]);
}
