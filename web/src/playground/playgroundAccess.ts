/** Names of the editors that GraphiQL leaves without one. */
const NAMES: [within: string, name: string][] = [
  ['.graphiql-query-editor', 'Operación'],
  ['.result-window', 'Respuesta'],
  ['.graphiql-editor-tool .graphiql-editor:nth-child(1)', 'Variables'],
  ['.graphiql-editor-tool .graphiql-editor:nth-child(2)', 'Cabeceras'],
];

// A screen reader does not see a tab that contains buttons as one: the buttons themselves say which is open.
function fixTabs(root: HTMLElement): void {
  root.querySelectorAll('[role=tablist]').forEach(list => list.removeAttribute('role'));
  root.querySelectorAll('li[role=tab]').forEach(tab => {
    tab.querySelector('button')?.setAttribute('aria-current', String(tab.getAttribute('aria-selected') === 'true'));
    tab.removeAttribute('role');
  });
  root.querySelectorAll('.graphiql-tab[aria-selected]').forEach(tab => {
    tab.querySelector('button')?.setAttribute('aria-current', tab.getAttribute('aria-selected')!);
    tab.removeAttribute('aria-selected');
  });
}

function correct(root: HTMLElement): void {
  for (const [within, name] of NAMES) {
    root
      .querySelectorAll(`${within} textarea:not([aria-label])`)
      .forEach(field => field.setAttribute('aria-label', name));
    // What scrolls can be reached to be scrolled.
    root.querySelectorAll(`${within} .CodeMirror-scroll[tabindex="-1"]`).forEach(scroll => {
      scroll.setAttribute('tabindex', '0');
      scroll.setAttribute('role', 'region');
      scroll.setAttribute('aria-label', `${name}, texto`);
    });
  }
  fixTabs(root);
}

// The editor would write a tab: without a mouse nobody got out of it again.
function leaveByTab(event: KeyboardEvent): void {
  if (event.key === 'Tab' && event.target instanceof HTMLTextAreaElement) event.stopPropagation();
}

/** Makes GraphiQL usable by keyboard and by ear below `root`; answers how to end that. */
export function accessible(root: HTMLElement): () => void {
  const observer = new MutationObserver(() => correct(root));
  correct(root);
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['role', 'aria-selected'],
  });
  root.addEventListener('keydown', leaveByTab, true);
  return () => {
    observer.disconnect();
    root.removeEventListener('keydown', leaveByTab, true);
  };
}
