import type { TenantListFieldsFragment } from '../gql/superadmin';
import { splitMatch } from '../ui/match';

/** Those whose name, NIF or email holds the text, blind to accents and case. */
export const searchTenants = (tenants: TenantListFieldsFragment[], search: string) =>
  (search ? tenants.filter(({ name, nif, email }) => [name, nif, email].some(text => splitMatch(text, search)[1])) : tenants);
