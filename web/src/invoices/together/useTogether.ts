import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf, isSilence } from '../../client/failure';
import { useNextRectifyingNumberQuery, useRectifyInvoicesMutation, type OriginalFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { today } from '../../ui/format/dates';
import { toast } from '../../ui/overlay/toast';
import { evictInvoices } from '../evictInvoices';
import { toAbroad } from '../../ui/form/foreign';
import { dataIn, differs, type RightData } from '../wrong/CustomerData';
import { addUpSums, allOf, isOwed, owedIn, partOf, rowsOf, UNCHANGED, wrongIn, type Typed } from './parts';
import { saidOf, type Reason } from './reasons';

const FAILED = 'Error emitiendo la rectificativa';
const UNSURE = 'No sabemos si la rectificativa llegó. Puedes volver a intentarlo: no se emitirá dos veces.';

const debtOf = (reason: Reason) => reason === 'unpaid' || reason === 'insolvent';

interface Failure {
  text: string;
  more?: string;
  fields: Record<string, string>;
}

/** What is refused of one of them, by its place in what was sent. */
const ofOriginal = (fields: Record<string, string>, index: number): string | undefined =>
  Object.entries(fields).find(([name]) => name.startsWith(`originals.${index}.`))?.[1];

/** Why it cannot be issued yet; null: it can. */
function missing(
  originals: readonly OriginalFragment[],
  typed: Typed,
  parts: readonly unknown[],
  debt: boolean,
): string | null {
  if (originals.length < 2) return 'Añade otra factura del mismo cliente.';
  const wrong = originals.find(original => rowsOf(original).some(({ key }) => wrongIn(typed[key]) !== null));
  if (wrong) return `${wrong.fullNumber}: revisa lo que se quita.`;
  const empty = originals.find((_, i) => parts[i] === null);
  if (empty && debt && !isOwed(empty)) return `${empty.fullNumber}: consta como cobrada, quítala de la lista.`;
  return empty ? `${empty.fullNumber}: escribe lo que se quita, o quítala de la lista.` : null;
}

/** Whom the document names: as the card says by now, or as it was written. */
const customerIn = ({ customer }: OriginalFragment, { name, nif, address, ...abroad }: RightData) =>
  customer
    ? { customerId: customer.id }
    : { customerManual: { name, nif, address: address || null, ...toAbroad(abroad) } };

/** One rectifying invoice for several that is being made ready: what is taken off each, why, and its issuing. */
export function useTogether(originals: readonly OriginalFragment[]) {
  const [typed, setTyped] = useState<Typed>({});
  const [reason, setReason] = useState<Reason>('discount');
  const [cause, setCause] = useState('');
  const named = originals.at(-1)!;
  // Until something is written, what the last of them says.
  const [written, setRight] = useState<RightData | null>(null);
  const right = written ?? dataIn(named);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // Errors stand at what was sent, whatever is removed afterwards.
  const [sent, setSent] = useState<readonly string[]>([]);
  const sending = useRef(false);
  // One for all attempts: an answer that was lost on its way is given again, not made again.
  const key = useRef(crypto.randomUUID());
  const navigate = useNavigate();
  const [rectify] = useRectifyInvoicesMutation({ update: evictInvoices });
  const [first] = originals;
  const { kind, line, cause: usual, because } = saidOf(reason, first!);
  const coming = useNextRectifyingNumberQuery({
    variables: { date: today(), kind, ...(first!.qualified && { qualified: true }) },
    fetchPolicy: 'network-only',
  });
  const data = reason === 'data';
  const parts = useMemo(
    () => originals.map(each => (data ? UNCHANGED : partOf(each, typed, line))),
    [originals, typed, line, data],
  );
  const change = addUpSums(parts.flatMap(part => part?.sums ?? []));
  const off =
    missing(originals, data ? {} : typed, parts, debtOf(reason)) ??
    (data && !originals.some(each => differs(dataIn(each), right))
      ? 'Los datos siguen siendo los de las facturas: corrígelos.'
      : null);

  /** All that is left of them, or what is still owed of a debt. */
  const takenFor = (of: Reason): Typed =>
    Object.assign({}, ...originals.map(each => (debtOf(of) ? owedIn(each) : allOf(rowsOf(each)))));

  const type = (found: Typed) => {
    setTyped(now => ({ ...now, ...found }));
    setFailure(null);
  };

  const issue = async () => {
    if (off || sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    setSent(originals.map(({ id }) => id));
    const input = {
      kind,
      cause: cause.trim() || usual,
      originals: originals.map(({ id }, i) => ({ id, ...(parts[i]!.lines && { lines: parts[i]!.lines }) })),
      ...(data && { dataOnly: true, ...customerIn(named, right) }),
      ...(because && { because }),
    };
    try {
      const { data: answer } = await rectify({
        variables: { input },
        context: { headers: { 'Idempotency-Key': key.current } },
      });
      if (!answer) return;
      const { id, fullNumber, warnings } = answer.rectifyInvoices;
      toast.success(`Rectificativa ${fullNumber} emitida`);
      void navigate(paths.invoice(id), { state: { warnings, issued: true } });
    } catch (error) {
      const found = failureOf(error);
      if (!isSilence(found)) key.current = crypto.randomUUID();
      setFailure({
        text: found.message ?? FAILED,
        more: isSilence(found) ? UNSURE : undefined,
        fields: found.fields,
      });
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    typed,
    type,
    takeAll: () => type(takenFor(reason)),
    debt: debtOf(reason),
    reason,
    setReason: (chosen: Reason) => {
      setReason(chosen);
      setFailure(null);
      // Of a debt all that is owed is taken off.
      if (debtOf(chosen)) setTyped(takenFor(chosen));
    },
    /** Data of the customer are corrected, and no amount changes. */
    data,
    right,
    setRight: (next: RightData) => {
      setRight(next);
      setFailure(null);
    },
    kind,
    cause,
    setCause,
    usual,
    change,
    number: coming.data?.nextRectifyingNumber.fullNumber,
    off,
    busy,
    failure,
    /** What the server says of one. */
    refused: (id: string) => (failure && sent.includes(id) ? ofOriginal(failure.fields, sent.indexOf(id)) : undefined),
    issue,
  };
}

export type Together = ReturnType<typeof useTogether>;
