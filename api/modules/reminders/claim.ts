import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { addUp } from '../../../schema/decimal';
import { HOLDS } from '../../../schema/remind/holds';
import { planOf, type Live } from '../../../schema/remind/ladder';
import type { Ctx } from '../../platform/context';
import { conflict } from '../../platform/errors';
import { MissingCustomer } from '../customers/missing-customer';
import { checkId } from '../../platform/ids';
import { Customer } from '../customers/customer.entity';
import { checkSendable } from '../delivery/sendable';
import { findInvoice } from '../invoices/invoices';
import { MOST_OF_CUSTOMER, type OverdueClaim } from './claim.types';
import { askedBy, ladderOf } from './ladder';
import { lotOf, type Lot, type Ready } from './lot';
import { occasionOf } from './occasion';
import { overdueOf, type Asked, type Overdue } from './overdue';
import { faceNow, shownLetter, unsent } from './preview';
import { holdReminders, queueLetter, stillDue } from './queue';
import { shownOf, whyNothing } from './reminders';
import type { ReminderPreview } from './reminders.types';

interface Found {
  ladder: Live[];
  overdue: Overdue[];
  lot: Lot | null;
  letter: ReminderPreview | null;
  /** Of the letter and to whom it goes: whoever sends it says what they saw. */
  seen: string | null;
}

const stepOf = (invoice: Overdue, ladder: readonly Live[], today: string) =>
  invoice.hold === null ? planOf(invoice, ladder, today).byHand : null;

async function letterOf(em: EntityManager, ctx: Ctx, asked: Asked, lot: Lot) {
  const { tenantId, today } = asked;
  const invoices = lot.invoices.map(overdue => ({ overdue, linkId: null }));
  const { occasion } = await occasionOf(em, ctx.services, { tenantId, step: lot.step, today, invoices });
  return shownLetter(unsent(occasion), await faceNow(em, tenantId));
}

async function look(em: EntityManager, ctx: Ctx, customerId: string): Promise<Found> {
  const asked = askedBy(ctx);
  const { tenantId, today } = asked;
  const customer = await em.findOneBy(Customer, { tenantId, id: checkId(customerId) });
  if (!customer || customer.deletedAt) throw new MissingCustomer();
  const ladder = await ladderOf(em, tenantId);
  const overdue = await overdueOf(em, asked, customer, MOST_OF_CUSTOMER);
  const ready = overdue
    .map(invoice => ({ invoice, step: stepOf(invoice, ladder, today) }))
    .filter((each): each is Ready => each.step !== null);
  if (ready.length === 0) return { ladder, overdue, lot: null, letter: null, seen: null };
  const lot = lotOf(ready);
  const letter = await letterOf(em, ctx, asked, lot);
  const said = [lot.step, lot.email, lot.invoices.map(({ id }) => id), letter.text];
  return { ladder, overdue, lot, letter, seen: createHash('sha256').update(JSON.stringify(said)).digest('base64url') };
}

/** Why nothing goes: of several reasons that of the oldest invoice. */
function reasonOf({ overdue }: Found, today: string): string {
  const [first] = overdue.filter(({ hold }) => hold === null);
  if (overdue.length === 0) return 'No tiene nada vencido por cobrar';
  return first ? whyNothing(first, today) : HOLDS[overdue[0]!.hold!];
}

/** The letter about all that a customer has overdue, with what is not in it. */
export async function claimOf(em: EntityManager, ctx: Ctx, customerId: string): Promise<OverdueClaim> {
  const found = await look(em, ctx, customerId);
  const { ladder, overdue, lot, letter, seen } = found;
  const today = ctx.today();
  const shown = (all: readonly Overdue[]) => all.map(each => shownOf(each, ladder, today));
  return {
    id: customerId,
    whyNot: lot ? null : reasonOf(found, today),
    step: lot?.step ?? null,
    email: lot?.email ?? null,
    owed: addUp(['0.00', ...(lot?.invoices ?? []).map(({ owed }) => owed)]),
    invoices: shown(lot?.invoices ?? []),
    others: shown(overdue.filter(each => !lot?.invoices.includes(each))),
    letter,
    seen,
  };
}

/** Where the letter goes; null: there is none. */
export const claimAddress = async (em: EntityManager, ctx: Ctx, customerId: string): Promise<string | null> =>
  (await look(em, ctx, customerId)).lot?.email ?? null;

const MOVED = 'Ha cambiado lo que se reclama: vuelve a mirarlo antes de enviarlo';

/** Sends what somebody saw, whole or not at all. `email`: the address that the day's mails were counted for. */
export async function sendClaim(
  em: EntityManager,
  ctx: Ctx,
  customerId: string,
  seen: string,
  email: string | null,
): Promise<OverdueClaim> {
  const asked = askedBy(ctx);
  await holdReminders(em, asked.tenantId);
  const found = await look(em, ctx, customerId);
  const { lot, ladder } = found;
  if (!lot) throw conflict(reasonOf(found, asked.today));
  if (found.seen !== seen || lot.email !== email) throw conflict(MOVED);
  const ids = lot.invoices.map(({ id }) => id);
  for (const id of ids) await checkSendable(em, await findInvoice(em, ctx, id));
  const due = await stillDue(em, asked, ids, each => stepOf(each, ladder, asked.today) === lot.step);
  if (due.length !== ids.length) throw conflict(MOVED);
  await queueLetter(em, ctx, due, lot.step, ctx.user.userId);
  return claimOf(em, ctx, customerId);
}
