import { NativeSelect, type HTMLChakraProps } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useField } from './FormField';

interface SelectProps extends Omit<HTMLChakraProps<'select'>, 'onChange' | 'value' | 'size'> {
  value: string;
  onChange(value: string): void;
  options: readonly { value: string; label: string }[];
}

export function Select({ options, onChange, width, maxWidth, ...rest }: SelectProps) {
  return (
    <NativeSelect.Root width={width ?? 'full'} maxWidth={maxWidth}>
      <NativeSelect.Field {...useField()} {...rest} onChange={event => onChange(event.currentTarget.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator aria-hidden>
        <ChevronDown />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
