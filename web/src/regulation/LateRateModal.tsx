import { lateRate } from '../../../schema/remind/interest';
import { evict } from '../client/evict';
import { useSaveLateRateMutation, type LateRateFieldsFragment } from '../gql/regulation';
import { AmountInput } from '../ui/form/AmountInput';
import { problems } from '../ui/form/checks';
import { DateInput } from '../ui/form/DateInput';
import { useForm } from '../ui/form/form';
import { FormField } from '../ui/form/FormField';
import { FormModal, ModalForm, type FormInModal } from '../ui/form/FormModal';
import { TextInput } from '../ui/form/TextInput';
import { formatAmount, parseAmount } from '../ui/format/amounts';
import { today } from '../ui/format/dates';
import { toast } from '../ui/overlay/toast';
import { halfYearName } from './halfYears';

/** A half-year, and what is written down of it. */
export interface Edited {
  startsOn: string;
  rate?: LateRateFieldsFragment;
}

/** One half-year's rate as it is read now. */
export function LateRateModal({ edited, onClose }: { edited: Edited | null; onClose(): void }) {
  return (
    <FormModal
      open={edited !== null}
      title={edited ? `Tipo del ${halfYearName(edited.startsOn)}` : ''}
      id="late-rate-form"
      send="Guardar"
      sending="Guardando..."
      onClose={onClose}
    >
      {modal => edited && <LateRateForm key={edited.startsOn} edited={edited} modal={modal} />}
    </FormModal>
  );
}

/** '2,15' -> '2.15'; null where it is no rate between 0 and 100 with two decimals. */
function percentOf(text: string): string | null {
  const amount = parseAmount(text.replace('%', ''));
  return amount !== null && /^\d{1,3}(\.\d{1,2})?$/.test(amount) && Number(amount) <= 100 ? amount : null;
}

function LateRateForm({ edited: { startsOn, rate }, modal }: { edited: Edited; modal: FormInModal }) {
  const [save] = useSaveLateRateMutation({ update: rate ? undefined : evict('lateRates') });
  const form = useForm({
    initial: { reference: rate ? formatAmount(rate.reference) : '', source: rate?.source ?? '', readOn: today() },
    check: values =>
      problems({
        reference:
          percentOf(values.reference) === null ? 'Escribe un porcentaje de 0 a 100, con dos decimales.' : undefined,
        source: values.source.trim() ? undefined : 'Escribe la resolución y su número en el BOE.',
        readOn: values.readOn ? undefined : 'Escribe cuándo la has leído.',
      }),
    async submit({ reference, source, readOn }) {
      await save({
        variables: { startsOn, input: { reference: percentOf(reference)!, source: source.trim(), readOn } },
      });
      toast.success('Tipo de demora guardado');
      modal.close();
    },
    failed: 'Error guardando el tipo',
  });
  const reference = percentOf(form.values.reference);
  return (
    <ModalForm modal={modal} form={form}>
      <FormField
        label="Tipo del BCE, en %"
        required
        error={form.problems.reference}
        hint={
          reference === null
            ? 'El de su última operación principal de financiación, como lo dice la resolución'
            : `Los avisos piden el ${formatAmount(lateRate(reference))}\u00a0%, como lo dice la resolución`
        }
      >
        <AmountInput {...form.field('reference')} maxLength={8} />
      </FormField>
      <FormField
        label="Resolución"
        required
        error={form.problems.source}
        hint="Del Tesoro, con su fecha y su número en el BOE"
      >
        <TextInput {...form.field('source')} maxLength={120} autoComplete="off" />
      </FormField>
      <FormField label="Leída el" required error={form.problems.readOn} hint="El día en que la has leído en el BOE">
        <DateInput {...form.field('readOn')} />
      </FormField>
    </ModalForm>
  );
}
