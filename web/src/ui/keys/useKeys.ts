import { useEffect } from 'react';
import { useLatest } from '../useLatest';
import { dialogOpen, isFree, isStroke, type KeyName } from './keys';

/**
 * What keys do while a screen stands, wherever the focus is; under a dialog they rest. What a screen says of a key comes
 * before what the frame around it says.
 */
export function useKeys(does: Partial<Record<KeyName, () => void>>, from: 'screen' | 'frame' = 'screen'): void {
  const latest = useLatest(does);
  useEffect(() => {
    const target = from === 'screen' ? document : window;
    const listen = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return;
      if (event.defaultPrevented || event.repeat) return;
      const name = (Object.keys(latest.current) as KeyName[]).find(
        each => isStroke(event, each) && isFree(event, each),
      );
      // Asked last: most keys are letters of some text, and this looks through the whole page.
      if (!name || dialogOpen()) return;
      event.preventDefault();
      latest.current[name]?.();
    };
    target.addEventListener('keydown', listen);
    return () => target.removeEventListener('keydown', listen);
  }, [latest, from]);
}
