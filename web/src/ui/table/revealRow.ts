const MARGIN = 6;

/**
 * Scrolls the list, and only the list, until its active row is seen; what stands fast at the list's foot covers
 * nothing.
 */
export function revealRow(list: HTMLElement | null) {
  const row = list?.querySelector('[aria-selected=true]');
  const foot = list?.querySelector('[data-foot]');
  if (!list || !row || foot?.contains(row)) return;
  const frame = list.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  const over = top - MARGIN - frame.top;
  const under = bottom + MARGIN - (foot?.getBoundingClientRect().top ?? frame.bottom);
  if (over < 0) list.scrollTop += over;
  else if (under > 0) list.scrollTop += under;
}
