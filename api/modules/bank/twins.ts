import type { EntityManager } from 'typeorm';
import type { Statement } from '../../../schema/bank/statement';
import { isIbanText } from '../../../schema/bank/account';
import { daysAfter } from '../../../schema/days';
import { MATCHED } from './matched';

/** What of a movement is compared to see whether it was read before. */
export interface Read {
  id: string;
  account: string;
  date: string;
  amount: string;
  text: string;
  /** Of what was read before forms were kept nobody knows it. */
  format: Statement['format'] | null;
  createdAt: Date;
}

/** A bank may give it the day from which it counts in the other form: so many days before or after. */
const APART = 3;
/** By how many days, the nearest first. */
const SHIFTS = Array.from({ length: 2 * APART + 1 }, (_, at) => Math.ceil(at / 2) * (at % 2 ? -1 : 1));

/** So many days of an amount are looked at, the newest. */
const MOST = 20_000;

/**
 * Of as much, on one day, of one account and in one form the first that was read: if that was not before another, none
 * was. All of them at once: for each open one anew, thousands of equal ones took longer than a statement may.
 */
const FIRSTS = `
  SELECT DISTINCT ON (m.date, m.amount, m.format, m.account)
         m.id, m.account, m.date::text AS date, m.amount::text AS amount, m.text, m.format, m.created_at AS "createdAt"
    FROM bank_movements m
   WHERE m.tenant_id = $1 AND m.amount = ANY ($2) AND m.date BETWEEN $3::date - ${APART} AND $4::date + ${APART}
     AND m.format IS NOT NULL
   ORDER BY m.date DESC, m.amount, m.format, m.account, m.created_at, m.id LIMIT ${MOST}`;

const STAND = `SELECT m.id FROM bank_movements m WHERE m.tenant_id = $1 AND m.id = ANY ($2) AND ${MATCHED}`;

/** Of one form, day and amount: the first by account, of them all, and of those whose account is not an IBAN. */
interface Firsts {
  all: Read;
  named: Read | null;
  byAccount: Map<string, Read>;
}

const otherOf = (format: Read['format']) => (format === 'n43' ? 'csv' : format === 'csv' ? 'n43' : null);
const keyOf = (format: string | null, amount: string, date: string) => `${format} ${amount} ${date}`;
const isBefore = (a: Read, b: Read) =>
  a.createdAt.getTime() === b.createdAt.getTime() ? a.id < b.id : a.createdAt < b.createdAt;

function byDay(firsts: readonly Read[]): Map<string, Firsts> {
  const days = new Map<string, Firsts>();
  for (const each of firsts) {
    const key = keyOf(each.format, each.amount, each.date);
    const day = days.get(key);
    const isNamed = !isIbanText(each.account);
    if (!day) days.set(key, { all: each, named: isNamed ? each : null, byAccount: new Map([[each.account, each]]) });
    else {
      day.byAccount.set(each.account, each);
      if (isBefore(each, day.all)) day.all = each;
      if (isNamed && (!day.named || isBefore(each, day.named))) day.named = each;
    }
  }
  return days;
}

/** The nearest of the same account, or of one that is not an IBAN: that may be any account. */
function twinOf(row: Read, days: ReadonlyMap<string, Firsts>): Read | null {
  const other = otherOf(row.format);
  const found: { read: Read; apart: number }[] = [];
  for (const shift of SHIFTS) {
    const day = days.get(keyOf(other, row.amount, daysAfter(row.date, shift)));
    const reads = isIbanText(row.account) ? [day?.byAccount.get(row.account), day?.named] : [day?.all];
    // Of the same form what was read before accounts were asked for may be of this one.
    if (shift === 0 && row.account !== '')
      reads.push(days.get(keyOf(row.format, row.amount, row.date))?.byAccount.get(''));
    for (const read of reads) if (read && read.createdAt < row.createdAt) found.push({ read, apart: Math.abs(shift) });
  }
  const [nearest] = found.sort((a, b) => a.apart - b.apart || (a.read.id < b.read.id ? -1 : 1));
  return nearest?.read ?? null;
}

/**
 * What was read before in the other form, of the same account or of one that its file did not name: a bank writes the
 * same movement in other words there. By id; `rows`: the newest first. `isCut`: there are more than were looked at.
 */
export async function twinsOf(
  em: EntityManager,
  tenantId: string,
  rows: readonly Read[],
): Promise<{ twins: Map<string, Read>; isCut: boolean }> {
  const twins = new Map<string, Read>();
  const amounts = [...new Set(rows.map(({ amount }) => amount))];
  const firsts: Read[] =
    rows.length === 0 ? [] : await em.query(FIRSTS, [tenantId, amounts, rows.at(-1)!.date, rows[0]!.date]);
  const days = byDay(firsts);
  const known = new Set(firsts.map(({ format, amount }) => `${format} ${amount}`));
  const before = new Set(firsts.filter(({ account }) => account === '').map(({ amount }) => amount));
  for (const row of rows) {
    const mayBe = known.has(`${otherOf(row.format)} ${row.amount}`) || (row.account !== '' && before.has(row.amount));
    const twin = mayBe ? twinOf(row, days) : null;
    if (twin) twins.set(row.id, twin);
  }
  return { twins, isCut: firsts.length >= MOST };
}

/** Of which of these something is written down as collected. */
export async function matchedAmong(em: EntityManager, tenantId: string, ids: readonly string[]): Promise<Set<string>> {
  const found: { id: string }[] = ids.length === 0 ? [] : await em.query(STAND, [tenantId, ids]);
  return new Set(found.map(({ id }) => id));
}
