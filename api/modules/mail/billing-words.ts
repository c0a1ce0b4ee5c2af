import { withoutStop } from '../../../schema/text/stop';
import { formatCents, parseDecimal, toCents } from '../../../schema/decimal';
import { TRIAL } from '../../../schema/prices';
import { spanishDate } from '../../platform/dates';
import type { BillingMailKind } from './mail.entity';
import type { BillingFacts, Occasion, Words } from './letter.types';

const PLANS: Record<string, string> = { basic: 'Básico', pro: 'PRO' };
const euros = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
/** Both in euros with two decimals. */
const subtract = (from: string, what: string) => formatCents(toCents(parseDecimal(from)) - toCents(parseDecimal(what)));
const money = (amount: string) => euros.format(Number(amount));
const day = (date: string | null) => (date ? spanishDate(date) : '');

/** A name at the end of a sentence: 'S.L.' has its full stop. */
const ending = (name: string) => `${withoutStop(name)}.`;

const CLOSING = ({ supportEmail }: Occasion) =>
  `Lo reciben los administradores de la empresa. ¿Dudas? Escríbenos a ${supportEmail}.`;
const BUTTON = 'Ver mi suscripción';

const trialEnds =
  (days: number) =>
  (occasion: Occasion, { trialEndsOn }: BillingFacts): Words => ({
    subject: days === 1 ? 'Tu prueba de Folio acaba mañana' : `Tu prueba de Folio acaba en ${days} días`,
    opening:
      `La prueba de ${occasion.company} acaba el ${day(trialEndsOn)}. Las ${TRIAL.invoices} primeras facturas siguen siendo gratis ` +
      'aunque acabe; después, para emitir, elige un plan. Consultar, descargar y exportar no se pierde nunca.',
    button: 'Elegir plan',
    closing: CLOSING(occasion),
  });

function received(occasion: Occasion, { plan, payment, renews, periodEndsOn }: BillingFacts): Words {
  const { amount, net, concept } = payment!;
  const next = renews && periodEndsOn ? `Próximo cobro: ${day(periodEndsOn)}. ` : '';
  return {
    subject: `Hemos recibido tu pago de ${money(amount)}`,
    opening:
      `Hemos recibido el pago del plan ${PLANS[plan]} de ${ending(occasion.company)} ` +
      (occasion.attached ? 'Va adjunta nuestra factura.' : 'Nuestra factura está en Facturación.'),
    rows: [
      [concept, money(net)],
      ['IVA 21 %', money(subtract(amount, net))],
      ['Total pagado', money(amount)],
    ],
    button: BUTTON,
    closing: `${next}Puedes cambiar de plan o cancelar cuando quieras, sin permanencia. ${CLOSING(occasion)}`,
  };
}

function cancelled(occasion: Occasion, { plan, status, periodEndsOn }: BillingFacts): Words {
  const over = status === 'cancelled';
  const meanwhile = `Hasta el ${day(periodEndsOn)} lo tienes todo y no se te cobra nada más; después no se emiten facturas`;
  const until = over ? 'Ya no emites facturas' : meanwhile;
  return {
    subject: over ? 'Tu suscripción a Folio ha terminado' : 'Has cancelado tu suscripción a Folio',
    opening:
      `La suscripción al plan ${PLANS[plan]} de ${occasion.company} ${over ? 'ha terminado' : 'no se renueva'}. ` +
      `${until}. ` +
      'Consultar, descargar y exportar sigue siendo posible siempre, y puedes volver cuando quieras.',
    button: BUTTON,
    closing: CLOSING(occasion),
  };
}

/** Our words for each letter about a plan. */
export const BILLING_WORDS: Record<BillingMailKind, (occasion: Occasion, facts: BillingFacts) => Words> = {
  payment_received: received,
  payment_failed: (occasion, { plan, graceEndsOn }) => ({
    subject: 'No hemos podido cobrar tu plan de Folio',
    opening:
      `El banco ha rechazado el pago del plan ${PLANS[plan]} de ${ending(occasion.company)} ` +
      `Todo sigue igual hasta el ${day(graceEndsOn)}: cambia la tarjeta o paga en el portal de facturación. Después podrás consultar, descargar y exportar, pero no emitir facturas.`,
    button: 'Arreglar el pago',
    closing: CLOSING(occasion),
  }),
  trial_7: trialEnds(7),
  trial_1: trialEnds(1),
  subscription_cancelled: cancelled,
};
