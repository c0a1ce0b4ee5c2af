import { Box, chakra } from '@chakra-ui/react';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { formatMoney, formatPrice, formatQuantity } from '../../ui/format/amounts';
import { isDated } from '../../../../schema/kinds/recapitulative';
import { formatDate } from '../../ui/format/dates';
import { lineWords } from '../../../../schema/tax/kind-words';
import { byMargin } from '../../../../schema/tax/margin';
import { causeName } from '../cause';
import { discountText } from '../form/extras/discount';
import { formatTaxRate } from '../../ui/format/here';
import type { Tax } from '../../../../schema/tax/territory';

type Line = InvoiceWholeFragment['lines'][number];

const Head = chakra('th', {
  base: {
    height: 'head',
    ps: '3',
    textStyle: 'captionStrong',
    color: 'muted',
    textAlign: 'end',
    _first: { ps: 0, textAlign: 'start' },
  },
});
const Cell = chakra('td', {
  base: {
    height: 'row',
    py: '2',
    ps: '3',
    borderTopWidth: '1px',
    textAlign: 'end',
    layerStyle: 'figures',
    verticalAlign: 'top',
    _first: { ps: 0, textAlign: 'start', whiteSpace: 'normal' },
  },
});

// Of the day, where lines say theirs.
const DAY = '96px';
// Of quantity, price, rate and total; with discounts, one more.
const WIDTHS = ['92px', '132px', '68px', '132px'];
const WITH_DISCOUNT = ['80px', '124px', '84px', '60px', '124px'];

const discount = (line: Line) => discountText(line.discountPercent, line.discountAmount);

const price = (line: Line, taxIncluded: boolean) =>
  `${formatPrice((taxIncluded && line.grossPrice) || line.price)}\u00a0€`;
const cause = (line: Line, tax: Tax) =>
  causeName(line, tax) && (
    <Box textStyle="caption" color="muted">
      {causeName(line, tax)}
    </Box>
  );

interface LinesProps {
  lines: Line[];
  /** The invoice's own. */
  tax: Tax;
  /** Prices were written with their tax in them, and are shown so. */
  taxIncluded: boolean;
}

export function LineTable({ lines, tax, taxIncluded }: LinesProps) {
  const discounts = lines.some(discount);
  const days = isDated(lines);
  // Of what is taxed on what is earned the paper says no VAT.
  const rated = !byMargin(lines);
  const widths = discounts ? WITH_DISCOUNT : WIDTHS;
  return (
    <chakra.table
      width="full"
      tableLayout="fixed"
      marginTop="5"
      borderTopWidth="1px"
      borderCollapse="collapse"
      aria-label="Líneas"
    >
      <colgroup>
        <col />
        {[...(days ? [DAY] : []), ...(rated ? widths : [...widths.slice(0, -2), widths.at(-1)!])].map((width, i) => (
          <col key={i} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <Head scope="col">Descripción</Head>
          {days && <Head scope="col">Fecha</Head>}
          <Head scope="col">Cantidad</Head>
          <Head scope="col">{taxIncluded ? `Precio, ${tax} incluido` : 'Precio'}</Head>
          {discounts && <Head scope="col">Dto.</Head>}
          {rated && <Head scope="col">{tax} %</Head>}
          <Head scope="col">Total</Head>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => (
          <tr key={i}>
            <Cell overflowWrap="anywhere">
              {line.description}
              {cause(line, tax)}
            </Cell>
            {days && <Cell color="muted">{line.operationDate && formatDate(line.operationDate)}</Cell>}
            <Cell>{formatQuantity(line.quantity)}</Cell>
            <Cell>{price(line, taxIncluded)}</Cell>
            {discounts && <Cell color="muted">{discount(line)}</Cell>}
            {rated && <Cell color="muted">{lineWords(line, formatTaxRate)}</Cell>}
            <Cell>{formatMoney(line.total)}</Cell>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

export function LineList({ lines, tax, taxIncluded }: LinesProps) {
  return (
    <Box as="ul" listStyleType="none" marginTop="5" aria-label="Líneas">
      {lines.map((line, i) => (
        <Box
          as="li"
          key={i}
          paddingY="3"
          borderTopWidth="1px"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) auto"
          columnGap="3"
        >
          <Box textStyle="name" overflowWrap="anywhere">
            {line.description}
          </Box>
          <Box textStyle="name" layerStyle="figures">
            {formatMoney(line.total)}
          </Box>
          <Box gridColumn="1 / -1" color="muted" textStyle="small">
            {[
              line.operationDate && formatDate(line.operationDate),
              `${formatQuantity(line.quantity)} × ${price(line, taxIncluded)}${taxIncluded ? `, ${tax} incluido` : ''}`,
              discount(line) && `Dto. ${discount(line)}`,
              !byMargin(lines) && lineWords(line, rate => `${tax} ${formatTaxRate(rate)}`),
            ]
              .filter(Boolean)
              .join(' · ')}
            {cause(line, tax)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
