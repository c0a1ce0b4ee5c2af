import { Box, chakra } from '@chakra-ui/react';
import { replacedRows } from '../../../../schema/kinds/replaced';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { formatMoney } from '../../ui/format/amounts';

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textAlign: 'end',
    textStyle: { base: 'small', md: 'body' },
    '& th, & td': { py: '2', ps: { base: '1.5', md: '3' } },
    '& :is(th, td):first-child': { textAlign: 'start', ps: 0 },
    '& thead th': { pt: 0, textStyle: 'captionStrong', color: 'muted', textAlign: 'end' },
    '& tbody th': { fontWeight: 'normal' },
    // A number is not broken at its hyphens.
    '& .number': { whiteSpace: 'nowrap' },
    '& td': { layerStyle: 'figures' },
    '& tbody tr': { borderTopWidth: '1px' },
    '& .difference > *': { fontWeight: 'semibold' },
  },
});

function unbroken(text: string, number: string) {
  const [before, after] = text.split(number);
  return after === undefined ? (
    text
  ) : (
    <>
      {before}
      <span className="number">{number}</span>
      {after}
    </>
  );
}

/** What the rectification comes to, beside the right amounts: by substitution the law wants both (ROF 15.5). */
export function Replaced({ invoice }: { invoice: InvoiceWholeFragment }) {
  const { rectification } = invoice;
  if (!rectification?.replaced) return null;
  const { surcharge, rows } = replacedRows(rectification.invoices[0]!.fullNumber, rectification.replaced, invoice);
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
          {rows.map(({ name, amounts }, at) => (
            <tr key={name} className={at === rows.length - 1 ? 'difference' : undefined}>
              <th scope="row">{unbroken(name, rectification.invoices[0]!.fullNumber)}</th>
              {amounts.map((amount, i) => (
                <td key={i}>{formatMoney(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
