import { Box } from '@chakra-ui/react';
import { addUp } from '../../../../schema/decimal';
import { paths } from '../../paths';
import { formatMoney } from '../../ui/format/amounts';
import { formatDate } from '../../ui/format/dates';
import { Card } from '../../ui/layout/Card';
import { NumberLink } from '../../ui/layout/TextLink';
import type { Ticket } from './ticket';

/** The simplified invoices that are exchanged, and what they come to. */
export function TicketsCard({ tickets, title = 'Simplificadas que canjeas' }: { tickets: Ticket[]; title?: string }) {
  return (
    <Card as="section" aria-label={title} padding="5">
      <Box textStyle="h2" marginBottom="2">
        {title}
      </Box>
      {tickets.map(({ id, fullNumber, date, total }) => (
        <Box key={id} display="flex" justifyContent="space-between" gap="3" paddingY="1">
          <Box>
            <NumberLink to={paths.invoice(id)}>{fullNumber}</NumberLink>
            <Box color="muted" textStyle="small">
              {formatDate(date)}
            </Box>
          </Box>
          <Box layerStyle="figures">{formatMoney(total)}</Box>
        </Box>
      ))}
      {tickets.length > 1 && (
        <Box
          display="flex"
          justifyContent="space-between"
          gap="3"
          marginTop="2"
          paddingTop="2"
          borderTopWidth="1px"
          fontWeight="semibold"
        >
          <Box>Total</Box>
          <Box layerStyle="figures">{formatMoney(addUp(tickets.map(({ total }) => total)))}</Box>
        </Box>
      )}
    </Card>
  );
}
