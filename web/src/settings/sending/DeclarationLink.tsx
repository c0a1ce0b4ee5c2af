import { paths } from '../../paths';
import { TextLink } from '../../ui/layout/TextLink';

export function DeclaracionLink() {
  return <TextLink to={paths.appDeclaracion()}>Declaración responsable de Folio</TextLink>;
}
