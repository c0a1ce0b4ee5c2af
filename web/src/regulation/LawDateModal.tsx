import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { REGULATION_OF } from '../../../schema/obligation';
import { useSaveRegulationMutation, type RegulationFieldsFragment } from '../gql/regulation';
import type { RegulationState } from '../gql/schema';
import { Banner } from '../ui/layout/Banner';
import { Button } from '../ui/Button';
import { problems } from '../ui/form/checks';
import { DateInput } from '../ui/form/DateInput';
import { today } from '../ui/format/dates';
import { useForm } from '../ui/form/form';
import { FormField } from '../ui/form/FormField';
import { Modal } from '../ui/overlay/Modal';
import { Select } from '../ui/form/Select';
import { TextArea, TextInput } from '../ui/form/TextInput';
import { toast } from '../ui/overlay/toast';

const FORM = 'law-date-form';
const STATES = [
  { value: 'in_force', label: 'En el BOE' },
  { value: 'announced', label: 'Solo anunciada' },
];

const BINDS =
  'Desde ese día las empresas de este grupo que no envían, y no han dicho que la ley las excluye, no pueden emitir. Vale para todas en cuanto lo guardas.';

/** One date as it is read now. */
export function LawDateModal({ row, onClose }: { row: RegulationFieldsFragment | null; onClose(): void }) {
  const [state, setState] = useState({ dirty: false, busy: false });
  const close = () => {
    setState({ dirty: false, busy: false });
    onClose();
  };
  return (
    <Modal
      open={row !== null}
      title={row ? `Cambiar la fecha de «${row.who}»` : ''}
      onClose={close}
      dirty={state.dirty}
      footer={leave => (
        <>
          <Button onClick={leave}>Cancelar</Button>
          <Button type="submit" form={FORM} variant="accent" busy={state.busy} busyLabel="Guardando...">
            Guardar
          </Button>
        </>
      )}
    >
      {row && <LawDateForm key={row.code} row={row} onState={setState} onSaved={close} />}
    </Modal>
  );
}

interface LawDateFormProps {
  row: RegulationFieldsFragment;
  onState(state: { dirty: boolean; busy: boolean }): void;
  onSaved(): void;
}

function LawDateForm({ row, onState, onSaved }: LawDateFormProps) {
  const [save] = useSaveRegulationMutation();
  const { code, date, who, text, state, source } = row;
  const form = useForm({
    initial: { date, who, text, state: state as string, source, readOn: today() },
    check: values =>
      problems({
        date: /^\d{4}-\d{2}(-\d{2})?$/.test(values.date.trim())
          ? undefined
          : 'Escribe AAAA-MM-DD, o AAAA-MM si solo se sabe el mes.',
        who: values.who.trim() ? undefined : 'Escribe a quién obliga.',
        text: values.text.trim() ? undefined : 'Escribe qué pide.',
        source: values.source.trim() ? undefined : 'Escribe la norma o la fuente.',
        readOn: values.readOn ? undefined : 'Escribe cuándo la has leído.',
      }),
    submit: async values => {
      await save({
        variables: { code, input: { ...values, date: values.date.trim(), state: values.state as RegulationState } },
      });
      toast.success('Fecha de la ley guardada');
      onSaved();
    },
    failed: 'Error guardando la fecha',
    onFailed: toast.failed,
  });
  const { dirty, busy, field, values, problems: wrong } = form;
  const moves =
    Object.values(REGULATION_OF).includes(code) &&
    values.state === 'in_force' &&
    (values.date.trim() !== date || state !== 'in_force');
  useEffect(() => onState({ dirty, busy }), [onState, dirty, busy]);
  return (
    <chakra.form id={FORM} ref={form.form} noValidate onSubmit={form.onSubmit} display="grid" gap="4">
      {form.failure && <Banner kind="danger">{form.failure}</Banner>}
      {moves && <Banner kind="warning">{BINDS}</Banner>}
      <FormField label="Fecha" required error={wrong.date} hint="AAAA-MM-DD; un mes (AAAA-MM) si solo está anunciada">
        <TextInput {...field('date')} maxLength={10} autoComplete="off" />
      </FormField>
      <FormField label="Estado" required error={wrong.state}>
        <Select name="state" value={form.values.state} onChange={field('state').onChange} options={STATES} />
      </FormField>
      <FormField label="A quién obliga" required error={wrong.who}>
        <TextInput {...field('who')} maxLength={60} autoComplete="off" />
      </FormField>
      <FormField label="Qué pide" required error={wrong.text}>
        <TextArea {...field('text')} maxLength={200} rows={2} />
      </FormField>
      <FormField label="Norma o fuente" required error={wrong.source}>
        <TextInput {...field('source')} maxLength={120} autoComplete="off" />
      </FormField>
      <FormField label="Leída el" required error={wrong.readOn} hint="El día en que la has leído">
        <DateInput {...field('readOn')} />
      </FormField>
    </chakra.form>
  );
}
