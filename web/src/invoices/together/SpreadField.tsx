import { Box } from '@chakra-ui/react';
import { useState, type KeyboardEvent } from 'react';
import type { Tax } from '../../../../schema/tax/territory';
import { Button } from '../../ui/Button';
import { FormField } from '../../ui/form/FormField';
import { Select } from '../../ui/form/Select';
import { TextInput } from '../../ui/form/TextInput';
import { spread, type Row, type Typed, type Unit } from './parts';

const UNITS: { value: Unit; label: string }[] = [
  { value: 'euros', label: '€' },
  { value: 'percent', label: '%' },
];

interface SpreadFieldProps {
  tax: Tax;
  rows: readonly Row[];
  onSpread(typed: Typed): void;
  takeAll(): void;
}

/** One amount or percentage for all of them, shared out over what is left of each: a rebate, a discount by volume. */
export function SpreadField({ tax, rows, onSpread, takeAll }: SpreadFieldProps) {
  const [text, setText] = useState('');
  const [unit, setUnit] = useState<Unit>('euros');
  const [wrong, setWrong] = useState<string | null>(null);
  const share = () => {
    const found = spread(text, unit, rows);
    setWrong('wrong' in found ? found.wrong : null);
    if ('typed' in found) onSpread(found.typed);
  };
  // Its sign says the unit too, as in every other discount.
  const write = (next: string) => {
    const [, figure = next, sign] = /^(.*?)\s*([%€])\s*$/.exec(next) ?? [];
    if (sign) setUnit(sign === '%' ? 'percent' : 'euros');
    setText(figure);
    setWrong(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    share();
  };
  return (
    <Box>
      <FormField
        label="Quitar entre todas"
        error={wrong}
        hint={`Sin ${tax} y sin signo. Se reparte según lo que queda de cada una; también puedes escribir lo de cada una abajo.`}
      >
        <Box display="flex" flexWrap="wrap" gap="2">
          <TextInput
            width="132px"
            figures
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={write}
            onKeyDown={onKeyDown}
          />
          <Select
            id={undefined}
            aria-label="En euros o en tanto por ciento"
            width="72px"
            value={unit}
            onChange={next => setUnit(next as Unit)}
            options={UNITS}
          />
          <Button onClick={share}>Repartir</Button>
          <Button onClick={takeAll}>Quitarlo todo</Button>
        </Box>
      </FormField>
    </Box>
  );
}
