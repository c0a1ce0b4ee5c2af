import { Box, chakra } from '@chakra-ui/react';
import { memo, useState } from 'react';
import type { Tax } from '../../../../../schema/tax/territory';
import { formatAmount, formatPrice, formatQuantity } from '../../../ui/format/amounts';
import type { Row } from './difference';
import { Field, lastOf, rateOf, useChange, writtenOf, type RowProps } from './RowField';

const wasText = (row: Row, tax: Tax) =>
  `${formatQuantity(row.quantity)} × ${formatPrice(row.price)}\u00a0€${row.gross ? ` con ${tax}` : ''} · ${tax} ${rateOf(row)}`;

/** A row that nothing changes of, until somebody opens it. */
function Folded({ row, mode, tax, onOpen }: Pick<RowProps, 'row' | 'mode' | 'tax'> & { onOpen(): void }) {
  return (
    <chakra.button
      type="button"
      display="flex"
      justifyContent="space-between"
      gap="3"
      width="full"
      minHeight="44px"
      paddingX="4"
      paddingY="3.5"
      textAlign="start"
      aria-expanded={false}
      onClick={onOpen}
    >
      <Box minWidth="0">
        <Box overflowWrap="anywhere">{row.description}</Box>
        <Box color="muted" textStyle="small">
          {wasText(row, tax)}
        </Box>
      </Box>
      <Box color="muted" textStyle="small" flexShrink={0}>
        {mode === 'returned' ? 'no devuelve' : 'igual'}
      </Box>
    </chakra.button>
  );
}

/** On a phone the first row has its fields, those that a draft has changed, and each that somebody opens. */
export const ListRow = memo(function ListRow(props: RowProps) {
  const { row, typed, at, mode, tax, onType } = props;
  const { wrong, change, changed } = useChange(props);
  const [opened, setOpened] = useState<'at first' | 'by hand' | null>(at === 0 || changed ? 'at first' : null);
  if (!opened)
    return (
      <Box as="li" borderTopWidth="1px">
        <Folded {...{ row, mode, tax }} onOpen={() => setOpened('by hand')} />
      </Box>
    );
  return (
    <Box
      as="li"
      paddingX="4"
      paddingY="3.5"
      borderTopWidth="1px"
      borderInlineStartWidth={changed ? '3px' : undefined}
      borderInlineStartColor="brand"
    >
      <Box textStyle="name" overflowWrap="anywhere">
        {row.description}
      </Box>
      <Box color="muted" textStyle="small">
        {wasText(row, tax)}
      </Box>
      <Box display="grid" gap="3" gridAutoFlow="column" gridAutoColumns="minmax(0, 1fr)" marginTop="2.5">
        {writtenOf(tax)[mode].map(({ key, name }, i, { length }) => (
          <Box key={key}>
            <Box textStyle="label" marginBottom="1" aria-hidden>
              {name}
            </Box>
            <Field
              name={name}
              at={at}
              field={key}
              {...{ row, tax, typed, onType }}
              wrong={wrong[key]}
              autoFocus={opened === 'by hand' && i === length - 1}
            />
            {wrong[key] && (
              <Box color="danger" textStyle="caption" marginTop="1">
                {wrong[key]}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {changed && (
        <Box color="muted" textStyle="small" marginTop="1.5">
          {lastOf(tax)[mode]}: {formatAmount(change!)} €
        </Box>
      )}
    </Box>
  );
});
