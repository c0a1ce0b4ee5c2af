import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { leftTable, SPANISH_LEFT } from '../../../../schema/kinds/left';
import { replacedRows } from '../../../../schema/kinds/replaced';
import { taxKey } from '../../../../schema/tax/causes';
import { rateWords } from '../../../../schema/tax/kind-words';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { formatMoney } from '../../ui/format/amounts';
import { formatTaxRate } from '../../ui/format/here';

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

interface AmountsTableProps {
  title: string;
  /** Of the names, none where it is empty; then of each amount. */
  heads: readonly string[];
  rows: readonly { key: string; name: ReactNode; amounts: readonly string[]; strong?: boolean }[];
}

const AmountsTable = ({ title, heads: [ofNames, ...heads], rows }: AmountsTableProps) => (
  <Box marginTop="6" paddingTop="5" borderTopWidth="1px" overflowX="auto">
    <Box textStyle="name" marginBottom="2">
      {title}
    </Box>
    <Table aria-label={title}>
      <thead>
        <tr>
          {ofNames ? <th scope="col">{ofNames}</th> : <td />}
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, amounts, strong }) => (
          <tr key={key} className={strong ? 'difference' : undefined}>
            <th scope="row">{name}</th>
            {amounts.map((amount, i) => (
              <td key={i}>{formatMoney(amount)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Box>
);

/** What the rectification comes to, beside the right amounts: by substitution the law wants both (ROF 15.5). */
export function Replaced({ invoice }: { invoice: InvoiceWholeFragment }) {
  const { rectification } = invoice;
  if (!rectification?.replaced) return null;
  const original = rectification.invoices[0]!.fullNumber;
  const { surcharge, rows } = replacedRows(original, rectification.replaced, invoice);
  return (
    <AmountsTable
      title="Importe de la rectificación"
      heads={['', 'Base', 'Cuota', ...(surcharge ? ['Recargo'] : []), 'Total']}
      rows={rows.map(({ name, amounts }, at) => ({
        ...{ key: name, amounts },
        name: unbroken(name, original),
        strong: at === rows.length - 1,
      }))}
    />
  );
}

/** By differences how the invoice is left that it rectifies, by rate. */
export function Left({ invoice: { rectification, tax } }: { invoice: InvoiceWholeFragment }) {
  if (!rectification?.left) return null;
  const { heads, rows } = leftTable(rectification.left);
  return (
    <AmountsTable
      title={SPANISH_LEFT.leftOf(rectification.invoices[0]!.fullNumber)}
      heads={[`Tipo de ${tax}`, ...heads]}
      rows={rows.map(({ rate, amounts }) => ({
        ...{ key: taxKey(rate), amounts },
        name: rateWords(rate, tax, formatTaxRate),
      }))}
    />
  );
}
