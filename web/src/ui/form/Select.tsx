import { Box, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { input } from '../../theme/input';
import { useField } from './FormField';

const Native = chakra('select', input);

export interface SelectProps extends Omit<HTMLChakraProps<'select'>, 'onChange' | 'value'> {
  value: string;
  onChange(value: string): void;
  options: readonly { value: string; label: string }[];
}

export function Select({ options, onChange, width, ...rest }: SelectProps) {
  return (
    <Box position="relative" width={width ?? 'full'}>
      <Native {...useField()} trail cursor="pointer" {...rest} onChange={event => onChange(event.currentTarget.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Native>
      <Box
        as={ChevronDown}
        aria-hidden
        position="absolute"
        insetEnd="3"
        top="0"
        bottom="0"
        marginY="auto"
        width="16px"
        height="16px"
        color="muted"
        pointerEvents="none"
      />
    </Box>
  );
}
