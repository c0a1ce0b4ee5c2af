import { Box, chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { RIGHTS } from './requestWords';

const Option = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    columnGap: '2.5',
    alignContent: 'start',
    padding: '3',
    borderWidth: '1px',
    borderRadius: 'sm',
    cursor: 'pointer',
    '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.brand}', outlineOffset: '2px' },
    '& input': { accentColor: '{colors.brand}', width: '16px', height: '16px', marginTop: '2px' },
  },
});

interface RightChoiceProps {
  name: string;
  value: string;
  error?: string;
  onChange(value: string): void;
}

/** The six rights, in the words of the person who asks. */
export function RightChoice({ name, value, error, onChange }: RightChoiceProps) {
  const id = useId();
  return (
    <Box as="fieldset" border="0" padding="0" margin="0" minWidth="0" aria-describedby={error ? id : undefined}>
      <Box as="legend" textStyle="label" marginBottom="1.5">
        Derecho
      </Box>
      <Box display="grid" gap="2" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
        {RIGHTS.map(({ type, name: right, inTheirWords }) => (
          <Option key={type}>
            <input type="radio" name={name} value={type} checked={value === type} onChange={() => onChange(type)} />
            <span>{right}</span>
            <Box as="span" gridColumn="2" textStyle="caption" color="muted">
              {inTheirWords}
            </Box>
          </Option>
        ))}
      </Box>
      {error && (
        <Box id={id} textStyle="caption" color="danger" marginTop="1.5">
          {error}
        </Box>
      )}
    </Box>
  );
}
