import { COUPONS, PRICES } from './account';
import { collect, emitSubscription, type World } from './collect';
import { textAt, type Params } from './form';
import { completeSession, endOf, setCancelAt } from './lifecycle';
import { CARDS, isCard, type CardName, type Invoice, type Session, type Subscription } from './objects';
import { day, escape, euros, page } from './page';

/** A page, or where the browser is sent. */
export type Shown = { html: string; status?: number } | { to: string };
export interface Visit {
  world: World;
  base: string;
  id: string;
  step: string;
  params: Params | null;
}

export const gone = (): Shown => ({
  html: page('Esta página ya no existe', '<p>Vuelve a Folio y empieza de nuevo.</p>'),
  status: 404,
});

export const cardChoice = (chosen: CardName): string =>
  `<fieldset><legend>Tarjeta</legend>${Object.entries(CARDS)
    .map(
      ([name, { number, says }]) =>
        `<label><input type="radio" name="card" value="${name}"${name === chosen ? ' checked' : ''}>${number}<small>${says}</small></label>`,
    )
    .join('')}</fieldset>`;

export const form = (action: string, inside: string): string =>
  `<form method="post" action="${escape(action)}">${inside}</form>`;

function amounts({ world: { account } }: Visit, session: Session): string {
  const { unitAmount: later, nickname, interval } = PRICES[session.price]!;
  const unitAmount = session.trialEnd ? 0 : later;
  const off = session.coupon ? COUPONS[session.coupon]!.amountOff : 0;
  const percentage = session.taxRates.reduce((sum, id) => sum + account.kept.taxRates[id]!.percentage, 0);
  const tax = Math.round(((unitAmount - off) * percentage) / 100);
  return `<dl><dt>${escape(nickname)}, al ${interval === 'year' ? 'año' : 'mes'}</dt><dd>${euros(later)}</dd>
${session.trialEnd ? `<dt>Desde el ${day(session.trialEnd)}</dt><dd></dd>` : ''}${off > 0 ? `<dt>Oferta ${escape(session.coupon!)}</dt><dd>−${euros(off)}</dd>` : ''}<dt>IVA ${percentage} %</dt><dd>${euros(tax)}</dd>
<dt class="total">Hoy pagas</dt><dd class="total">${euros(unitAmount - off + tax)}</dd></dl>`;
}

function checkout(visit: Visit, session: Session, trouble = ''): Shown {
  const here = `${visit.base}/pay/${session.id}`;
  return {
    html: page(
      'Pago simulado',
      `<div class="card">${amounts(visit, session)}${trouble && `<p class="bad" role="alert">${escape(trouble)}</p>`}
${form(here, `${cardChoice(visit.world.account.kept.customers[session.customer]!.card)}<button>Pagar</button>`)}
<p class="note back"><a href="${escape(session.cancelUrl)}">Volver sin pagar</a></p></div>`,
    ),
    status: trouble ? 402 : 200,
  };
}

const authentication = (visit: Visit, session: Session): Shown => ({
  html: page(
    'Tu banco pide que confirmes',
    `<div class="card"><p>Es la autenticación reforzada (3-D Secure) de un banco simulado.</p>
${form(`${visit.base}/pay/${session.id}/confirm`, '<button>Confirmar el pago</button>')}
${form(`${visit.base}/pay/${session.id}/refuse`, '<button class="quiet">No confirmar</button>')}</div>`,
  ),
});

/** Pago simulado: /pay/{session}. */
export function payPage(visit: Visit): Shown {
  const { world, base, id, step, params } = visit;
  const session = world.account.kept.sessions[id];
  if (!session || session.status === 'expired') return gone();
  const done: Shown = { to: session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id) };
  if (session.status === 'complete') return done;
  if (!params) return checkout(visit, session);
  if (step === 'refuse')
    return checkout(visit, session, 'El banco no ha confirmado el pago. Prueba otra vez o con otra tarjeta.');
  const customer = world.account.kept.customers[session.customer]!;
  const card = textAt(params, 'card') ?? customer.card;
  if (!isCard(card)) return checkout(visit, session, 'Elige una tarjeta.');
  customer.card = card;
  if (CARDS[card].now === 'asks' && step !== 'confirm') return authentication(visit, session);
  return completeSession(world, session, base)
    ? done
    : checkout(visit, session, 'El banco ha rechazado la tarjeta. Prueba con otra.');
}

const STATES: Record<Invoice['status'], string> = { open: 'Sin pagar', paid: 'Pagada', void: 'Anulada' };

function portal(visit: Visit, returnUrl: string, customer: string): string {
  const { kept } = visit.world.account;
  const here = `${visit.base}/portal/${visit.id}`;
  const subscription = Object.values(kept.subscriptions).find(
    each => each.customer === customer && each.status !== 'canceled',
  );
  const invoices = Object.values(kept.invoices)
    .filter(each => each.customer === customer)
    .reverse();
  const plan = subscription
    ? `<h2>${escape(PRICES[subscription.price]!.nickname)}</h2>
<p>${endOf(subscription) !== null ? `Acaba el ${day(endOf(subscription)!)}` : `Se renueva el ${day(subscription.periodEnd)}`}</p>
${form(
  `${here}/${endOf(subscription) !== null ? 'reactivate' : 'cancel'}`,
  `<button class="quiet">${endOf(subscription) !== null ? 'Reactivar el plan' : 'Cancelar el plan'}</button>`,
)}`
    : '<p>No hay ninguna suscripción en marcha.</p>';
  const rows = invoices
    .map(each => `<dt>${day(each.created)} · ${STATES[each.status]}</dt><dd>${euros(each.total)}</dd>`)
    .join('');
  const owed = invoices.some(each => each.status === 'open' && each.subscription === subscription?.id);
  return `<div class="card">${plan}</div><div class="card"><h2>Forma de pago</h2>
${form(`${here}/card`, `${cardChoice(kept.customers[customer]!.card)}<button>Guardar la tarjeta</button>`)}
${owed ? form(`${here}/settle`, '<button class="quiet">Pagar lo pendiente</button>') : ''}</div>
<div class="card"><h2>Cobros</h2>${rows ? `<dl>${rows}</dl>` : '<p>Todavía no hay ninguno.</p>'}</div><p><a href="${escape(returnUrl)}">Volver a Folio</a></p>`;
}

function act({ world, step, params }: Visit, customer: string, subscription: Subscription | undefined): void {
  const card = textAt(params ?? {}, 'card') ?? '';
  if (step === 'card' && isCard(card)) world.account.kept.customers[customer]!.card = card;
  if (!subscription) return;
  // As Stripe's own portal does: with the date alone.
  if (step === 'cancel') setCancelAt(world, subscription, subscription.periodEnd);
  if (step === 'reactivate') setCancelAt(world, subscription, null);
  if (step === 'settle') {
    for (const invoice of Object.values(world.account.kept.invoices)) {
      if (invoice.subscription === subscription.id && invoice.status === 'open') collect(world, invoice, true);
    }
    emitSubscription(world, subscription, 'updated');
  }
}

/** The billing portal: /portal/{session}. */
export function portalPage(visit: Visit): Shown {
  const { kept } = visit.world.account;
  const session = kept.portals[visit.id];
  if (!session) return gone();
  if (!visit.params)
    return { html: page('Portal de facturación simulado', portal(visit, session.returnUrl, session.customer)) };
  const subscription = Object.values(kept.subscriptions).find(
    each => each.customer === session.customer && each.status !== 'canceled',
  );
  act(visit, session.customer, subscription);
  return { to: `${visit.base}/portal/${visit.id}` };
}
