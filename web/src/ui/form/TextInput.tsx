import { Box, chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { input } from '../../theme/input';
import { useField } from './FormField';

const Field = chakra('input', input);
const Area = chakra('textarea', input);

type Variants = NonNullable<RecipeVariantProps<typeof input>>;

export interface TextInputProps
  extends Omit<HTMLChakraProps<'input'>, keyof Variants | 'onChange' | 'value'>, Omit<Variants, 'lead' | 'trail'> {
  value: string;
  onChange(value: string): void;
  ref?: Ref<HTMLInputElement>;
  /** A picture before the text. */
  lead?: ReactNode;
  /** A button after the text. */
  trail?: ReactNode;
}

export function TextInput({ onChange, lead, trail, ...rest }: TextInputProps) {
  const wiring = useField();
  const field = (
    <Field
      {...wiring}
      lead={lead ? true : undefined}
      trail={trail ? true : undefined}
      {...rest}
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
  if (!lead && !trail) return field;
  return (
    <Box position="relative" width="full">
      {lead && (
        <Box
          aria-hidden
          position="absolute"
          insetStart="3"
          top="0"
          bottom="0"
          display="flex"
          alignItems="center"
          color="muted"
          pointerEvents="none"
        >
          {lead}
        </Box>
      )}
      {field}
      {trail && (
        <Box position="absolute" insetEnd="1.5" top="0" bottom="0" display="flex" alignItems="center">
          {trail}
        </Box>
      )}
    </Box>
  );
}

interface TextAreaProps extends Omit<HTMLChakraProps<'textarea'>, keyof Variants | 'onChange' | 'value'> {
  value: string;
  onChange(value: string): void;
}

export function TextArea({ onChange, ...rest }: TextAreaProps) {
  return (
    <Area {...useField()} size="text" rows={3} {...rest} onChange={event => onChange(event.currentTarget.value)} />
  );
}
