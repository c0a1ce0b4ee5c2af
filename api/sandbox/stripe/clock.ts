import { expireWhenDue } from './connect';
import { collect, emitSubscription, type World } from './collect';
import { endOf, endPeriod, endSubscription, expireSession } from './lifecycle';
import type { Invoice } from './objects';

interface Due {
  at: number;
  act(): void;
}

function retry(world: World, invoice: Invoice): void {
  const subscription = world.account.kept.subscriptions[invoice.subscription]!;
  const paid = collect(world, invoice, false);
  if (!paid && invoice.nextAttempt === null) return endSubscription(world, subscription, 'payment_failed');
  if (paid) emitSubscription(world, subscription, 'updated');
}

/** What happens next, of everything that happens by itself. */
function nextDue(world: World, base: string): Due | undefined {
  const { sessions, cardSessions, subscriptions, invoices } = world.account.kept;
  const due: Due[] = [
    ...Object.values(sessions)
      .filter(each => each.status === 'open')
      .map(each => ({ at: each.expiresAt, act: () => expireSession(world, each, base) })),
    ...Object.values(cardSessions)
      .filter(each => each.status === 'open')
      .map(each => ({ at: each.expiresAt, act: () => expireWhenDue(world, each, base) })),
    ...Object.values(subscriptions)
      .filter(each => each.status !== 'canceled' && each.status !== 'incomplete')
      .map(each => ({ at: Math.min(each.periodEnd, endOf(each) ?? Infinity), act: () => endPeriod(world, each) })),
    ...Object.values(invoices)
      .filter(each => each.nextAttempt !== null)
      .map(each => ({ at: each.nextAttempt!, act: () => retry(world, each) })),
  ];
  return due.sort((a, b) => a.at - b.at)[0];
}

/** Does everything that is due until an instant (Unix seconds), in order, and leaves the clock there. */
export function runUntil(world: World, instant: number, base: string): void {
  for (let due = nextDue(world, base); due && due.at <= instant; due = nextDue(world, base)) {
    world.account.moveTo(due.at);
    due.act();
  }
  world.account.moveTo(instant);
  world.account.save();
}
