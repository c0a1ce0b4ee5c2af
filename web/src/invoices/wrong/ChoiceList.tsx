import { Box, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Radio } from '../../ui/form/Radio';
import { Kbd } from '../../ui/layout/Kbd';
import type { Option } from './questions';

interface ChoiceListProps<Value extends string> {
  question: string;
  hint?: ReactNode;
  options: Option<Value>[];
  value: NoInfer<Value>;
  onChange(value: NoInfer<Value>): void;
  /** The one to begin with has the focus. */
  autoFocus?: boolean;
}

/** A question with its answers, one of which is chosen; the key that chooses each stands beside it. */
export function ChoiceList<Value extends string>({
  question,
  hint,
  options,
  value,
  onChange,
  autoFocus,
}: ChoiceListProps<Value>) {
  const id = useId();
  return (
    <Box role="radiogroup" aria-labelledby={`${id}-q`}>
      <Box paddingX={{ base: '4', lg: '5' }} paddingTop="5" paddingBottom="3">
        <Box as="h2" id={`${id}-q`} textStyle="h2">
          {question}
        </Box>
        {hint && (
          <Box color="muted" textStyle="small">
            {hint}
          </Box>
        )}
      </Box>
      {options.map(option => (
        <chakra.label
          key={option.value}
          display="flex"
          gap="3"
          minHeight="44px"
          paddingX={{ base: '4', lg: '5' }}
          paddingY="3"
          borderTopWidth="1px"
          bg={option.value === value ? 'brand.subtle' : undefined}
          cursor="pointer"
        >
          <Radio
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-labelledby={`${id}-${option.value}-name`}
            aria-describedby={option.text ? `${id}-${option.value}` : undefined}
            aria-keyshortcuts={option.key || undefined}
            autoFocus={autoFocus && option.value === value}
          />
          <Box flex="1" minWidth="0">
            <Box as="span" id={`${id}-${option.value}-name`} textStyle="name">
              {option.name}
            </Box>
            {option.text && (
              <Box id={`${id}-${option.value}`} color="muted" textStyle="small">
                {option.text}
              </Box>
            )}
          </Box>
          {option.key && (
            <Kbd aria-hidden hideBelow="lg">
              {option.key}
            </Kbd>
          )}
        </chakra.label>
      ))}
    </Box>
  );
}
