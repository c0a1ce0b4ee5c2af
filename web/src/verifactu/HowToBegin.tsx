import { useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { TextLink } from '../ui/layout/TextLink';
import { useRepresentation } from './representation/useRepresentation';
import { useAdmin } from './useOverview';

/**
 * For a company that does not send: how it can start, and who can do it. `only`: its plan takes no certificate. A
 * sentence.
 */
export function HowToBegin({ only }: { only?: 'operator' }) {
  const admin = useAdmin();
  const representation = useRepresentation();
  const { pathname, search } = useLocation();
  if (!admin) return <>Lo decide un administrador de tu empresa.</>;
  const choose = (text: string) => (
    <TextLink to={paths.whoSends} state={{ back: pathname + search }}>
      {text}
    </TextLink>
  );
  if (only) return <>{choose('Elige quién las envía')}.</>;
  // Nobody is sent for a certificate that they need not have, while that is still being asked for.
  if (!representation) return null;
  if (!representation.offered)
    return (
      <>
        Para empezar, <TextLink to={paths.settings('verifactu')}>sube tu certificado</TextLink>.
      </>
    );
  return <>Para empezar, sube tu certificado o deja que Folio las envíe por ti: {choose('elige quién las envía')}.</>;
}
