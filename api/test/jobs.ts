import { startJobs } from '../platform/jobs';
import { POOLED } from './database';

/**
 * The product's queue as these tests start it: where they go through a PgBouncer that loses named statements, without
 * them.
 */
export const startTestJobs = (...[url, tasks, log]: Parameters<typeof startJobs>) =>
  startJobs(url, tasks, log, '', POOLED.DATABASE_PREPARED !== 'off');
