import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { soundsPrepaid } from '../../../../../schema/kinds/prepayments';
import { Button } from '../../../ui/Button';
import { toast } from '../../../ui/overlay/toast';
import { isReturned } from '../grid/line';
import type { InvoiceFormState } from '../useInvoiceForm';
import type { Form } from '../values';
import { useWritten, type Lines } from '../writingContext';
import { asPrepayment } from './prepayments';

const TEXT = {
  prepayment: 'lo que cobras antes de entregar o de hacer el trabajo va en una factura de anticipo.',
  funds:
    'lo que cobras a cuenta de tu trabajo va en una factura de anticipo. Lo que es para pagar suplidos no se factura.',
};

interface PrepaymentHintProps {
  form: Pick<Form, 'date' | 'prepayment' | 'prepayments' | 'suplidos'>;
  set: InvoiceFormState['set'];
}

/** A line that sounds like money received beforehand, on an invoice that says nothing of it: one press makes it one. */
export function PrepaymentHint({ form, set }: PrepaymentHintProps) {
  const { grid, act } = useWritten().lines;
  const [unwanted, setUnwanted] = useState(false);
  const { date, prepayment, prepayments, suplidos } = form;
  const quiet = unwanted || prepayment || prepayments.length > 0 || grid.days || Boolean(grid.margin);
  const found = quiet ? null : firstPrepaid(grid, suplidos.length > 0);
  const make = () => {
    set(asPrepayment(true, date), 'operationDate');
    act.resume();
    toast.info('Es una factura de anticipo. Abajo está la fecha del cobro, por si no fue hoy.');
  };
  return (
    <Box aria-live="polite">
      {found && (
        <Box
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="4"
          rowGap="2"
          borderTopWidth="1px"
          paddingX="4"
          paddingY="2.5"
          color="muted"
          textStyle="small"
        >
          <Box flex="1 1 280px">{`Línea ${found.row + 1}: ${TEXT[found.kind]}`}</Box>
          <Box display="flex" flexWrap="wrap" gap="2">
            <Button size="sm" onClick={make}>
              Hacerla de anticipo
            </Button>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                setUnwanted(true);
                act.resume();
              }}
            >
              No lo es
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** What is being described is heard out first; what has no VAT yet, or comes back, is no such money. */
function firstPrepaid({ lines, cell, inside }: Lines['grid'], hasSuplidos: boolean) {
  for (const [row, line] of lines.entries()) {
    if (inside && cell.row === row && cell.column === 'description') continue;
    const kind = line.ivaCause === 'E5' || isReturned(line) ? null : soundsPrepaid(line.description);
    if (kind && !(kind === 'funds' && hasSuplidos)) return { row, kind };
  }
  return null;
}
