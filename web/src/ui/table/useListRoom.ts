import { useCallback, useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';

const GAP = 4;
const EDGE = 8;
const TALLEST = 360;
/** With this much below the field, a list does not need the room above it. */
const ENOUGH = 240;
/** In less room than this, all of the list scrolls. */
const CRAMPED = 160;

interface Room {
  above: boolean;
  height: number;
}

// What is left over by a keyboard on the screen, below the bar of the page.
function windowSeen() {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return { start: Math.max(offsetTop, bar), end: offsetTop + height };
}

function roomAt(field: Element): Room {
  const { top, bottom } = field.getBoundingClientRect();
  const { start, end } = windowSeen();
  const [over, under] = [top - start, end - bottom].map(space => Math.floor(space) - GAP - EDGE);
  const above = under < ENOUGH && over > under;
  return { above, height: Math.max(0, Math.min(TALLEST, above ? over : under)) };
}

/** Where neither side has room, as at 400 %, the field goes up to the bar. */
function makeRoom(field: Element | null | undefined) {
  if (!field || roomAt(field).height >= CRAMPED) return;
  window.scrollBy({ top: field.getBoundingClientRect().top - windowSeen().start - EDGE, behavior: 'instant' });
}

/** Keeps a list that hangs at its parent within the window: below, or above where there is more room. */
export function useListRoom(list: RefObject<HTMLElement | null>, open: boolean) {
  const [{ above, height }, setRoom] = useState<Room>({ above: false, height: TALLEST });
  const measure = useCallback(() => {
    const field = list.current?.parentElement;
    if (!field) return;
    const next = roomAt(field);
    setRoom(now => (now.above === next.above && now.height === next.height ? now : next));
  }, [list]);
  useLayoutEffect(() => {
    if (!open) return;
    makeRoom(list.current?.parentElement);
    measure();
    const moves = [
      [window, 'resize'],
      [window, 'scroll'],
      [window.visualViewport, 'resize'],
      [window.visualViewport, 'scroll'],
    ] as const;
    for (const [target, name] of moves) target?.addEventListener(name, measure, { capture: true, passive: true });
    return () => {
      for (const [target, name] of moves) target?.removeEventListener(name, measure, { capture: true });
    };
  }, [list, measure, open]);
  const style: CSSProperties = { maxHeight: height, [above ? 'bottom' : 'top']: `calc(100% + ${GAP}px)` };
  return { style, cramped: height < CRAMPED };
}
