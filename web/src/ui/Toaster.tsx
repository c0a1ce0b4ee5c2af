import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useToasts, type Toast } from './toast';
import { ToastCard } from './ToastCard';

// A screen with a bar fixed at its foot says how high it is, so that nothing lies over its buttons.
const FOOT = 'var(--foot-bar, 0px)';

/** Success and information bottom right, errors and warnings top right. Alt+T moves the focus to them. */
export function Toaster() {
  const toasts = useToasts();
  const bad = useRef<HTMLOListElement>(null);
  const good = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const goTo = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return;
      event.preventDefault();
      [bad.current, good.current].find(list => list?.childElementCount)?.focus();
    };
    document.addEventListener('keydown', goTo);
    return () => document.removeEventListener('keydown', goTo);
  }, []);
  const serious = (toast: Toast) => toast.kind === 'error' || toast.kind === 'warning';
  // Beside the product, not within: a modal hides the product from readers, but not what is live beside it.
  return createPortal(
    <>
      <Region list={bad} label="Errores y avisos (Alt+T)" live="assertive" toasts={toasts.filter(serious)} place="top" />
      <Region list={good} label="Notificaciones (Alt+T)" live="polite" toasts={toasts.filter(t => !serious(t))} place="bottom" />
    </>,
    document.body,
  );
}

interface RegionProps {
  list: RefObject<HTMLOListElement | null>;
  label: string;
  live: 'assertive' | 'polite';
  toasts: Toast[];
  place: 'top' | 'bottom';
}

function Region({ list, label, live, toasts, place }: RegionProps) {
  const [paused, setPaused] = useState(false);
  return (
    <Box
      as="section" data-toasts={place} aria-label={label} aria-live={live} position="fixed" zIndex="toast" insetEnd={{ base: '4', lg: '6' }} maxWidth="calc(100vw - 32px)"
      top={place === 'top' ? { base: '4', lg: '6' } : undefined} bottom={place === 'bottom' ? { base: `calc({spacing.4} + ${FOOT})`, lg: `calc({spacing.6} + ${FOOT})` } : undefined} pointerEvents="none"
      onMouseEnter={() => setPaused(true)} onMouseLeave={() => setPaused(false)} onFocus={() => setPaused(true)} onBlur={() => setPaused(false)}
    >
      <Box as="ol" ref={list} tabIndex={-1} display="grid" gap="2" listStyleType="none" borderRadius="md">
        {toasts.map(toast => <ToastCard key={toast.id} toast={toast} paused={paused} />)}
      </Box>
    </Box>
  );
}
