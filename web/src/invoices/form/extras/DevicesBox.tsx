import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import { DEVICES_OR_METALS } from '../../../../../schema/kinds/devices';
import { Checkbox } from '../../../ui/form/Checkbox';
import { taxHere } from '../../../ui/format/here';
import type { InvoiceFormState } from '../useInvoiceForm';
import { useWritten } from '../writingContext';

interface DevicesBoxProps {
  checked: boolean;
  /** Somebody else issues it: the series is theirs either way. */
  other: boolean;
  error?: string;
  set: InvoiceFormState['set'];
}

/** Asked where a line goes under reverse charge: some of it has a series of its own (RD 1619/2012, art. 6.1.a). */
export function DevicesBox({ checked, other, error, set }: DevicesBoxProps) {
  const { grid } = useWritten().lines;
  const said = useId();
  const asked = taxHere() === 'IVA' && grid.lines.some(({ ivaCause }) => ivaCause === 'S2');
  const turn = (on: boolean) => {
    set({ devicesOrMetals: on, series: on || other ? '' : 'A' }, 'series');
    set({}, 'devicesOrMetals');
  };
  const wrong = error && !asked ? error : undefined;
  if (!asked && !checked) return null;
  return (
    <Box borderTopWidth="1px" paddingX="4" paddingY="3" textStyle="small">
      <Box as="label" display="inline-grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="2.5" cursor="pointer">
        <Checkbox
          checked={checked}
          onChange={turn}
          marginTop="0.5"
          aria-describedby={said}
          aria-invalid={wrong ? true : undefined}
        />
        {DEVICES_OR_METALS}
      </Box>
      <Box
        id={said}
        paddingStart="26px"
        color={wrong ? 'danger' : 'muted'}
        textStyle="caption"
        role={wrong ? 'alert' : undefined}
      >
        {wrong ??
          'Con inversión del sujeto pasivo llevan una serie propia. Los aparatos, solo a un revendedor o por más de 10.000 € sin IVA.'}
      </Box>
    </Box>
  );
}
