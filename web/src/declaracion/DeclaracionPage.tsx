import { paths } from '../paths';
import { Declaracion } from './Declaracion';

/** Inside the product. */
export function DeclaracionPage() {
  return <Declaracion to={paths.appDeclaracion} />;
}
