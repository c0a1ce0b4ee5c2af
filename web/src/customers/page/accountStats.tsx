import { daysBetween } from '../../../../schema/days';
import { Box } from '@chakra-ui/react';
import { parseTerms } from '../../../../schema/collect/terms';
import type { CustomerAloneQuery } from '../../gql/customers';
import { paths } from '../../paths';
import { formatMoney } from '../../ui/format/amounts';
import { today } from '../../ui/format/dates';
import { taxHere } from '../../ui/format/here';
import type { Stat } from '../../ui/table/StatCards';

type Account = CustomerAloneQuery['customerAccount'];
type Customer = CustomerAloneQuery['customer'];

const counted = (count: number) => (count === 1 ? '1 factura' : `${count} facturas`);
const inDays = (days: number) => (days === 1 ? '1 día' : `${days} días`);
const daysSince = (day: string) => daysBetween(day, today());

/** What they agreed, where it is a number of days. */
function termOf(customer: Customer | undefined): string {
  const terms = customer?.paymentTerms ? parseTerms(customer.paymentTerms) : null;
  return terms ? `Su plazo son ${terms.days}` : 'De la fecha al cobro';
}

/** What a customer owes, what of it is late, how long they take, and what they were invoiced; red where it is late. */
export const accountStats = (customer: Customer | undefined): Stat<Account>[] => [
  {
    name: 'Debe',
    to: customer && (() => paths.invoices({ due: 'open', customer: customer.id })),
    figure: ({ owed }) => formatMoney(owed),
    context: ({ openCount }) => (openCount > 0 ? counted(openCount) : 'Nada pendiente'),
  },
  {
    name: 'Vencido',
    to: customer && (() => paths.invoices({ due: 'overdue', customer: customer.id })),
    figure: ({ overdue, overdueCount }) => (
      <Box as="span" color={overdueCount > 0 ? 'danger' : undefined}>
        {formatMoney(overdue)}
      </Box>
    ),
    context: ({ overdueSince }) => (overdueSince ? `Desde hace ${inDays(daysSince(overdueSince))}` : 'Nada vencido'),
  },
  {
    name: 'Paga de media en',
    figure: ({ averageDays }) => (averageDays === null ? '—' : inDays(averageDays)),
    context: ({ averageDays }) => (averageDays === null ? 'Aún no ha pagado ninguna' : termOf(customer)),
  },
  {
    name: `Facturado en ${today().slice(0, 4)}`,
    figure: ({ yearTotal }) => formatMoney(yearTotal),
    context: ({ yearCount }) => `${counted(yearCount)}, ${taxHere()} incluido`,
  },
];
