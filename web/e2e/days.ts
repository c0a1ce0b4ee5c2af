/** A day from today on as a company and its browser in Madrid count it: before it is one by UTC, it may be the next. */
export const madridDay = (days = 0): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' });
