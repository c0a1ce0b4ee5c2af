import { AWAKE } from '../../routes/awake';
import { invitationIn, inviterOf } from '../../inviter';

/**
 * The sign-in and its kin, as the build wrote them, before the application is there: it comes when somebody turns to
 * the page, and gets what was pressed until then. Until then fields are typed in and links lead on as in any page.
 */
const app = document.querySelector<HTMLScriptElement>('script[data-app]')!.dataset.app!;
const root = document.getElementById('root')!;
/** No moves of the pointer: Chromium sends one of its own where a page appears under it. */
const SIGNS = ['pointerdown', 'keydown', 'input', 'touchstart'];

let coming: Promise<unknown> | undefined;
let pressed: HTMLElement | null = null;

const come = () => {
  coming ??= import(/* @vite-ignore */ app).catch(() => {
    coming = undefined;
  });
};

/** Enter in a field clicks the form's button too. */
function keep(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  event.preventDefault();
  pressed = button;
  come();
}

const dark = window.matchMedia('(prefers-color-scheme: dark)');

/** The page was written in light colours; until somebody chooses others, it follows the system. */
function colour(): void {
  if (localStorage.getItem('color-mode') === null) document.documentElement.classList.toggle('dark', dark.matches);
  if (!document.documentElement.classList.contains('dark')) return;
  for (const button of root.querySelectorAll<HTMLElement>('[data-in-dark]')) {
    button.title = button.dataset.inDark!;
    button.setAttribute('aria-label', button.title);
  }
}

/** Who sent the visitor here, where somebody did. */
async function tellInviter(): Promise<void> {
  const line = root.querySelector('[data-invitation]');
  const code = invitationIn(location.search);
  const text = line && code ? await inviterOf(code) : null;
  // If the application is there, it has written it already.
  if (line && text && !line.textContent) line.textContent = text;
}

function awake(): void {
  for (const sign of SIGNS) document.removeEventListener(sign, come);
  document.removeEventListener('click', keep, true);
  dark.removeEventListener('change', colour);
  // In a later turn: what was typed before is only then known to the form.
  if (pressed) setTimeout(() => pressed!.click());
}

if (document.documentElement.classList.contains('member')) come();
else {
  for (const sign of SIGNS) document.addEventListener(sign, come, { passive: true });
  document.addEventListener('click', keep, true);
  document.addEventListener(AWAKE, awake, { once: true });
  dark.addEventListener('change', colour);
  colour();
  void tellInviter();
}
