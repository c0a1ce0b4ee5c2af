import { Box } from '@chakra-ui/react';
import { useInvoiceSumsQuery, type InvoiceSumsQueryVariables } from '../../gql/invoices';
import { formatCount, formatMoney } from '../../ui/format/amounts';

interface DueSumsProps {
  variables: InvoiceSumsQueryVariables;
}

/** What all that the list shows comes to, on every page of it. */
export function DueSums({ variables }: DueSumsProps) {
  const { data, previousData } = useInvoiceSumsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const sums = (data ?? previousData)?.invoiceSums;
  if (!sums || sums.count === 0) return null;
  return (
    <Box
      role="region"
      aria-label="Suma de lo que se ve"
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      columnGap="6"
      rowGap="1"
      marginTop="2"
      paddingX="5"
      paddingY="3"
      bg="subtle"
      borderWidth="1px"
      borderRadius="lg"
      layerStyle="figures"
      whiteSpace="normal"
    >
      <Box color="muted">
        {sums.count === 1 ? '1 factura' : `${formatCount(sums.count)} facturas`}
        {sums.overdueCount > 0 && (
          <>
            {' · vencido '}
            <Box as="span" color="text" fontWeight="medium">
              {formatMoney(sums.overdue)}
            </Box>
            {` de ${formatCount(sums.overdueCount)}`}
          </>
        )}
      </Box>
      <Box display="flex" flexWrap="wrap" columnGap="6">
        <Box color="muted">Total {formatMoney(sums.total)}</Box>
        <Box textStyle="name">Pendiente {formatMoney(sums.owed)}</Box>
      </Box>
    </Box>
  );
}
