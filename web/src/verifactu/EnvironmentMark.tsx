import { Badge } from '../ui/Badge';
import { useOverview } from './useOverview';

/** Stands wherever something of the tax agency shows, as long as it is not the true one. */
export function EnvironmentMark() {
  const overview = useOverview();
  return overview && overview.environment !== 'production' ? <Badge palette="amber">Entorno de pruebas</Badge> : null;
}
