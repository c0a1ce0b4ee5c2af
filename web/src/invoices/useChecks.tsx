import { formatMoney } from '../ui/amounts';
import { useConfirm } from '../ui/confirm';
import { today } from '../ui/dates';
import { toast } from '../ui/toast';
import { useOverview } from '../verifactu/useOverview';
import { errorsOf, INCOMPLETE, type FieldErrors } from './form';
import { tryAll } from './grid';
import type { Reckoning } from './reckoning';
import type { ComingNumber } from './useComingNumber';
import type { InvoiceFormState } from './useInvoiceForm';
import type { Sending } from './useSend';

interface Checks { state: InvoiceFormState; coming?: ComingNumber; reckoning: Reckoning; send(what: Sending): Promise<void>; showWrong(): void }

const isAny = (errors: FieldErrors) => Object.values(errors).some(Boolean);

/** What stands between the keys and the sending: the rules of the form, and one question before what cannot be undone. */
export function useChecks({ state, coming, reckoning, send, showWrong }: Checks) {
  const confirm = useConfirm();
  const overview = useOverview();
  const { form } = state;

  const passes = (what: Sending) => {
    const errors = errorsOf(form);
    // A draft may wait for its day; an issued invoice may not.
    if (what === 'issue' && form.date && form.date > today()) errors.date = 'La fecha de una factura emitida no puede ser futura';
    const grid = tryAll(form.grid);
    if (grid !== form.grid || isAny(errors) || isAny(state.errors)) state.show({ ...form, grid }, errors);
    if (errors.lines === INCOMPLETE) toast.warning(INCOMPLETE);
    if (isAny(errors)) showWrong();
    return !isAny(errors);
  };

  const issue = async () => {
    if (!passes('issue')) return;
    const who = form.manual?.name.trim() ?? form.customer?.name;
    const unsaid = reckoning.counted.filter(line => line.ivaRate === 0 && !line.ivaCause).length;
    const yes = await confirm({
      title: coming ? `¿Emitir la factura ${coming.fullNumber}?` : '¿Emitir la factura?',
      question: (
        <>
          <b>{formatMoney(reckoning.sums.total)}</b>{` para ${who}`}
          <br />Una factura emitida ya no se edita: si hay un error, se anula.
          {overview?.active && overview.automaticSending && ' Se envía a la AEAT al emitirla.'}
          {unsaid > 0 && <><br /><br />{`${unsaid === 1 ? 'Una línea va' : `${unsaid} líneas van`} al 0 % sin decir por qué.`}</>}
        </>
      ),
      action: 'Emitir factura',
    });
    if (yes) await send('issue');
  };

  return { issue: () => void issue(), save: () => void (passes('draft') && send('draft')) };
}
