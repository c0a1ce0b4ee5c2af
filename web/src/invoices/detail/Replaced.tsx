import { Box, chakra } from '@chakra-ui/react';
import { addUp } from '../../../../schema/decimal';
import { turned } from '../../../../schema/totals';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { formatMoney } from '../../ui/format/amounts';

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textAlign: 'end',
    '& th, & td': { py: '2', ps: '3' },
    '& :is(th, td):first-child': { textAlign: 'start', ps: 0 },
    '& thead th': { pt: 0, textStyle: 'captionStrong', color: 'muted', textAlign: 'end' },
    '& tbody th': { fontWeight: 'normal' },
    '& td': { layerStyle: 'figures' },
    '& tbody tr': { borderTopWidth: '1px' },
    '& .difference > *': { fontWeight: 'semibold' },
  },
});

interface Amounts {
  subtotal: string;
  totalIva: string;
  recargo: string | null;
  total: string;
}

const minus = (now: string, before: string) => addUp([now, turned(before)]);

/** What the rectification comes to, beside the right amounts: by substitution the law wants both (ROF 15.5). */
export function Replaced({ invoice }: { invoice: InvoiceWholeFragment }) {
  const before = invoice.rectification?.replaced;
  if (!before) return null;
  const surcharge = Boolean(invoice.recargo ?? before.recargo);
  const amounts = ({ subtotal, totalIva, recargo, total }: Amounts) => [
    subtotal,
    totalIva,
    ...(surcharge ? [recargo ?? '0.00'] : []),
    total,
  ];
  const [was, now] = [amounts(before), amounts(invoice)];
  const rows: [name: string, amounts: string[]][] = [
    [`Factura ${invoice.rectification!.invoices[0]!.fullNumber}, rectificada`, was],
    ['Esta factura, corregida', now],
    ['Diferencia', now.map((amount, i) => minus(amount, was[i]!))],
  ];
  return (
    <Box marginTop="6" paddingTop="5" borderTopWidth="1px" overflowX="auto">
      <Box textStyle="name" marginBottom="2">
        Importe de la rectificación
      </Box>
      <Table aria-label="Importe de la rectificación">
        <thead>
          <tr>
            <td />
            <th scope="col">Base</th>
            <th scope="col">Cuota</th>
            {surcharge && <th scope="col">Recargo</th>}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, row], at) => (
            <tr key={name} className={at === 2 ? 'difference' : undefined}>
              <th scope="row">{name}</th>
              {row.map((amount, i) => (
                <td key={i}>{formatMoney(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
