import { paths } from '../../paths';
import { TextLink } from '../../ui/layout/TextLink';

export function DeclarationLink() {
  return <TextLink to={paths.appDeclaration()}>Declaración responsable de Folio</TextLink>;
}
