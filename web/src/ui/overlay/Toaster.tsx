import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { PHONE } from '../format/media';
import { isStroke } from '../keys/keys';
import { useToasts, type Toast } from './toast';
import { ToastCard } from './ToastCard';

// A screen with a bar fixed at its foot says how high it is, so that nothing lies over its buttons.
const FOOT = 'var(--foot-bar, 0px)';

/**
 * On a phone both stand over the bar, good news below bad: there is the only place without a field or a button of the
 * screen.
 */
const OVER_BAR = {
  [PHONE]: { insetInlineEnd: '16px', top: '7px', bottom: 'auto' },
  '[data-toasts=top]:has(li) + &': { [PHONE]: { top: '88px' } },
};

/** Success and information bottom right, errors and warnings top right. Alt+T moves the focus to them. */
export function Toaster() {
  const toasts = useToasts();
  const bad = useRef<HTMLOListElement>(null);
  const good = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const goTo = (event: KeyboardEvent) => {
      if (!isStroke(event, 'toasts')) return;
      event.preventDefault();
      const list = [bad.current, good.current].find(each => each?.childElementCount);
      // The newest 'Deshacer' first: its time is short.
      const undo = [...(list?.querySelectorAll<HTMLElement>('li[data-undo]') ?? [])].at(-1)?.querySelector('button');
      (undo ?? list)?.focus();
    };
    document.addEventListener('keydown', goTo);
    return () => document.removeEventListener('keydown', goTo);
  }, []);
  const serious = (toast: Toast) => toast.kind === 'error' || toast.kind === 'warning';
  // Beside the product, not within: a modal hides the product from readers, but not what is live beside it.
  return createPortal(
    <>
      <Region
        list={bad}
        label="Errores y avisos (Alt+T)"
        live="assertive"
        toasts={toasts.filter(serious)}
        place="top"
      />
      <Region
        list={good}
        label="Notificaciones (Alt+T)"
        live="polite"
        toasts={toasts.filter(t => !serious(t))}
        place="bottom"
      />
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
      as="section"
      css={OVER_BAR}
      data-toasts={place}
      aria-label={label}
      aria-live={live}
      pointerEvents="none"
      maxWidth="calc(100vw - 32px)"
      position="fixed"
      zIndex="toast"
      insetEnd="6"
      top={place === 'top' ? '6' : undefined}
      bottom={place === 'bottom' ? `calc({spacing.6} + ${FOOT})` : undefined}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Box as="ol" ref={list} tabIndex={-1} display="grid" gap="2" listStyleType="none" borderRadius="md">
        {toasts.map(toast => (
          <ToastCard key={toast.id} toast={toast} paused={paused} />
        ))}
      </Box>
    </Box>
  );
}
