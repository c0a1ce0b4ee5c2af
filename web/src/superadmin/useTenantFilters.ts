import type { Plan, TenantStatus } from '../gql/schema';
import { useListFilters } from '../ui/table/useListFilters';

export const STATUSES: TenantStatus[] = ['trial', 'active', 'suspended', 'cancelled'];
export const PLAN_KEYS: Plan[] = ['basic', 'pro'];

/** Search, filters, page and the company that is open, as the address has them. */
export function useTenantFilters() {
  const { search, page, set, clear, one, params } = useListFilters<'status' | 'plan'>();
  const filters = { search, status: one('status', STATUSES), plan: one('plan', PLAN_KEYS) };
  return {
    filters,
    page,
    set,
    clear,
    open: params.get('tenant'),
    any: Object.values(filters).some(Boolean),
  };
}

export type TenantFilters = ReturnType<typeof useTenantFilters>;
