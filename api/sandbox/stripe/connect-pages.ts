import { expireWhenDue, finishOnboarding, payCard } from './connect';
import { textAt } from './form';
import { CARDS, isCard, type CardSession } from './objects';
import { escape, euros, page } from './page';
import { cardChoice, form, gone, type Shown, type Visit } from './pages';

function asked({ base, world }: Visit, session: CardSession, trouble = ''): Shown {
  const name = world.account.kept.connected[session.account]?.name ?? '';
  return {
    html: page(
      'Pago simulado',
      `<div class="card"><p class="note">${escape(name)}</p><dl><dt>${escape(session.name)}</dt><dd>${euros(session.amount)}</dd>
<dt class="total">Hoy pagas</dt><dd class="total">${euros(session.amount)}</dd></dl>${trouble && `<p class="bad" role="alert">${escape(trouble)}</p>`}
${form(`${base}/card/${session.id}`, `${cardChoice('good')}<button>Pagar</button>`)}
<p class="note back"><a href="${escape(session.cancelUrl)}">Volver sin pagar</a></p></div>`,
    ),
    status: trouble ? 402 : 200,
  };
}

/** A page on which a connected account is paid: /card/{session}. */
export function payCardPage(visit: Visit): Shown {
  const { world, base, id, params } = visit;
  const { cardSessions } = world.account.kept;
  const session = Object.hasOwn(cardSessions, id) ? cardSessions[id] : undefined;
  if (!session) return gone();
  expireWhenDue(world, session, base);
  if (session.status === 'expired') return gone();
  const done: Shown = { to: session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id) };
  if (session.status === 'complete') return done;
  if (!params) return asked(visit, session);
  const card = textAt(params, 'card') ?? '';
  if (!isCard(card)) return asked(visit, session, 'Elige una tarjeta.');
  if (CARDS[card].now === 'fails') return asked(visit, session, 'El banco ha rechazado la tarjeta. Prueba con otra.');
  payCard(world, session, base);
  return done;
}

/** Where a company says who it is: /onboarding/{link}. */
export function onboardingPage({ world, base, id, params }: Visit): Shown {
  const { accountLinks, connected } = world.account.kept;
  const link = Object.hasOwn(accountLinks, id) ? accountLinks[id] : undefined;
  const of = link && connected[link.account];
  if (!link || !of) return gone();
  if (params) {
    delete accountLinks[id];
    finishOnboarding(world, of, textAt(params, 'later') === undefined);
    return { to: link.returnUrl };
  }
  const here = `${base}/onboarding/${id}`;
  return {
    html: page(
      'Alta simulada en Stripe',
      `<div class="card"><p>${escape(of.name ?? '')} podrá cobrar con tarjeta en su propia cuenta de Stripe.</p>
${form(here, '<button>Terminar el alta</button>')}
${form(here, '<input type="hidden" name="later" value="1"><button class="quiet">Dejarlo a medias</button>')}</div>`,
    ),
  };
}
