import { daysBetween } from '../../../../schema/days';

/** How far off a day is, in words, and how urgent that is. */
export function distanceOf(day: string, today: string): { text: string; color: 'danger' | 'warning' | 'muted' } {
  const days = daysBetween(today, day);
  if (days < 0) return { text: days === -1 ? 'Ayer' : `Hace ${-days} días`, color: 'danger' };
  if (days <= 1) return { text: days === 0 ? 'Hoy' : 'Mañana', color: 'warning' };
  return { text: `En ${days} días`, color: 'muted' };
}
