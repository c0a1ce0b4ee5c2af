import type { SealedAct } from '../../../schema/activity-chain';
import { nextSlice } from '../../platform/event-loop';
import type { Db } from '../../platform/database/db';
import type { ActivityCheck } from './activities.types';
import { sealOf, SEALED_COLUMNS } from './seal';

/** A seal with its act and the end of its chain; where nothing is sealed, one row of nulls. */
export type SealRow = { [Key in keyof SealedAct]: SealedAct[Key] | null } & {
  sequence: number | null;
  activityId: string;
  hash: string;
  sealed: number | null;
  end: string;
};

/** Seals computed in one turn of the event loop: about a millisecond. */
const AT_A_TIME = 25;

export const SEALS = `SELECT s.sequence, s.activity_id AS "activityId", s.hash, c.sealed, c.last_hash AS end, ${SEALED_COLUMNS}
  FROM (SELECT $1::uuid AS tenant_id) t LEFT JOIN activity_chains c ON c.tenant_id = t.tenant_id
    LEFT JOIN activity_seals s ON s.tenant_id = t.tenant_id
  LEFT JOIN activities a ON a.tenant_id = s.tenant_id AND a.id = s.activity_id ORDER BY s.sequence`;
/** What lies before the end of the chain and was never sealed came by another way than ours. */
const ADDED = `SELECT a.id FROM activities a JOIN activity_chains c ON c.tenant_id = a.tenant_id
  WHERE a.tenant_id = $1 AND (a.created_at, a.id) <= (c.until, c.until_id)
    AND NOT EXISTS (SELECT FROM activity_seals s WHERE s.tenant_id = a.tenant_id AND s.activity_id = a.id)
  ORDER BY a.created_at, a.id LIMIT 1`;

function problemOf(row: SealRow, place: number, previous: string): string | null {
  if (row.sequence !== place) return 'Falta una actividad que estaba sellada.';
  if (row.id === null) return 'Falta la actividad: alguien la ha borrado.';
  if (sealOf(previous, row as SealedAct) !== row.hash)
    return 'La actividad no corresponde a su sello: alguien la ha cambiado.';
  return null;
}

/** Walks a log from its first sealed act and computes every seal again; names the first row that is wrong. */
export async function walkSeals(rows: AsyncIterable<SealRow[]>): Promise<ActivityCheck> {
  let [sealed, end, previous, place] = [0, '', '', 0];
  const broken = (brokenAt: number, brokenId: string | null, problem: string): ActivityCheck => ({
    sealed,
    intact: false,
    brokenAt,
    brokenId,
    problem,
  });
  for await (const batch of rows) {
    for (const row of batch) {
      [sealed, end] = [row.sealed ?? 0, row.end ?? ''];
      if (row.sequence === null) break;
      place += 1;
      if (place % AT_A_TIME === 0) await nextSlice('files');
      const problem = problemOf(row, place, previous);
      if (problem) return broken(place, row.sequence === place ? row.activityId : null, problem);
      if (place > sealed)
        return broken(place, row.activityId, 'El sello está detrás del final de la cadena: alguien lo ha añadido.');
      previous = row.hash;
    }
  }
  if (place !== sealed || previous !== end) return broken(place + 1, null, 'Falta el final de la cadena.');
  return { sealed, intact: true, brokenAt: null, brokenId: null, problem: null };
}

/**
 * The same of a company, all of one moment: what is sealed meanwhile is left to the next check. And what came among the
 * sealed ones afterwards.
 */
export async function checkActivities(db: Db, tenantId: string): Promise<ActivityCheck> {
  const walked = await walkSeals(await db.stream<SealRow>(tenantId, () => [SEALS, [tenantId]]));
  if (!walked.intact) return walked;
  const [added] = await db.readOne<{ id: string }>(tenantId, ADDED, [tenantId]);
  return added
    ? {
        ...walked,
        intact: false,
        brokenId: added.id,
        problem: 'La actividad no tiene sello: alguien la ha añadido después.',
      }
    : walked;
}
