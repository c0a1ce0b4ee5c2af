import { doubtsOf } from '../../../../../schema/tax/doubts';
import { taxHere } from '../../../ui/format/here';
import { customerOf, whereOf } from '../why/useWhy';
import { today } from '../../../ui/format/dates';
import { toast } from '../../../ui/overlay/toast';
import { errorsOf, isQualified, type FieldErrors } from '../values';
import { tryAll } from '../grid/grid';
import { NOBODY } from '../../customerOf';
import type { Computing } from '../computing';
import { misfitErrors } from '../extras/agreed';
import { checkDays, lateIn } from '../extras/days';
import { simplifiedErrors, type Kind } from '../extras/kind';
import type { Refused } from './refused';
import type { ComingNumber } from '../useComingNumber';
import { useIssueOnReturn } from '../../issue/useIssueOnReturn';
import { useIssueQuestion } from '../../issue/useIssueQuestion';
import type { InvoiceFormState } from '../useInvoiceForm';
import type { Sending } from '../../seal/useSend';

interface Checks {
  state: InvoiceFormState;
  formKey: string;
  coming?: ComingNumber;
  computing: Computing;
  kind: Kind;
  /** What the AEAT would refuse: of a company that sends nothing is issued with it. */
  refused: Refused[];
  sends: boolean;
  send(what: Sending): Promise<void>;
  showWrong(): void;
  /** It was tried to issue it so. */
  onRefused(): void;
  fixCustomer(): void;
}

const isAny = (errors: FieldErrors) => Object.values(errors).some(Boolean);

/**
 * What stands between the keys and the sending: the rules of the form, and one question before what cannot be undone.
 */
export function useChecks({
  state,
  formKey,
  coming,
  computing,
  kind,
  refused,
  sends,
  send,
  showWrong,
  onRefused,
  fixCustomer,
}: Checks) {
  const ask = useIssueQuestion();
  const { form } = state;

  const passes = (what: Sending) => {
    const days = checkDays({ ...form, kind: kind.kind });
    const errors = {
      ...(days.error && { lines: days.error }),
      ...simplifiedErrors(form, kind, computing),
      ...misfitErrors(computing.misfits, form.grid),
      ...errorsOf(form),
    };
    // A draft may wait for its day; an issued invoice may not.
    if (what === 'issue' && form.date && form.date > today())
      errors.date = 'La fecha de una factura emitida no puede ser futura';
    const grid = tryAll(days.grid);
    if (grid !== form.grid || isAny(errors) || isAny(state.errors)) state.show({ ...form, grid }, errors);
    if (errors.lines && grid.lines.some(line => line.tried)) toast.warning(errors.lines);
    const barred = what === 'issue' && sends && refused.length > 0;
    if (barred) onRefused();
    if (barred || isAny(errors)) showWrong();
    return !barred && !isAny(errors);
  };

  const issue = async (pressed: boolean) => {
    if (!passes('issue')) return;
    const { manual, customer } = form;
    const yes = await ask({
      pressed,
      number: coming?.fullNumber,
      total: computing.sums.total,
      payable: computing.sums.payable,
      simplified: kind.kind === 'F2' && !isQualified(form),
      customer: manual?.name.trim() ?? customer?.name ?? NOBODY,
      customerAddress: manual ? manual.address.trim() : (customer?.address ?? null),
      fixCustomer,
      refused: sends ? [] : refused.map(({ text }) => text),
      doubts: [...doubtsOf(customerOf(form), whereOf(form), computing.counted, taxHere()), ...lateIn(form)],
      unsaid: computing.counted.filter(line => line.ivaRate === 0 && !line.ivaCause).length,
    });
    if (yes) await send('issue');
  };

  useIssueOnReturn(() => void issue(true), { formKey });

  return { issue: () => void issue(false), save: () => void (passes('draft') && send('draft')) };
}
