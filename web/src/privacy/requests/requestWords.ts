import { daysBetween } from '../../../../schema/days';
import type { RequestFieldsFragment } from '../../gql/privacy';
import type { RequestStatus, RequestType } from '../../gql/schema';
import type { Palette } from '../../ui/Badge';
import { formatInstant, today } from '../../ui/format/dates';

export const RIGHTS: { type: RequestType; name: string; inTheirWords: string }[] = [
  { type: 'access', name: 'Acceso', inTheirWords: 'Qué guardas de mí' },
  { type: 'rectification', name: 'Rectificación', inTheirWords: 'Corrige esto' },
  { type: 'erasure', name: 'Supresión', inTheirWords: 'Borra lo mío' },
  { type: 'portability', name: 'Portabilidad', inTheirWords: 'Dámelo en un archivo' },
  { type: 'restriction', name: 'Limitación', inTheirWords: 'Deja de usarlo' },
  { type: 'objection', name: 'Oposición', inTheirWords: 'No me escribas' },
];
export const TYPES = RIGHTS.map(({ type }) => type);
export const rightName = (type: RequestType) => RIGHTS.find(each => each.type === type)!.name;

export const STATES: Record<RequestStatus, { label: string; palette: Palette }> = {
  pending: { label: 'Pendiente', palette: 'amber' },
  in_progress: { label: 'En curso', palette: 'blue' },
  completed: { label: 'Completada', palette: 'green' },
  rejected: { label: 'Rechazada', palette: 'red' },
};
export const STATUSES = Object.keys(STATES) as RequestStatus[];

export const isOpen = ({ status }: Pick<RequestFieldsFragment, 'status'>) =>
  status === 'pending' || status === 'in_progress';

/** The person it is about, by the best name there is. */
export const whoOf = ({ name, nif, email }: Pick<RequestFieldsFragment, 'name' | 'nif' | 'email'>) =>
  name || nif || email;

/** The moment from which the time to answer runs. */
export const receivedAt = ({ verifiedAt, createdAt }: Pick<RequestFieldsFragment, 'verifiedAt' | 'createdAt'>) =>
  verifiedAt ?? createdAt;

const dayOf = (instant: string) => today(new Date(instant));

export type Urgency = 'calm' | 'soon' | 'urgent' | 'answered';
interface Deadline {
  urgency: Urgency;
  text: string;
}

const days = (count: number) => `${count} ${count === 1 ? 'día' : 'días'}`;

/** How much time is left, or how long the answer took. Soon: a week; urgent: three days. */
export function deadlineOf(request: RequestFieldsFragment, now = today()): Deadline {
  if (request.completedAt) {
    const took = daysBetween(dayOf(receivedAt(request)), dayOf(request.completedAt));
    return { urgency: 'answered', text: took <= 0 ? 'Respondida el mismo día' : `Respondida en ${days(took)}` };
  }
  const left = daysBetween(now, request.dueOn ?? now);
  if (left < 0) return { urgency: 'urgent', text: `Venció hace ${days(-left)}` };
  if (left === 0) return { urgency: 'urgent', text: 'Vence hoy' };
  return {
    urgency: left <= 3 ? 'urgent' : left <= 7 ? 'soon' : 'calm',
    text: left === 1 ? 'Queda 1 día' : `Quedan ${days(left)}`,
  };
}

/** 'pedida el 22/10/2026, confirmada por correo el 22/10/2026' */
export function cameOn({ source, createdAt, verifiedAt }: RequestFieldsFragment): string {
  if (source === 'app') return `anotada el ${formatInstant(createdAt)}`;
  return `pedida el ${formatInstant(createdAt)}, confirmada por correo el ${formatInstant(verifiedAt!)}`;
}
