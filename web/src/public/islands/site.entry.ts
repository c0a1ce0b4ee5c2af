/** What every public page does in the browser, without any library: colours, menu, way back. */
const dark = window.matchMedia('(prefers-color-scheme: dark)');

function stored(): string | null {
  try {
    return localStorage.getItem('color-mode');
  } catch {
    return null;
  }
}

/** Pictures follow the system by themselves; where somebody chose otherwise, they follow the choice. */
function followColours(): void {
  const chosen = stored();
  if (chosen === null) document.documentElement.classList.toggle('dark', dark.matches);
  if (chosen === null || (chosen === 'dark') === dark.matches) return;
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-mode=dark]')) {
    const size = source.media.replace(/( and )?\(prefers-color-scheme: \w+\)/, '') || 'all';
    source.media = chosen === 'dark' ? size : 'not all';
  }
}

const menu = document.querySelector<HTMLDetailsElement>('details.menu');

function closeMenu(event: Event): void {
  if (!menu?.open) return;
  const escape = event instanceof KeyboardEvent && event.key === 'Escape';
  const outside = !(event instanceof KeyboardEvent) && !menu.contains(event.target as Node);
  if (!escape && !outside) return;
  menu.open = false;
  if (escape) menu.querySelector('summary')?.focus();
}

/** The browser opens the section of the law that the address names; not all of them do. */
function openNamed(): void {
  const id = window.location.hash.slice(1);
  const section = id && document.getElementById(id)?.closest('details');
  if (section && !section.open) {
    section.open = true;
    document.getElementById(id)!.scrollIntoView();
  }
}

followColours();
openNamed();
dark.addEventListener('change', followColours);
window.addEventListener('hashchange', openNamed);
document.addEventListener('keydown', closeMenu);
document.addEventListener('click', closeMenu);
document
  .querySelector('[data-back]')
  ?.addEventListener('click', () => (history.length > 1 ? history.back() : window.location.assign('/')));
