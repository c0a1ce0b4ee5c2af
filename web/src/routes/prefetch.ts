import { frame, screenAt, SCREENS, type Screen } from './screens';
import { paths } from '../paths';

/** Where people go next; the first screen after the sign-in for who is not in yet. */
const NEXT: Record<'visitors' | 'members', string[]> = {
  visitors: [paths.dashboard],
  members: [paths.invoices(), paths.newInvoice, paths.anyInvoice, paths.dashboard],
};

/** A file that does not come is asked for again when its screen is opened. */
const fetchScreen = ({ load, audience }: Screen) =>
  Promise.all([load(), audience === 'members' ? frame() : null]).catch(() => undefined);

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const whenIdle = (go: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(go, { timeout: 5000 }) : setTimeout(go, 2000);

/** Once the first screen stands and nothing else is to be done, one after the other. */
async function fetchNext(): Promise<void> {
  const audience = screenAt(location.pathname)?.audience === 'members' ? 'members' : 'visitors';
  for (const path of NEXT[audience]) {
    await new Promise<void>(done => whenIdle(done));
    await fetchScreen(SCREENS.find(screen => screen.path === path)!);
  }
}

function screenOf(target: EventTarget | null): Screen | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin ? screenAt(link.pathname) : undefined;
}

/**
 * Loads screens before they are opened: the likely ones when idle, any other when pointer or keyboard come to its link.
 */
export function prefetch(): void {
  if (savesData()) return;
  const look = ({ target }: Event) => {
    const screen = screenOf(target);
    if (screen) void fetchScreen(screen);
  };
  document.addEventListener('pointerover', look, { passive: true });
  document.addEventListener('focusin', look);
  const wait = () => void fetchNext();
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
