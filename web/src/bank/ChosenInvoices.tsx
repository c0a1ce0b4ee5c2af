import { Box } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { OpenInvoiceFragment } from '../gql/bank';
import { IconButton } from '../ui/IconButton';
import { formatMoney } from '../ui/format/amounts';
import { nameOf } from './useInvoiceChoice';

interface ChosenInvoicesProps {
  chosen: readonly OpenInvoiceFragment[];
  onRemove(id: string): void;
}

/** In the order in which the movement pays them. */
export const ChosenInvoices = ({ chosen, onRemove }: ChosenInvoicesProps) => (
  <Box as="ul" aria-label="Facturas elegidas" listStyleType="none" display="grid" gap="1">
    {chosen.map(each => (
      <Box as="li" key={each.id} display="flex" alignItems="center" justifyContent="space-between" gap="2">
        <Box overflowWrap="anywhere">
          <Box as="span" layerStyle="figures">
            {each.fullNumber}
          </Box>{' '}
          · {nameOf(each)}
        </Box>
        <Box display="flex" alignItems="center" gap="1" layerStyle="figures">
          {formatMoney(each.asked)}
          <IconButton label={`Quitar ${each.fullNumber}`} icon={<X />} onClick={() => onRemove(each.id)} />
        </Box>
      </Box>
    ))}
  </Box>
);
