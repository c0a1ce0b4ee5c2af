/**
 * SQL of what an invoice adds to sums of invoices: its total, less what the ones that it replaces said, which count
 * themselves. `of`: the alias of the table.
 */
export const amountCounted = (of = 'invoices'): string =>
  `(${of}.total - coalesce(${of}.replaced_base + ${of}.replaced_quota + coalesce(${of}.replaced_recargo, 0), 0))`;
