import { paths } from '../paths';
import { Declaration } from './Declaration';

/** Inside the product. */
export function DeclarationPage() {
  return <Declaration to={paths.appDeclaration} />;
}
