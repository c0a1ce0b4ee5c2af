import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { HOLDS } from '../../../../schema/remind/holds';
import { STEP_NAMES, type Step } from '../../../../schema/remind/ladder';
import { errorText } from '../../client/failure';
import { useOverdueInvoicesQuery, type OverdueFragment } from '../../gql/settings';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { formatMoney } from '../../ui/format/amounts';
import { formatDate, formatInstant } from '../../ui/format/dates';
import { Card } from '../../ui/layout/Card';
import { LoadFailed } from '../../ui/layout/LoadFailed';
import { Skeleton } from '../../ui/layout/Skeleton';
import { NumberLink } from '../../ui/layout/TextLink';

const name = (step: number) => STEP_NAMES[step as Step];

/** What was said of it, and what comes. */
function saysOf({ told, lastAt, hold, nextStep, nextOn, byHand }: OverdueFragment): string {
  const said = told ? `${name(told)} el ${formatInstant(lastAt!)}` : 'Sin avisar';
  if (hold) return `${said} · ${HOLDS[hold]}`;
  if (nextStep) return `${said} · ${name(nextStep)} el ${formatDate(nextOn!)}`;
  return byHand ? `${said} · Puedes avisar a mano` : `${said} · No toca ningún aviso ahora`;
}

/** Overdue invoices, page by page. */
export function OverdueList() {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useOverdueInvoicesQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.overdueInvoices;
  if (error && !found)
    return (
      <LoadFailed onRetry={() => void refetch().catch(() => undefined)}>
        {errorText(error, 'Error cargando las facturas vencidas')}
      </LoadFailed>
    );
  if (!found) return <Skeleton width="full" height="160px" borderRadius="md" aria-busy />;
  if (found.items.length === 0)
    return (
      <Card padding={{ base: '4', lg: '5' }} color="muted">
        No hay ninguna factura vencida por cobrar.
      </Card>
    );
  const { totalPages } = found.pagination;
  return (
    <>
      <Card as="ul" listStyleType="none">
        {found.items.map((invoice, at) => (
          <Box
            as="li"
            key={invoice.id}
            padding={{ base: '4', lg: '5' }}
            borderTopWidth={at === 0 ? 0 : '1px'}
            display="grid"
            gap="1"
          >
            <Box display="flex" justifyContent="space-between" gap="4" flexWrap="wrap">
              <Box overflowWrap="anywhere" minWidth="0">
                <NumberLink to={paths.invoice(invoice.id)}>{invoice.fullNumber}</NumberLink>
                {` · ${invoice.customerName}`}
              </Box>
              <Box layerStyle="figures" textStyle="name">
                {formatMoney(invoice.owed)}
              </Box>
            </Box>
            <Box color="muted" textStyle="small">{`Venció el ${formatDate(invoice.dueOn)} · ${saysOf(invoice)}`}</Box>
          </Box>
        ))}
      </Card>
      {totalPages > 1 && (
        <Box display="flex" gap="3" marginTop="3" alignItems="center">
          <Button size="sm" aria-disabled={page === 1 || undefined} onClick={() => page > 1 && setPage(page - 1)}>
            Anteriores
          </Button>
          <Button
            size="sm"
            aria-disabled={page === totalPages || undefined}
            onClick={() => page < totalPages && setPage(page + 1)}
          >
            Siguientes
          </Button>
          <Box color="muted" textStyle="small">{`Página ${page} de ${totalPages}`}</Box>
        </Box>
      )}
    </>
  );
}
