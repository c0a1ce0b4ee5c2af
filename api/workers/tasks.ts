import { END_JOB } from '../modules/billing/stripe/end-at-provider';
import { SYNC_JOB } from '../modules/billing/stripe/webhook';
import { RECURRING_JOB } from '../modules/recurring/held-rule';

/** Every job there is, by the name that it has in the queue. */
export const TASKS = [
  'mail',
  'certificateExpiry',
  'purge',
  SYNC_JOB,
  END_JOB,
  'billingClock',
  'platformFigures',
  'sealActivities',
  'recurringInvoices',
  RECURRING_JOB,
  'remind',
] as const;

export type TaskName = (typeof TASKS)[number];
