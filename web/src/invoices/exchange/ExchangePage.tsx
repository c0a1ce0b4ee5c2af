import { BackLink } from '../../ui/layout/BackLink';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { Card } from '../../ui/layout/Card';
import { Page, WithSide } from '../../ui/layout/Page';
import { ExchangeForm } from './ExchangeForm';
import { TicketsCard } from './TicketsCard';
import type { Ticket } from './ticket';

/** One complete invoice (F3) for simplified ones: for whom, and what comes of it. */
export function ExchangePage() {
  const tickets = (useLocation().state as { tickets?: Ticket[] } | null)?.tickets ?? [];
  if (tickets.length === 0) return <Navigate to={paths.invoices()} replace />;
  return (
    <Page title="Canjear por factura completa" above={<BackLink to={paths.invoices()}>Facturas</BackLink>}>
      <WithSide>
        <Card padding={{ base: '4', lg: '6' }}>
          <ExchangeForm tickets={tickets} />
        </Card>
        <TicketsCard tickets={tickets} />
      </WithSide>
    </Page>
  );
}
