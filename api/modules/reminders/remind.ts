import { isMorning } from '../../../schema/remind/days';
import { halfYearOf } from '../../../schema/remind/interest';
import { planOf, type Live } from '../../../schema/remind/ladder';
import { rulesOf } from '../../../schema/tax/territory';
import { systemContext, type Services } from '../../platform/context';
import { dayOf } from '../../platform/dates';
import { AppError } from '../../platform/errors';
import { grouped } from '../../../schema/group-by';
import type { Limit } from '../../platform/rate-limits';
import { mailboxKey } from '../sign-in/mailbox-key';
import { ladderOf } from './ladder';
import { halfYears } from './late-rates';
import { lotOf, type Lot, type Ready } from './lot';
import { MOST_LOOKED_AT, overdueLately, type Asked, type Overdue } from './overdue';
import { holdReminders, isDueToday, queueLetter, stillDue } from './queue';
import { ReminderSettingsRow } from './reminder-settings.entity';

/** The letters of a day: one for each customer. */
function lotsOf(found: readonly Overdue[], ladder: readonly Live[], today: string): Lot[] {
  const due = found
    .filter(({ hold }) => hold === null)
    .map(invoice => ({ invoice, step: planOf(invoice, ladder, today).due }))
    .filter((each): each is Ready => each.step !== null);
  return [...grouped(due, ({ invoice }) => invoice.who).values()].map(lotOf);
}

/** Queues one letter, in a transaction of its own; false: by now there is nothing to say. */
function send(services: Services, asked: Asked, { step, invoices }: Lot): Promise<boolean> {
  const { tenantId, today } = asked;
  const ids = invoices.map(({ id }) => id);
  return services.db.tx(tenantId, async em => {
    if (!(await holdReminders(em, tenantId))) return false;
    const ladder = await ladderOf(em, tenantId);
    const due = await stillDue(em, asked, ids, isDueToday(ladder, today, step));
    if (due.length === 0) return false;
    await queueLetter(em, systemContext(services, tenantId), due, step, null);
    return true;
  });
}

type Spent = [limit: Limit, subject: string];

/**
 * So many letters a day go by themselves, of what a company may mail: the rest is for its people. False: the day has no
 * room for another letter to this address, or of this company.
 */
async function withinDay(
  { limits }: Services,
  tenantId: string,
  { email }: Lot,
  work: () => Promise<boolean>,
): Promise<boolean> {
  const wanted: Spent[] = [
    ['reminderTenant', tenantId],
    ['invoiceMailTenant', tenantId],
    ['invoiceMailRecipient', mailboxKey(email)],
  ];
  const spent: Spent[] = [];
  const giveBack = async () => {
    for (const [limit, subject] of spent) await limits.giveBack(limit, subject);
  };
  try {
    for (const each of wanted) {
      spent.push(each);
      await limits.take(...each);
    }
    if (!(await work())) await giveBack();
    return true;
  } catch (error) {
    await giveBack();
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

/** A company's letters of today. What the day has no room for goes on the next workday, if it is due still. */
async function remindOne(services: Services, asked: Asked): Promise<void> {
  const { db, log } = services;
  const { tenantId, today } = asked;
  const found = await db.read(tenantId, async em => {
    const settings = await em.findOneBy(ReminderSettingsRow, { tenantId });
    if (!settings?.enabled || settings.ranOn === today) return null;
    const ladder = await ladderOf(em, tenantId);
    const [rates, overdue] = [await halfYears(em), await overdueLately(em, asked, ladder)];
    return { ladder, overdue, rated: rates.some(({ from }) => from === halfYearOf(today)) };
  });
  if (!found) return;
  const { overdue, ladder, rated } = found;
  const lots = lotsOf(overdue, ladder, today);
  if (overdue.length === MOST_LOOKED_AT) log.warn({ tenantId }, 'vencidas de más para un día: el resto va mañana');
  if (!rated && lots.some(({ step }) => step === 3))
    log.warn(
      { semester: halfYearOf(today) },
      'nadie ha leído en el BOE el tipo de demora de este semestre: los avisos piden menos interés',
    );
  for (const lot of lots) await withinDay(services, tenantId, lot, () => send(services, asked, lot));
  await db.tx(tenantId, em => em.update(ReminderSettingsRow, { tenantId }, { ranOn: today }));
}

/** Sends what is due today of every company that lets it. Any number of processes may; each letter is queued once. */
export async function remind(services: Services): Promise<void> {
  const companies: { tenantId: string; territory: string }[] = await services.db.acrossTenants(
    'who reminds their customers',
    em =>
      em.query(
        `SELECT s.tenant_id AS "tenantId", t.territory FROM reminder_settings s JOIN tenants t ON t.tenant_id = s.tenant_id
          WHERE s.enabled AND t.status IN ('trial', 'active') ORDER BY s.tenant_id`,
      ),
  );
  for (const { tenantId, territory } of companies) {
    const { zone } = rulesOf(territory);
    const asked = { tenantId, zone, today: dayOf(services.now(), zone) };
    if (!isMorning(services.now(), zone)) continue;
    await remindOne(services, asked).catch((error: Error) =>
      services.log.error({ tenantId, reason: error.message }, 'recordatorios sin enviar'),
    );
  }
}
