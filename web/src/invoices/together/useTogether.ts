import { useMemo, useState } from 'react';
import { useNextRectifyingNumberQuery, type OriginalFragment } from '../../gql/invoices';
import { today } from '../../ui/format/dates';
import { toAbroad } from '../../ui/form/foreign';
import { dataIn, differs, type RightData } from '../wrong/CustomerData';
import { addUpSums, allOf, isOwed, owedIn, partOf, rowsOf, UNCHANGED, wrongIn, type Typed } from './parts';
import { saidOf, type Reason } from './reasons';
import { useSendTogether } from './useSendTogether';

const debtOf = (reason: Reason) => reason === 'unpaid' || reason === 'insolvent';

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
  const { send, busy, failure, clearFailure, refused } = useSendTogether(originals);
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
    clearFailure();
  };

  const issue = async () => {
    if (off) return;
    await send({
      kind,
      cause: cause.trim() || usual,
      originals: originals.map(({ id }, i) => ({ id, ...(parts[i]!.lines && { lines: parts[i]!.lines }) })),
      ...(data && { dataOnly: true, ...customerIn(named, right) }),
      ...(because && { because }),
    });
  };

  return {
    typed,
    type,
    takeAll: () => type(takenFor(reason)),
    debt: debtOf(reason),
    reason,
    setReason: (chosen: Reason) => {
      setReason(chosen);
      clearFailure();
      // Of a debt all that is owed is taken off.
      if (debtOf(chosen)) setTyped(takenFor(chosen));
    },
    /** Data of the customer are corrected, and no amount changes. */
    data,
    right,
    setRight: (next: RightData) => {
      setRight(next);
      clearFailure();
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
    refused,
    issue,
  };
}

export type Together = ReturnType<typeof useTogether>;
