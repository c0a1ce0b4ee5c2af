import { ACTIONS, actorName, RISKS } from '../../../schema/activity';
import type { ActivitiesQuery } from '../gql/activity';
import type { AuditAction, RiskLevel } from '../gql/schema';
import type { Palette } from '../ui/Badge';
import { formatInstant, formatTime } from '../ui/format/dates';

export type Act = ActivitiesQuery['activities']['items'][number];

export const ACTION_NAMES = Object.keys(ACTIONS) as AuditAction[];
export const actionLabel = (action: AuditAction) => ACTIONS[action].label;

export const RISK_NAMES = Object.keys(RISKS) as RiskLevel[];
export const RISK_PALETTES: Record<RiskLevel, Palette> = {
  low: 'gray',
  medium: 'blue',
  high: 'amber',
  critical: 'red',
};
export const riskLabel = (risk: RiskLevel) => RISKS[risk];

export const nameOf = ({ actorKind, user }: Act) => actorName(actorKind, user);

/** 'hasta las 13:00', or with its day where that is not today. */
export function sealedText(until: string, now = new Date()): string {
  const [day, time] = [formatInstant(until), formatTime(until)];
  return day === formatInstant(now.toISOString())
    ? `Cadena sellada hasta las ${time}`
    : `Cadena sellada hasta el ${day}, ${time}`;
}
