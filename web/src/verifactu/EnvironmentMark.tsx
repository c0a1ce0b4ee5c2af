import type { AeatEnvironment } from '../gql/schema';
import { Badge } from '../ui/Badge';
import { useOverview } from './useOverview';

/**
 * Stands wherever something of the tax agency shows, as long as it is not the true one. `of`: which one a record is
 * for, if not the company's.
 */
export function EnvironmentMark({ of }: { of?: AeatEnvironment }) {
  const own = useOverview()?.environment;
  const environment = of ?? own;
  return environment && environment !== 'production' ? <Badge palette="amber">Entorno de pruebas</Badge> : null;
}
