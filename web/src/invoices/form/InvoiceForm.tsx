import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { today } from '../../ui/format/dates';
import { toast } from '../../ui/overlay/toast';
import { useSameParts } from '../../ui/useSame';
import { useSend } from '../seal/useSend';
import { useSendButtons } from '../seal/useSendButtons';
import { useChecks } from './checks/useChecks';
import { useFirstWrong } from './checks/useFirstWrong';
import { useFixes } from './checks/useFixes';
import { useFormErrors } from './checks/useFormErrors';
import { useRefused } from './checks/useRefused';
import { FieldsMenu } from './extras/fields/FieldsMenu';
import { issuedByNif } from './extras/issuedBy';
import { useKind } from './extras/kind';
import { useOpenPrepayments } from './extras/prepayments';
import { useFieldChoices } from './extras/fields/useFieldChoices';
import { useUsualSeries } from './extras/useUsualSeries';
import { FormActions } from './FormActions';
import { FormDialogs } from './FormDialogs';
import { FormPage } from './FormPage';
import { useStable } from './grid/useStable';
import type { Kept } from './localDraft';
import { newcomerOf } from './newcomer';
import { useComingNumber } from './useComingNumber';
import { useInvoiceForm } from './useInvoiceForm';
import { usePageKeys } from './usePageKeys';
import { usePreview } from './usePreview';
import { useSheet } from './useSheet';
import type { Form } from './values';
import { WrittenProvider } from './writingContext';

interface InvoiceFormProps {
  initial: Kept;
  userId: string;
  slot: string;
  draftId: string | null;
  formKey: string;
}

export function InvoiceForm({ initial, userId, slot, draftId, formKey }: InvoiceFormProps) {
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const customerRef = useRef<HTMLInputElement>(null);
  const state = useInvoiceForm(initial, userId, slot);
  const { form, set, keptAt } = state;
  const { written, withholding, computing, question, resume } = useSheet(state);
  const kind = useKind(state);
  const coming = useComingNumber(form.series, form.date ?? today(), kind.kind, issuedByNif(form), form.devicesOrMetals);
  useUsualSeries(state, coming);
  const open = useOpenPrepayments(form);

  const showWrong = useFirstWrong(root);
  const goOnAsDraft = (id: string) => navigate(paths.editDraft(id), { replace: true, state: { formKey } });
  const { send, busy, failure, savedAt, fail } = useSend(state, draftId, withholding.rate, goOnAsDraft, showWrong);
  const { sends, refused } = useRefused(form, computing.sums.rates);
  const [tried, setTried] = useState(false);
  const errors = useFormErrors(state, { kind, computing, refused: sends ? refused : null, tried });
  const { editing, setEditing, fixAddress, fixNumber } = useFixes(form, root, customerRef);
  const onRefused = () => setTried(true);
  const checked = { state, formKey, coming, computing, kind, refused, sends };
  const { issue, save } = useChecks({ ...checked, send, showWrong, onRefused, fixCustomer: fixAddress });
  const buttons = useSendButtons({ busy, issue, save });

  const preview = usePreview(form, withholding.rate, fail);
  const { help, fields, setHelp, setFields } = usePageKeys({ preview, save, issue });
  const choices = useFieldChoices(state, withholding, kind);
  useEffect(() => {
    if (!initial.form.customer && !initial.form.manual) customerRef.current?.focus({ preventScroll: true });
  }, [initial]);

  const openHelp = useStable(() => setHelp(true));
  const showPaper = useStable(preview);
  const create = useStable((name: string) => setEditing({ customer: null, name: '', ...newcomerOf(name) }));
  const discard = useStable(() => {
    state.release();
    navigate(draftId ? paths.editDraft(draftId) : paths.newInvoice, { replace: true });
  });
  const suplido = useStable(() => {
    if (form.suplidos.length === 0) set({ suplidos: [{ key: 0, description: '', amount: '' }] });
    toast.info('Escríbelo abajo, en Suplidos, y quita esta línea');
  });
  const actions = useMemo(() => {
    const menu = <FieldsMenu open={fields} choices={choices} setOpen={setFields} />;
    return <FormActions {...{ keptAt, savedAt, openHelp, showPaper, discard }} fields={menu} />;
  }, [keptAt, savedAt, openHelp, showPaper, discard, fields, choices, setFields]);
  return (
    <WrittenProvider value={{ ...written, coming }}>
      <FormPage
        {...{ actions, root, failure, kind, open, errors, set, customerRef, create, fixNumber }}
        {...buttons}
        isNew={!draftId}
        form={useSameParts(besideLines(form))}
        onward={resume}
        usualSeries={form.issuedBy || form.devicesOrMetals ? coming?.series : undefined}
      />
      <FormDialogs {...{ help, setHelp, question, suplido, editing, setEditing, set }} />
    </WrittenProvider>
  );
}

/** What no key in the lines changes. */
const besideLines = ({ grid: _, ...beside }: Form) => beside;
