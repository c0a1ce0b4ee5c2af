import { TRIAL } from '../../../schema/prices';
import type { DashboardQuery } from '../gql/dashboard';
import type { BannerProps } from '../ui/layout/Banner';

export type Standing = Pick<
  NonNullable<DashboardQuery['me']['subscription']>,
  'status' | 'trialEndsAt' | 'freeInvoicesLeft'
>;

/** What the banner says; `strong` stands out in the middle of it. */
export interface Notice {
  kind: BannerProps['kind'];
  before: string;
  strong: string;
  after: string;
}

const DAY = 86_400_000;
const WARNING_DAYS = 7;
const FREE = TRIAL.invoices;
/** What leads out of a trial that ends; the banner makes a link of it. */
export const CONTACT = 'Contacta para activar tu plan.';
const STOPPED = `No puedes emitir facturas nuevas, pero sí consultar, descargar y exportar las que tienes. ${CONTACT}`;

/** Days of trial, the last one counted whole. */
export const daysLeft = (trialEndsAt: string | null, now: Date) =>
  trialEndsAt ? Math.max(0, Math.ceil((new Date(trialEndsAt).getTime() - now.getTime()) / DAY)) : 0;

const days = (count: number) => (count === 1 ? '1 día' : `${count} días`);
const invoices = (count: number) => (count === 1 ? '1 factura gratis' : `${count} facturas gratis`);
const remain = (count: number) => (count === 1 ? 'Te queda ' : 'Te quedan ');

/**
 * Nothing where the subscription is paid. `mayIssue`: whether the law lets the company issue (the notice of the
 * obligation says more).
 */
export function noticeOf(
  { status, trialEndsAt, freeInvoicesLeft }: Standing,
  now: Date,
  mayIssue = true,
): Notice | null {
  if (status === 'expired')
    return { kind: 'warning', before: '', strong: 'Tu suscripción ha expirado.', after: ` ${STOPPED}` };
  if (status === 'cancelled')
    return { kind: 'warning', before: '', strong: 'Tu suscripción está cancelada.', after: ` ${STOPPED}` };
  if (status !== 'trial') return null;
  const left = daysLeft(trialEndsAt, now);
  const free = freeInvoicesLeft ?? 0;
  if (left > 0) return running(left, free, mayIssue);
  return free > 0
    ? {
        kind: 'warning',
        before: `Los ${TRIAL.days} días de prueba han terminado. ${remain(free)}`,
        strong: invoices(free),
        after: `. ${CONTACT}`,
      }
    : { kind: 'warning', before: '', strong: 'Tu prueba ha terminado.', after: ` ${STOPPED}` };
}

function running(left: number, free: number, mayIssue: boolean): Notice {
  // Either reading of the trial holds: what is left of the three invoices outlives the thirty days.
  const kept =
    free > 0
      ? ` Las ${FREE} primeras facturas son gratis aunque acabe la prueba: ${free === FREE ? `te quedan las ${FREE}` : `${remain(free).toLowerCase()}${free}`}.`
      : '';
  return left <= WARNING_DAYS
    ? { kind: 'warning', before: remain(left), strong: days(left), after: ` de prueba. ${CONTACT}${kept}` }
    : {
        kind: 'info',
        before: remain(left),
        strong: days(left),
        after: ` de prueba.${mayIssue ? ' Puedes emitir todas las facturas que quieras.' : ''}${kept}`,
      };
}
