import { useListFilters } from '../ui/table/useListFilters';
import { ACTION_NAMES, RISK_NAMES } from './activityLooks';

type FilterName = 'startDate' | 'endDate' | 'userId' | 'action' | 'riskLevel';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function useActivityFilters() {
  const { page, set, clear, one, day, params } = useListFilters<FilterName>();
  const user = params.get('userId') ?? '';
  const filters = {
    startDate: day('startDate'),
    endDate: day('endDate'),
    userId: ID.test(user) ? user : '',
    action: one('action', ACTION_NAMES),
    riskLevel: one('riskLevel', RISK_NAMES),
  };
  return { filters, page, set, clear, any: Object.values(filters).some(Boolean) };
}

export type ActivityFilters = ReturnType<typeof useActivityFilters>;
