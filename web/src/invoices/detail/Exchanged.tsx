import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { Card } from '../../ui/layout/Card';
import { NumberLink } from '../../ui/layout/TextLink';
import { TicketsCard } from '../exchange/TicketsCard';

interface Related {
  id: string;
  fullNumber: string;
}

const Said = ({ title, children, to }: { title: string; children: ReactNode; to: Related }) => (
  <Card as="section" aria-label={title} padding="5">
    <Box textStyle="h2" marginBottom="2">
      {title}
    </Box>
    <NumberLink to={paths.invoice(to.id)}>{to.fullNumber}</NumberLink>
    <Box color="muted" textStyle="small" marginTop="1">
      {children}
    </Box>
  </Card>
);

/** Which simplified invoices a complete one stands for, and of one of those which stands for it. */
export function Exchanged({ invoice: { exchange, exchangedBy } }: { invoice: InvoiceWholeFragment }) {
  return (
    <>
      {exchangedBy && (
        <Said title="Canjeada por" to={exchangedBy}>
          Tu cliente tiene esa factura completa. No es otra venta: se cobra una sola vez.
        </Said>
      )}
      {exchange?.takesBack && (
        <Said title="Deja sin efecto" to={exchange.takesBack}>
          Las simplificadas siguen valiendo y pueden canjearse de nuevo.
        </Said>
      )}
      {exchange?.takenBackBy && (
        <Said title="Sin efecto" to={exchange.takenBackBy}>
          Esa factura deshace este canje.
        </Said>
      )}
      {exchange && <TicketsCard tickets={exchange.invoices} title="Simplificadas que canjea" />}
    </>
  );
}
