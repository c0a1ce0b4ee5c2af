import { Box } from '@chakra-ui/react';
import { memo, type Ref, type RefObject } from 'react';
import { Card } from '../ui/Card';
import { FormField } from '../ui/FormField';
import { useDesktop } from '../ui/media';
import { TextArea } from '../ui/TextInput';
import { HeadFields } from './HeadFields';
import { LineCards } from './LineCards';
import type { Reckoning } from './reckoning';
import { Sheet } from './Sheet';
import { ProblemLine, problemText, SheetKeys } from './SheetFoot';
import type { InvoiceFormState } from './useInvoiceForm';
import type { SheetActions } from './useSheetActions';

interface FormBodyProps {
  state: InvoiceFormState;
  amounts: Reckoning['amounts'];
  act: SheetActions;
  linesRef: RefObject<HTMLDivElement | null>;
  customerRef: Ref<HTMLInputElement>;
  create(name: string): void;
  onward(): void;
}

/** All that is written: customer, date, series, lines and notes. */
export function FormBody({ state, amounts, act, linesRef, customerRef, create, onward }: FormBodyProps) {
  const { form, errors } = state;
  const desktop = useDesktop();
  const { customer, manual, date, series } = form;
  const head = <HeadFields {...{ customer, manual, date, series, errors, create, onward, customerRef }} set={state.set} />;
  const lines = { grid: form.grid, amounts, act, root: linesRef };
  const notes = <Notes notes={form.notes} error={errors.notes} set={state.set} />;
  if (!desktop) {
    return <Box display="grid" gap="4">{head}<Card><LineCards {...lines} /><ProblemLine text={errors.lines ?? ''} /></Card>{notes}</Box>;
  }
  return (
    <Card>
      <Box padding="5">{head}</Box>
      <Sheet {...lines} />
      <ProblemLine text={problemText(form.grid, errors)} />
      <SheetKeys />
      <Box padding="5" borderTopWidth="1px">{notes}</Box>
    </Card>
  );
}

const Notes = memo(function Notes({ notes, error, set }: { notes: string; error?: string; set: InvoiceFormState['set'] }) {
  return (
    <FormField label="Notas" optional error={error}>
      <TextArea value={notes} onChange={text => set({ notes: text }, 'notes')} maxLength={2000} rows={2} />
    </FormField>
  );
});
