/** Rows of a page, where a list has no reason to have fewer. */
export const PAGE = 50;

/** The window of at most five page numbers around the current one. */
export function pageWindow(page: number, totalPages: number, size = 5): number[] {
  const length = Math.min(size, totalPages);
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), totalPages - length + 1));
  return Array.from({ length }, (_, i) => first + i);
}

/** '51–100 de 312 facturas' */
export function rangeText(
  { page, limit, total }: { page: number; limit: number; total: number },
  noun: string,
): string {
  const format = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });
  const from = (page - 1) * limit + 1;
  return `${format.format(from)}–${format.format(Math.min(total, page * limit))} de ${format.format(total)} ${noun}`;
}
