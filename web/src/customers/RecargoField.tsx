import { Box } from '@chakra-ui/react';
import { Checkbox } from '../ui/form/Checkbox';
import { ON } from './customerValues';

interface RecargoFieldProps {
  field: { name: string; value: string; onChange(value: string): void };
  problem?: string;
}

/** Of a retailer alone: what they buy carries recargo de equivalencia. */
export function RecargoField({ field: { name, value, onChange }, problem }: RecargoFieldProps) {
  return (
    <Box as="label" display="flex" gap="2.5" cursor="pointer">
      <Box as="span" marginTop="1px" flexShrink={0} display="inline-flex">
        <Checkbox
          name={name}
          checked={value === ON}
          aria-invalid={problem ? true : undefined}
          onChange={on => onChange(on ? ON : '')}
        />
      </Box>
      <Box as="span">
        <Box as="span" textStyle="label">
          Comercio en recargo de equivalencia
        </Box>
        <Box as="span" display="block" color="muted" textStyle="caption">
          Te lo ha acreditado: el género que le vendes lleva el recargo en la factura.
        </Box>
        {problem && (
          <Box as="span" display="block" color="danger" textStyle="caption" role="alert">
            {problem}
          </Box>
        )}
      </Box>
    </Box>
  );
}
