import { Box } from '@chakra-ui/react';
import { Coins } from 'lucide-react';
import { useIssuerQuery } from '../../gql/invoices';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import { CorrelativityReport } from './CorrelativityReport';

/** Under the list: what is made of all invoices. Under criterio de caja also what accrues as they are paid. */
export function ListFoot() {
  const cash = useIssuerQuery().data?.me.tenant?.cashBasis;
  return (
    <Box display="flex" flexWrap="wrap" justifyContent={{ base: 'center', lg: 'flex-end' }} marginTop="3">
      {cash && (
        <ButtonLink variant="ghost" icon={<Coins />} to={paths.cashBasis()}>
          Criterio de caja, por trimestres
        </ButtonLink>
      )}
      <CorrelativityReport />
    </Box>
  );
}
