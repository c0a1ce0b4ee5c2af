import { paths } from '../paths';
import { Declaracion } from './Declaration';

/** Inside the product. */
export function DeclaracionPage() {
  return <Declaracion to={paths.appDeclaracion} />;
}
