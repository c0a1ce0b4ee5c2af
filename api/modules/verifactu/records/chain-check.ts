import { factsOf, linkOf, linkProblem, type RecordFacts } from '../../../../schema/record';
import { nextSlice } from '../../../platform/event-loop';
import type { Ctx } from '../../../platform/context';
import { sha256 } from '../seal/huella';
import type { ChainCheck } from './records.types';

/** A record of a chain and the chain's end; where there is none, one row without it. */
export interface ChainRow {
  sequence: number | null;
  hash: string;
  previous_hash: string | null;
  xml: string;
  head: string | null;
  records: number;
}

export const CHAIN = `SELECT r.sequence, r.hash, r.previous_hash, r.xml, c.last_hash AS head, c.records FROM chains c
   LEFT JOIN records r ON r.tenant_id = c.tenant_id
  WHERE c.tenant_id = $1 ORDER BY r.sequence`;

function problemOf(row: ChainRow, facts: RecordFacts, place: number, before: RecordFacts | null): string | null {
  if (row.sequence !== place) return 'Falta un registro.';
  const previous = linkOf(facts, before);
  if ((row.previous_hash ?? '') !== previous) return 'No enlaza con el registro anterior.';
  return facts.hash === row.hash ? linkProblem(facts, previous, sha256) : 'Su huella no corresponde a su contenido.';
}

/** Records computed in one turn of the event loop: under a millisecond. */
const AT_A_TIME = 25;

/** Walks a whole chain from its first record and computes every hash again from the texts as they are stored. */
export async function walkChain(rows: AsyncIterable<ChainRow[]>): Promise<ChainCheck> {
  let before: RecordFacts | null = null;
  let place = 0;
  let head: Pick<ChainRow, 'head' | 'records'> = { head: null, records: 0 };
  for await (const batch of rows) {
    for (const row of batch) {
      head = row;
      if (row.sequence === null) break;
      place += 1;
      if (place % AT_A_TIME === 0) await nextSlice('files');
      const facts = factsOf(row.xml);
      const problem = problemOf(row, facts, place, before);
      if (problem) return { records: row.records, intact: false, brokenAt: place, problem };
      before = facts;
    }
  }
  if (head.records !== place || (head.head ?? null) !== (before?.hash ?? null))
    return { records: head.records, intact: false, brokenAt: place + 1, problem: 'Falta el final de la cadena.' };
  return { records: place, intact: true, brokenAt: null, problem: null };
}

/** The same of the viewer's company. */
export const verifyChain = async (ctx: Ctx): Promise<ChainCheck> =>
  walkChain(await ctx.stream<ChainRow>(() => [CHAIN, [ctx.me.tenantId]]));
