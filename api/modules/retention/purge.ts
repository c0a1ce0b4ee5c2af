import type { Services } from '../../platform/context';
import { addDays } from '../../platform/dates';
import { DEADLINES, type Deadline } from './deadlines';

/** Rows of one transaction: short enough that nobody waits for it. */
const BATCH = 1_000;

/** The condition stands twice: a row that is renewed meanwhile stays. */
const statementOf = ({ table, key, over, blank, also }: Deadline) => {
  const rows = `(${key}) IN (SELECT ${key} FROM ${table} WHERE ${over} LIMIT ${BATCH}) AND (${over})`;
  if (also)
    return `WITH gone AS (DELETE FROM ${table} WHERE ${rows}
       RETURNING ${key}), ${also.map((statement, at) => `also_${at} AS (${statement})`).join(', ')}
     SELECT count(*)::int AS touched FROM gone`;
  return blank ? `UPDATE ${table} SET ${blank} = NULL WHERE ${rows}` : `DELETE FROM ${table} WHERE ${rows}`;
};

/** Deletes what its deadline has passed, in all companies. How many rows of each. */
export async function purge({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const deadline of DEADLINES) {
    const statement = statementOf(deadline);
    const instant = addDays(now(), -deadline.days);
    gone[deadline.name] = 0;
    for (let touched = BATCH; touched === BATCH;) {
      const answer = (await db.acrossTenants('what has passed its deadline, of every company', em =>
        em.query(statement, [instant]),
      )) as [{ touched: number }] | [unknown, number];
      touched = answer.length === 1 ? answer[0].touched : answer[1];
      gone[deadline.name]! += touched;
    }
  }
  log.info({ gone }, 'purga diaria');
  return gone;
}
