import { PRICES } from './account';
import { emitSubscription } from './collect';
import { isTrue, listAt, textAt, treeAt } from './form';
import { changePrice, endSubscription, release, setCancelAt, setCancelAtPeriodEnd } from './lifecycle';
import type { Schedule, Subscription } from './objects';
import { invalid, missing, Refused } from './refused';
import { listOf, scheduleShape, subscriptionShape } from './shapes';
import { latest, metadataOf, one, type Handler } from './call';

export const running = ({ status }: Subscription) =>
  status === 'active' || status === 'trialing' || status === 'past_due';

export const updateSubscription: Handler = ({ world, id, params }) => {
  const subscription = one(world.account.kept.subscriptions, id, 'subscription');
  if (!running(subscription))
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  const price = textAt(params, 'items', '0', 'price');
  if (price !== undefined && one(PRICES, price, 'price').id !== subscription.price) {
    const change = {
      price,
      prorate: textAt(params, 'proration_behavior') === 'always_invoice',
      clear: params.discounts === '',
    };
    if (!changePrice(world, subscription, change))
      throw new Refused(402, 'card_error', 'Your card was declined.', 'card_declined');
  }
  Object.assign(subscription.metadata, metadataOf(params));
  const cancel = textAt(params, 'cancel_at_period_end');
  const cancelAt = textAt(params, 'cancel_at');
  if (cancel !== undefined && cancelAt !== undefined)
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  if ((cancel !== undefined || cancelAt !== undefined) && subscription.schedule)
    throw invalid(
      'The subscription is managed by the subscription schedule, and updating any cancelation behavior directly is not allowed.',
    );
  if (cancel !== undefined) setCancelAtPeriodEnd(world, subscription, isTrue(cancel));
  if (cancelAt !== undefined) setCancelAt(world, subscription, cancelAt === '' ? null : Number(cancelAt));
  return subscriptionShape(world.account, subscription, listAt(params, 'expand'));
};

export const cancelSubscription: Handler = ({ world, id, params }) => {
  const subscription = one(world.account.kept.subscriptions, id, 'subscription');
  if (!running(subscription)) throw missing(`subscription: '${id}'`);
  endSubscription(world, subscription, 'cancellation_requested');
  return subscriptionShape(world.account, subscription, listAt(params, 'expand'));
};

export const listSubscriptions: Handler = ({ world: { account }, params }) => {
  const expand = listAt(params, 'expand').map(name => name.replace(/^data\./, ''));
  const wanted = latest(account.kept.subscriptions, params).filter(
    each => textAt(params, 'status') === 'all' || running(each),
  );
  return listOf(
    wanted.map(each => subscriptionShape(account, each, expand)),
    '/v1/subscriptions',
  );
};

export const createSchedule: Handler = ({ world, params }) => {
  const subscription = one(world.account.kept.subscriptions, textAt(params, 'from_subscription'), 'subscription');
  if (subscription.schedule) throw invalid('You cannot migrate a subscription that is already attached to a schedule.');
  const schedule: Schedule = {
    id: world.account.newId('sub_sched'),
    subscription: subscription.id,
    status: 'active',
    phases: [
      {
        price: subscription.price,
        start: subscription.periodStart,
        end: subscription.periodEnd,
        taxRates: subscription.taxRates,
      },
    ],
  };
  world.account.kept.schedules[schedule.id] = schedule;
  subscription.schedule = schedule.id;
  return scheduleShape(schedule);
};

export const updateSchedule: Handler = ({ world, id, params }) => {
  const schedule = one(world.account.kept.schedules, id, 'subscription schedule');
  if (schedule.status !== 'active') throw invalid('You can only update a subscription schedule that is active.');
  schedule.phases = Object.values(treeAt(params, 'phases')).map(each => {
    const phase = typeof each === 'object' ? each : {};
    const end = textAt(phase, 'end_date');
    return {
      price: one(PRICES, textAt(phase, 'items', '0', 'price'), 'price').id,
      start: Number(textAt(phase, 'start_date')),
      end: end ? Number(end) : null,
      taxRates: listAt(phase, 'default_tax_rates'),
    };
  });
  emitSubscription(world, one(world.account.kept.subscriptions, schedule.subscription, 'subscription'), 'updated');
  return scheduleShape(schedule);
};

export const releaseSchedule: Handler = ({ world, id }) => {
  const schedule = one(world.account.kept.schedules, id, 'subscription schedule');
  if (schedule.status !== 'active') throw invalid('You cannot release a subscription schedule that is not active.');
  const subscription = one(world.account.kept.subscriptions, schedule.subscription, 'subscription');
  release(world, subscription);
  emitSubscription(world, subscription, 'updated');
  return scheduleShape(schedule);
};
