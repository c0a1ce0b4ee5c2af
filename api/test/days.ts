import { daysAfter } from '../../schema/days';

/**
 * The day on which most companies of the tests are: in Madrid, where for an hour or two it is another than by UTC. For one
 * hour of each night it is another than in the Canary Islands too.
 */
export const today = (timeZone = 'Europe/Madrid'): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());

/** So many days from then, or before it. */
export const inDays = (days: number): string => daysAfter(today(), days);
