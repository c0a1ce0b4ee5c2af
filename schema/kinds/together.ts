/** So many invoices one document rectifies at most: as many as a selection of the list has. */
export const MOST_TOGETHER = 100;
