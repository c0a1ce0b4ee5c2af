import { Box, chakra } from '@chakra-ui/react';
import { addUp } from '../../../../schema/decimal';
import { taxKey } from '../../../../schema/tax/causes';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { formatAmount, formatMoney } from '../../ui/format/amounts';
import { formatDate } from '../../ui/format/dates';
import { Card } from '../../ui/layout/Card';
import { codesOf } from '../cause';
import { NumberLink } from '../../ui/layout/TextLink';
import { formatTaxRate } from '../../ui/format/here';

/** The rectifying invoices of an invoice, each with what it changes. */
export function RectifiedBy({ invoice: { rectifiedBy, remaining } }: { invoice: InvoiceWholeFragment }) {
  if (rectifiedBy.length === 0) return null;
  return (
    <Card as="section" aria-label="Rectificada por" padding="5">
      <Box textStyle="h2" marginBottom="2">
        Rectificada por
      </Box>
      {rectifiedBy.map(({ id, fullNumber, date, total, status, way }) => (
        <Box key={id} display="flex" justifyContent="space-between" gap="3" paddingY="1">
          <Box>
            <NumberLink to={paths.invoice(id)}>{fullNumber}</NumberLink>
            <Box color="muted" textStyle="small">
              {status === 'cancelled' ? 'Anulada' : formatDate(date)}
              {way === 'S' && ' · la sustituye'}
            </Box>
          </Box>
          <Box layerStyle="figures">{formatMoney(total)}</Box>
        </Box>
      ))}
      {remaining && <Remaining rates={remaining} />}
    </Card>
  );
}

type Rates = NonNullable<InvoiceWholeFragment['remaining']>;

const Table = chakra('table', {
  base: {
    width: 'full',
    marginTop: '2',
    borderCollapse: 'collapse',
    textAlign: 'end',
    textStyle: 'small',
    '& thead th': { py: '2', textStyle: 'captionStrong', color: 'muted', borderTopWidth: '1px' },
    '& :is(th, td):first-child': { textAlign: 'start' },
    '& tbody th': { fontWeight: 'normal' },
    '& td': { py: '0.5', layerStyle: 'figures' },
  },
});

/** What is left of the original at each rate, with all that rectifies it. */
function Remaining({ rates }: { rates: Rates }) {
  return (
    <Table aria-label="Lo que queda">
      <thead>
        <tr>
          <th scope="col">Queda</th>
          <th scope="col">Base</th>
          <th scope="col">Cuota</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(rate => (
          <tr key={taxKey(rate)}>
            <th scope="row">{[formatTaxRate(rate.ivaRate), codesOf(rate)].filter(Boolean).join(' · ')}</th>
            <td>{formatAmount(rate.base)}</td>
            <td>{formatAmount(rate.recargo ? addUp([rate.quota, rate.recargo]) : rate.quota)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
