/**
 * What had the focus is gone from the screen, a row for instance: it goes on from the beginning of the screen, not of
 * the page.
 */
export function focusContent(): void {
  document.getElementById('contenido')?.focus({ preventScroll: true });
}
