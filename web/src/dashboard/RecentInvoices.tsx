import { Box } from '@chakra-ui/react';
import type { RecentInvoiceFieldsFragment } from '../gql/dashboard';
import { paths } from '../paths';
import { formatMoney } from '../ui/format/amounts';
import type { Column } from '../ui/table/table';
import { formatDate } from '../ui/format/dates';
import { useDesktop } from '../ui/format/media';
import { RowTarget } from '../ui/table/RowTarget';
import { StatusBadge } from '../ui/StatusBadge';
import { TableBody } from '../ui/table/TableBody';
import { Nothing } from '../ui/layout/Panel';
import { Row, Rows } from './Rows';

type Invoice = RecentInvoiceFieldsFragment;

const EXPECTED = 5;

const numberOf = ({ fullNumber }: Invoice) =>
  fullNumber ?? (
    <Box as="span" color="muted" fontWeight="normal">
      Sin número
    </Box>
  );

/** A simplified invoice may name nobody. */
const nameOf = ({ customer }: Invoice) => customer.name || 'Sin cliente';

const columns: Column<Invoice>[] = [
  { key: 'number', head: 'Número', width: '136px', figures: true, cell: numberOf },
  { key: 'customer', head: 'Cliente', cell: invoice => <Box truncate>{nameOf(invoice)}</Box> },
  { key: 'date', head: 'Fecha', width: '120px', quiet: true, figures: true, cell: ({ date }) => formatDate(date) },
  {
    key: 'status',
    head: 'Estado',
    width: '116px',
    skeleton: 'pill',
    cell: ({ status }) => <StatusBadge status={status} on="dashboard" />,
  },
  { key: 'total', head: 'Total', width: '132px', align: 'end', figures: true, cell: ({ total }) => formatMoney(total) },
];

export function RecentInvoices({ invoices }: { invoices: Invoice[] | undefined }) {
  const desktop = useDesktop();
  if (invoices?.length === 0)
    return (
      <Nothing>Aún no hay ninguna. La primera se hace en un minuto y no necesitas tener clientes guardados.</Nothing>
    );
  if (desktop) {
    return (
      <TableBody
        bare
        label="Últimas facturas"
        columns={columns}
        rows={invoices}
        rowKey={({ id }) => id}
        rowLink={({ id }) => paths.invoice(id)}
        expected={EXPECTED}
      />
    );
  }
  return (
    <Rows label="Últimas facturas" loading={!invoices} tall>
      {invoices?.map(invoice => (
        <Row key={invoice.id}>
          <Box flex="1" minWidth="0">
            <Box truncate>
              <RowTarget to={paths.invoice(invoice.id)}>{nameOf(invoice)}</RowTarget>
            </Box>
            <Box textStyle="small" color="muted" layerStyle="figures">
              {numberOf(invoice)} · {formatDate(invoice.date)}
            </Box>
          </Box>
          <Box textAlign="end" layerStyle="figures">
            <Box textStyle="name" marginBottom="1">
              {formatMoney(invoice.total)}
            </Box>
            <StatusBadge status={invoice.status} on="dashboard" />
          </Box>
        </Row>
      ))}
    </Rows>
  );
}
