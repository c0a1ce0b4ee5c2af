import { Box } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { rulesOf, territoryOf } from '../../../../../schema/tax/territory';
import { useIssuerQuery } from '../../../gql/invoices';
import { paths } from '../../../paths';
import { taxHere } from '../../../ui/format/here';
import { Banner } from '../../../ui/layout/Banner';
import { ButtonLink } from '../../../ui/Button';

/**
 * An invoice must contain the address of who issues it (RD 1619/2012, art. 6.1.e). Afterwards it cannot be added.
 * An address where another tax is than the invoice's is asked about: no tax is changed on an issued one either.
 */
export function MissingAddress() {
  const { data } = useIssuerQuery({ fetchPolicy: 'cache-and-network' });
  const tenant = data?.me.tenant;
  const { pathname, search } = useLocation();
  const said = territoryOf(tenant?.address);
  const elsewhere = said !== null && rulesOf(said).tax !== taxHere();
  if (!tenant || (tenant.address && !elsewhere)) return null;
  return (
    <Box marginBottom="4">
      <Banner
        kind="warning"
        action={
          <ButtonLink to={paths.settings()} state={{ back: pathname + search }} size="sm" variant="outline">
            {elsewhere ? 'Elegir territorio' : 'Añadir dirección'}
          </ButtonLink>
        }
      >
        {elsewhere
          ? `Tu empresa tiene su dirección en ${rulesOf(said).name} y esta factura lleva ${taxHere()}: di en Territorio dónde está establecida.`
          : 'Falta la dirección de tu empresa: la ley pide que vaya en la factura, y después de emitirla ya no se puede añadir.'}
      </Banner>
    </Box>
  );
}
