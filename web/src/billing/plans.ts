import type { BillingFieldsFragment } from '../gql/billing';
import type { BillingInterval, Plan, SubscriptionStatus } from '../gql/schema';
import type { Palette } from '../ui/Badge';
import { PRICES } from '../../../schema/prices';
import { REPLY } from '../ui/format/promises';
import { withVat } from './vat';

export type Subscription = BillingFieldsFragment['subscription'];

export const PLAN_NAME: Record<Plan, string> = { basic: 'Básico', pro: 'PRO' };

export const STATUS: Record<SubscriptionStatus, { label: string; palette: Palette }> = {
  trial: { label: 'Prueba', palette: 'blue' },
  active: { label: 'Activo', palette: 'green' },
  cancelled: { label: 'Cancelado', palette: 'gray' },
  expired: { label: 'Expirado', palette: 'red' },
};

const BASIC = [
  'Facturas, clientes y productos ilimitados',
  'Numeración e IVA automáticos',
  'PDF de cada factura y exportación a CSV',
  `Soporte: ${REPLY}`,
];
const PRO = [
  'Envío a Verifactu con tu certificado',
  'Cada respuesta de la AEAT, explicada',
  'Pantalla de registros y su cadena',
];

/** What each plan includes; `whole` names what PRO takes over from the other. */
export const featuresOf = (plan: Plan, whole: boolean): string[] =>
  plan === 'basic' ? BASIC : whole ? [...BASIC, ...PRO] : ['Todo lo del plan Básico', ...PRO];

/** What is paid when a plan begins, without VAT. */
export function firstPayment(plan: Plan, interval: BillingInterval, starter: boolean): string {
  if (plan === 'pro') return interval === 'year' ? PRICES.pro.year : PRICES.pro.month;
  return starter ? PRICES.starter.month : PRICES.basic.month;
}

/**
 * What the next period costs, with VAT: as Stripe will charge it, discounts and former prices too; else by the list.
 */
export const nextPayment = ({ plan, billingInterval, pendingPlan, nextPayment: known }: Subscription): string =>
  known ?? withVat(firstPayment(pendingPlan ?? plan, pendingPlan ? 'month' : billingInterval, false)).total;
