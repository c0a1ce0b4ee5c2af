import type { Route } from '../../rest/route';
import { sendActivityCsv } from './activity-csv';

const FILTER = '$startDate: Date, $endDate: Date, $userId: ID, $action: AuditAction, $riskLevel: RiskLevel';
const PASSED = 'startDate: $startDate, endDate: $endDate, userId: $userId, action: $action, riskLevel: $riskLevel';
const tag = 'LOPD';

export const activityRoutes: Route[] = [
  {
    method: 'get',
    path: '/lopd/reports/activity',
    tag,
    summary: 'La auditoría, de lo más nuevo a lo más antiguo',
    document: `query Activities(${FILTER}, $page: Int, $limit: Int) { activities(${PASSED}, page: $page, limit: $limit) {
      items { id createdAt user { name email } action entityType entityId description riskLevel ipAddress } pagination { page limit total totalPages } } }`,
    reply: { activities: 'activities.items', pagination: 'activities.pagination' },
  },
  {
    method: 'get',
    path: '/lopd/reports/activity/csv',
    tag,
    summary: 'La auditoría con sus filtros, como CSV',
    document: `query ActivityExport(${FILTER}) { activityExport(${PASSED}) { startDate endDate userId action riskLevel } }`,
    reply: {},
    file: { type: 'text/csv', send: sendActivityCsv },
  },
  {
    method: 'get',
    path: '/lopd/reports/activity/check',
    tag,
    summary: 'Comprobar la cadena de la auditoría',
    document: 'query CheckActivities { checkActivities { sealed intact brokenAt brokenId problem } }',
    reply: { chain: 'checkActivities' },
  },
];
