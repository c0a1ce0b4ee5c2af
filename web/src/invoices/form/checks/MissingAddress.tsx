import { Box } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useIssuerQuery } from '../../../gql/invoices';
import { paths } from '../../../paths';
import { Banner } from '../../../ui/layout/Banner';
import { ButtonLink } from '../../../ui/Button';

/** An invoice must contain the address of who issues it (RD 1619/2012, art. 6.1.e). Afterwards it cannot be added. */
export function MissingAddress() {
  const { data } = useIssuerQuery({ fetchPolicy: 'cache-and-network' });
  const tenant = data?.me.tenant;
  const { pathname, search } = useLocation();
  if (!tenant || tenant.address) return null;
  return (
    <Box marginBottom="4">
      <Banner
        kind="warning"
        action={
          <ButtonLink to={paths.settings()} state={{ back: pathname + search }} size="sm" variant="outline">
            Añadir dirección
          </ButtonLink>
        }
      >
        Falta la dirección de tu empresa: la ley pide que vaya en la factura, y después de emitirla ya no se puede
        añadir.
      </Banner>
    </Box>
  );
}
