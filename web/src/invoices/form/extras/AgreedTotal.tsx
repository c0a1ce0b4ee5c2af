import { Box } from '@chakra-ui/react';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/Button';
import { AmountInput } from '../../../ui/form/AmountInput';
import { FormField } from '../../../ui/form/FormField';
import { formatAmount, formatMoney } from '../../../ui/format/amounts';
import { toast } from '../../../ui/overlay/toast';
import { useWritten } from '../writingContext';
import type { Agreement } from './agreed';
import { taxHere } from '../../../ui/format/here';

/** The total that was agreed: the prices of all lines are changed until the invoice comes to it. */
export function AgreedTotal() {
  const { lines, agree } = useWritten();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<Extract<Agreement, { problem: string }> | null>(null);
  if (!lines.grid.gross) return null;
  const put = (total: string) => {
    const outcome = agree(total);
    setRefused(outcome.problem === undefined ? null : outcome);
    if (outcome.problem !== undefined) return;
    setText('');
    toast.success('Precios ajustados al total acordado');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    put(text);
  };
  return (
    <Box>
      <FormField
        label="Total acordado"
        optional
        hint={`Con ${taxHere()} incluido: los precios cambian en proporción hasta sumarlo`}
        error={refused?.problem}
      >
        <Box display="flex" gap="2" alignItems="center" onKeyDown={onKeyDown}>
          <Box width="132px">
            <AmountInput
              placeholder="0,00"
              value={text}
              maxLength={20}
              onChange={next => {
                setText(next);
                setRefused(null);
              }}
            />
          </Box>
          <Button onClick={() => put(text)}>Ajustar precios</Button>
        </Box>
      </FormField>
      {refused && refused.nearest.length > 0 && (
        <Box display="flex" gap="2" marginTop="2">
          {refused.nearest.map(total => (
            <Button key={total} onClick={() => put(formatAmount(total))}>
              {formatMoney(total)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
