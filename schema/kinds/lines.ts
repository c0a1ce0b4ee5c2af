/** Lines of an invoice at most. */
export const MOST_LINES = 1000;
