import { CAUSES, REGIMES } from '../../../schema/tax/causes';
import { RULES, type Territory } from '../../../schema/tax/territory';
import { buildCustomer, buildTenant, setSubscription } from '../../test/build';
import { Chance } from '../../test/faults/chance';
import type { TestApp } from '../../test/harness';
import { runs } from '../../test/long';
import type { AeatKit } from '../../test/servers/aeat';
import { withSharedAeat } from '../../test/servers/with-aeat';
import { Acts } from '../../test/twins/acts';
import { BUYERS } from '../../test/twins/lines';
import { Twins, type Pair } from '../../test/twins/twins';

let app: TestApp;
let aeat: AeatKit;
withSharedAeat(started => void ({ app, aeat } = started));

/** SEED makes another one. */
const STEPS = runs(36, 600);
const SEED = Number(process.env.SEED ?? 20_261_124);

/** How often each was issued, or refused to the sender alone, in all territories. */
const seen: Record<string, number> = {};

test.each(Object.keys(RULES) as Territory[])(
  'of every kind and tax of %s: what a sending company issues the sandbox takes, what it alone is refused the sandbox refuses too',
  async territory => {
    const [sender, other] = [await aeat.buildSender(), await buildTenant(app)];
    await setSubscription(app, other, { plan: 'pro', status: 'active' });
    const twins = new Twins(app, aeat, territory, sender, other);
    await twins.settle({ territory });
    const cards: Pair[] = [];
    for (const buyer of [...BUYERS, { name: 'Ana Pérez', nif: '48213960A', recargo: true }])
      cards.push([(await buildCustomer(app, sender, buyer)).id, (await buildCustomer(app, other, buyer)).id]);
    const acts = new Acts(new Chance(SEED), territory, twins, cards);
    for (let n = 0; n < STEPS; n += 1) await acts.step(n);
    await aeat.drain(sender, 60_000 + STEPS * 100);
    const statuses = await aeat.statuses(sender);
    // Taken with a note only where the customer is told to be in no census (2001).
    expect(statuses.filter(({ status, code }) => status !== 'accepted' && code !== 2001)).toEqual([]);
    expect(statuses).toHaveLength(twins.sealed);
    for (const [what, times] of Object.entries(twins.seen)) seen[what] = (seen[what] ?? 0) + times;
  },
  120_000 + STEPS * 2_000,
);

test('most kinds and ways were among them, in the long run all of them, with every cause and regime', () => {
  const KINDS = [
    ...['F1', 'F2', 'F3', 'R1I', 'R1S', 'R2I', 'R3I', 'R4I', 'R4S', 'R5I', 'R5S', 'qualified', 'qualified, rectified'],
    ...['prepayment', 'settlement', 'returned', 'below 0', 'recapitulative', 'by customer', 'by third', 'rebate'],
    ...['together', 'taken back', 'recargo', 'annulled', 'duplicate'],
  ];
  const TAXED = [...CAUSES.map(cause => `cause ${cause}`), ...REGIMES.map(regime => `regime ${regime}`)];
  const [kinds, taxed] = [KINDS, TAXED].map(names => names.filter(each => !seen[each])) as [string[], string[]];
  const enough = kinds.length <= runs(5, 0) && taxed.length <= runs(TAXED.length, 0);
  expect([seen, kinds, taxed, enough]).toEqual([seen, kinds, taxed, true]);
  expect(seen['refused F1']).toBeGreaterThan(3);
});
