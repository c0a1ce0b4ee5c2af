import { useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { agreeing, validUntilProblem, type QuoteKind } from '../../../../schema/kinds/quote';
import { evict } from '../../client/evict';
import { failureOf } from '../../client/failure';
import { useCreateQuoteMutation, useUpdateQuoteMutation, type QuoteWholeFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { toast } from '../../ui/overlay/toast';
import { useFirstWrong } from '../form/checks/useFirstWrong';
import type { Withholding } from '../form/extras/useWithholding';
import { layRefusal } from '../form/layRefusal';
import type { InvoiceFormState } from '../form/useInvoiceForm';
import { errorsOf, type FieldErrors, type Form } from '../form/values';
import { quoteInputOf } from './quoteValues';

interface Saved {
  state: InvoiceFormState;
  /** What is changed; null: it is new. */
  quote: QuoteWholeFragment | null;
  /** What an invoice does not say. */
  own: { kind: QuoteKind; validUntil: string; version: number | null };
  date: string;
  withholding: Withholding;
  root: RefObject<HTMLElement | null>;
}

const FAILED = 'Error guardando el presupuesto';

/** What keeps it from being saved, besides the day on which it ends. */
function problemsOf(form: Form): FieldErrors {
  const found = errorsOf(form);
  if (found.customer) found.customer = 'Selecciona un cliente, o guarda uno nuevo';
  if (form.manual) found.customer = 'El cliente de un presupuesto se guarda antes';
  return found;
}

/** Saves a quote, new or changed, and goes to it. */
export function useSaveQuote({ state, quote, own, date, withholding, root }: Saved) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [endProblem, setEndProblem] = useState<string | undefined>();
  const stale = { update: evict('quotes') };
  const [create] = useCreateQuoteMutation(stale);
  const [update] = useUpdateQuoteMutation(stale);
  const showWrong = useFirstWrong(root);
  const { form } = state;

  async function deliver(): Promise<QuoteWholeFragment | undefined> {
    const input = { ...quoteInputOf(form, withholding.rate), ...own };
    if (quote) return (await update({ variables: { id: quote.id, input } })).data?.updateQuote;
    const context = { headers: { 'Idempotency-Key': state.sendKey } };
    return (await create({ variables: { input }, context })).data?.createQuote;
  }

  async function save() {
    if (busy) return;
    const found = problemsOf(form);
    const wrongEnd = own.validUntil ? validUntilProblem(date, own.validUntil) : 'Escribe hasta cuándo vale.';
    setEndProblem(wrongEnd ?? undefined);
    state.show(form, found);
    if (Object.keys(found).length > 0 || wrongEnd) return void showWrong();
    setBusy(true);
    setFailure(null);
    try {
      const saved = await deliver();
      if (!saved) return;
      state.release();
      toast.success(quote ? 'Cambios guardados' : `${saved.fullNumber}: ${agreeing(own.kind, 'guardado')}`);
      navigate(paths.quote(saved.id), { replace: quote !== null });
    } catch (error) {
      const { message, fields } = failureOf(error);
      const laid = layRefusal(form, fields);
      state.show(laid.form, laid.errors);
      setEndProblem(fields.validUntil);
      setFailure(message ?? FAILED);
      if (Object.keys(fields).length > 0) showWrong();
    } finally {
      setBusy(false);
    }
  }
  return { save, busy, failure, endProblem, clearEnd: () => setEndProblem(undefined) };
}
