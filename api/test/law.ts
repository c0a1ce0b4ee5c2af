import { OBLIGATIONS } from '../../schema/law-dates';
import type { TestDatabase } from './database';
import { asSuperuser } from './superuser';

/** Puts the dates of the law as this version came with them, whatever the day on which the tests run. */
export const putLawAsWritten = (database: TestDatabase): Promise<void> =>
  asSuperuser(database, async client => {
    for (const { id, date } of OBLIGATIONS)
      await client.query('UPDATE app.regulations SET date = $2 WHERE code = $1', [id, date]);
  });

/** Binds nobody, for tests whose clock runs far ahead and that are about something else. */
export const putLawOff = (database: TestDatabase): Promise<void> =>
  asSuperuser(database, async client => {
    await client.query(`UPDATE app.regulations SET date = '2999-01-01'
     WHERE about = 'verifactu' AND state = 'in_force'`);
  });
