import { Box } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Page } from '../../ui/layout/Page';
import { ExchangeForm } from './ExchangeForm';
import { TicketsCard } from './TicketsCard';
import type { Ticket } from './ticket';

/** One complete invoice (F3) for simplified ones: for whom, and what comes of it. */
export function ExchangePage() {
  const tickets = (useLocation().state as { tickets?: Ticket[] } | null)?.tickets ?? [];
  if (tickets.length === 0) return <Navigate to={paths.invoices()} replace />;
  return (
    <Page
      title="Canjear por factura completa"
      above={
        <Box marginStart="-2.5">
          <ButtonLink variant="ghost" size="sm" icon={<ArrowLeft />} to={paths.invoices()}>
            Facturas
          </ButtonLink>
        </Box>
      }
    >
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }}
        alignItems="start"
      >
        <Card padding={{ base: '4', lg: '6' }}>
          <ExchangeForm tickets={tickets} />
        </Card>
        <TicketsCard tickets={tickets} />
      </Box>
    </Page>
  );
}
