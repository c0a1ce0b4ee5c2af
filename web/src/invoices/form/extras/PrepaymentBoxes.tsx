import { Box } from '@chakra-ui/react';
import { memo } from 'react';
import { turned } from '../../../../../schema/totals';
import { formatMoney } from '../../../ui/format/amounts';
import { formatDate } from '../../../ui/format/dates';
import { Checkbox } from '../../../ui/form/Checkbox';
import type { InvoiceFormState } from '../useInvoiceForm';
import type { Prepaid } from './prepayments';

interface PrepaymentBoxesProps {
  open: readonly Prepaid[] | undefined;
  chosen: readonly Prepaid[];
  customer: string;
  error?: string;
  set: InvoiceFormState['set'];
}

/** What the customer has paid beforehand, each to be ticked; nothing for who has not. */
export const PrepaymentBoxes = memo(function PrepaymentBoxes({
  open = [],
  chosen,
  customer,
  error,
  set,
}: PrepaymentBoxesProps) {
  const gone = chosen.filter(({ id }) => !open.some(each => each.id === id));
  const shown = [...open, ...gone];
  if (shown.length === 0) return null;
  const isChosen = ({ id }: Prepaid) => chosen.some(each => each.id === id);
  const turn = (one: Prepaid, on: boolean) =>
    set({ prepayments: shown.filter(each => (each.id === one.id ? on : isChosen(each))) }, 'prepayments');
  const many = shown.length > 1;
  return (
    <Box as="fieldset">
      <Box as="legend" textStyle="label" marginBottom="1">
        {many ? 'Anticipos sin liquidar' : 'Anticipo sin liquidar'}
      </Box>
      <Box textStyle="caption" color="muted" marginBottom="2">
        {customer || 'Tu cliente'} {many ? 'ya los pagó, cada uno con su' : 'ya lo pagó, con su'} factura. Esta lleva el
        trabajo entero: {many ? 'marca los que restas de ella' : 'márcalo si lo restas de ella'}.
      </Box>
      <Box display="grid" gap="1">
        {shown.map(each => (
          <Box
            as="label"
            key={each.id}
            display="grid"
            gridTemplateColumns="auto minmax(0, 1fr) auto"
            alignItems="center"
            columnGap="2.5"
            paddingY="1.5"
            maxWidth="560px"
            cursor="pointer"
          >
            <Checkbox
              checked={isChosen(each)}
              onChange={on => turn(each, on)}
              aria-label={`Restar el anticipo ${each.fullNumber}`}
              aria-invalid={Boolean(error) && isChosen(each) ? true : undefined}
            />
            <Box as="span" minWidth="0" overflowWrap="anywhere">
              <Box as="span" layerStyle="figures">
                {each.fullNumber}
              </Box>{' '}
              <Box as="span" color="muted" whiteSpace="nowrap">
                del {formatDate(each.date)}
              </Box>
            </Box>
            <Box as="span" layerStyle="figures" color={isChosen(each) ? 'text' : 'muted'}>
              {formatMoney(isChosen(each) ? turned(each.total) : each.total)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box role="alert" color="danger" textStyle="caption" marginTop="1.5" _empty={{ display: 'none' }}>
        {error}
      </Box>
    </Box>
  );
});
