import { useEffect, useRef } from 'react';

const BREAKPOINT = 991.98;
const DEBOUNCE = 100;

/** Runs `then` when the window has come to rest at a desktop's width. */
export function useDesktopAgain(then: () => void): void {
  const latest = useRef(then);
  latest.current = then;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const resized = () => {
      clearTimeout(timer);
      timer = setTimeout(() => window.innerWidth > BREAKPOINT && latest.current(), DEBOUNCE);
    };
    window.addEventListener('resize', resized);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', resized);
    };
  }, []);
}
