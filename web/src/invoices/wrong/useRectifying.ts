import { useState } from 'react';
import { RISE_REFUSED, raisesByError } from '../../../../schema/kinds/rise';
import type { Answers } from '../../../../schema/kinds/wrong';
import { byMargin } from '../../../../schema/tax/margin';
import { useNextRectifyingNumberQuery, type InvoiceWholeFragment } from '../../gql/invoices';
import type { RectificationKind, RectificationWay, RectifyInput } from '../../gql/schema';
import type { WrongQuery } from '../../paths';
import { today } from '../../ui/format/dates';
import { toAbroad } from '../../ui/form/foreign';
import { standingOf } from '../collect/family';
import { debtDoubtsOf, namedIn } from '../debtDoubts';
import { dataIn, differs, type RightData } from './CustomerData';
import type { KeptForm } from './keptForm';
import { isDebt, type Rectify } from './rectifying';
import type { Mode } from './rows/rowFields';
import { useTypedRows, type Changed } from './rows/useTypedRows';
import { useChange } from './useChange';
import { useSendRectifying } from './useSendRectifying';

const modeOf = ({ extent }: Rectify, { wrong }: Answers): Mode =>
  extent === 'rates' ? 'rates' : wrong === 'returned' ? 'returned' : 'amounts';

const ofDebt = ({ wrong }: Answers) => wrong === 'unpaid' || wrong === 'insolvent';

/** Why it cannot be issued yet; null: it can. */
function missing(extent: Rectify['extent'], wrong: Answers['wrong'], found: Found): string | null {
  if (extent === 'whole' || extent === 'owed')
    return found.empty ? 'De esta factura no queda nada que rectificar.' : null;
  if (extent === 'data') {
    if (wrong === 'customer')
      return found.dataChanged ? null : 'Los datos siguen siendo los de la factura: corrígelos.';
    return found.cause ? null : 'Escribe qué debía decir la factura.';
  }
  if (found.wrongRow) return found.wrongRow;
  if (found.empty) return 'No queda nada que facturar: si se devuelve todo, va por diferencias.';
  return found.changed ? null : 'Escribe lo que cambia: todavía no hay diferencia.';
}
interface Found {
  dataChanged: boolean;
  cause: string;
  wrongRow: string | null;
  changed: boolean;
  /** Nothing is left of it to replace it with, or to credit. */
  empty: boolean;
}

interface Options {
  invoice: InvoiceWholeFragment;
  answers: Answers;
  rectify: Rectify;
  reissue: boolean;
  /** The answers as they stand in the address, and what a draft was left with after them. */
  asked: WrongQuery;
  kept: KeptForm | null;
  /** The draft, where another door wrote its lines. */
  own: InvoiceWholeFragment | null;
  draftId: string | null;
  onDraft(id: string): void;
}

const unpriced = (changed: Changed): string | null =>
  changed?.misfit?.reason === 'quantity' ? 'Ningún precio de hasta 6 decimales da ese importe: escribe otro.' : null;

/** Why what raises the VAT cannot be issued; null: it can. */
function riseRefused(rises: boolean, consumer: boolean | null): string | null {
  if (!rises || consumer === false) return null;
  return consumer ? `${RISE_REFUSED}.` : 'Sube el IVA: di si tu cliente compró como particular.';
}

/** The number that it would get today. */
function useNextNumber({ qualified, issuedBy, customer, customerNif }: InvoiceWholeFragment, kind: RectificationKind) {
  const issuer = issuedBy && (issuedBy.nif ?? customer?.nif ?? customerNif);
  const { data } = useNextRectifyingNumberQuery({
    variables: {
      date: today(),
      kind,
      ...(qualified && { qualified: true }),
      ...(issuer && { issuedByNif: issuer }),
    },
    fetchPolicy: 'network-only',
  });
  return data?.nextRectifyingNumber.fullNumber;
}

/** The customer with the right data, where those are what was wrong. */
function customerToSend(
  { customer }: InvoiceWholeFragment,
  { wrong }: Answers,
  right: RightData,
): Partial<RectifyInput> {
  if (wrong !== 'customer') return {};
  if (customer) return { customerId: customer.id };
  const { name, nif, address } = right;
  return { customerManual: { name, nif, address: address || null, ...toAbroad(right) } };
}

/**
 * What replaces an invoice stands alone: not where it has differences already, nor for a debt (docs/adr/0017), nor of a
 * margin scheme (docs/adr/0020).
 */
const mayReplace = (invoice: InvoiceWholeFragment, extent: Rectify['extent'], { wrong }: Answers): boolean =>
  (extent === 'data' ? wrong === 'customer' : extent === 'rows' || extent === 'rates') &&
  !byMargin(invoice.rates) &&
  standingOf(invoice).length === 0;

/** The fields beside the lines, as a draft was left or as it is proposed. */
function useFields({ invoice, rectify, kept, own }: Pick<Options, 'invoice' | 'rectify' | 'kept' | 'own'>) {
  const [kind, setKind] = useState<RectificationKind>(kept?.kind ?? rectify.kind);
  const [way, setWay] = useState<RectificationWay>(kept?.way ?? rectify.way);
  const [cause, setCause] = useState(kept?.cause ?? own?.rectification?.cause ?? '');
  /** Whether they bought as a consumer, of whom no error raises the VAT; null until it is said. */
  const [consumer, setConsumer] = useState<boolean | null>(kept?.consumer ?? null);
  const [right, setRight] = useState<RightData>(() => ({ ...dataIn(invoice), ...kept?.right }));
  return {
    written: { kind, way, cause, consumer, right },
    setters: {
      setKind(chosen: RectificationKind) {
        setKind(chosen);
        if (isDebt(chosen)) setWay('I');
      },
      setWay,
      setCause,
      setConsumer,
      setRight,
    },
  };
}

/** A rectifying invoice that is being made ready: what is written of it, what it comes to, and its issuing. */
export function useRectifying({ invoice, answers, rectify: proposed, reissue, asked, kept, own, ...of }: Options) {
  const { extent } = proposed;
  const mode = own ? 'own' : modeOf(proposed, answers);
  // A draft that was kept before prices had VAT here has them without.
  const gross =
    (mode === 'amounts' || mode === 'returned') && invoice.recargo === null && (!kept || kept.gross === true);
  const { written, setters } = useFields({ invoice, rectify: proposed, kept, own });
  const { kind, way, cause, consumer, right } = written;
  const number = useNextNumber(invoice, proposed.kind);
  const { wrongRow, changed, ...typing } = useTypedRows({ invoice, own, extent, mode, gross, way, kept: kept?.typed });
  const debt = ofDebt(answers) || isDebt(kind);
  const { rest, lines, change, difference } = useChange({ invoice, extent, way, debt, changed });

  const customer = kind === 'R5' ? null : namedIn(invoice);
  const rises = raisesByError({ tax: invoice.tax, kind, quota: difference.totalIva, customer }, answers.wrong);
  const off =
    missing(extent, answers.wrong, {
      dataChanged: differs(dataIn(invoice), right),
      cause: cause.trim(),
      wrongRow,
      changed: Boolean(changed?.differences.length),
      empty: (way === 'S' || rest !== null) && lines?.length === 0,
    }) ??
    unpriced(changed) ??
    riseRefused(rises, consumer);

  const toSend = () => {
    if (off) return null;
    const input: RectifyInput = {
      kind,
      ...(way === 'S' && { way }),
      cause: cause.trim() || proposed.cause,
      ...(lines && { lines }),
      ...(extent === 'data' && { dataOnly: true, ...customerToSend(invoice, answers, right) }),
      because: answers,
      ...(rises && { consumer }),
    };
    const form: KeptForm = { asked, typed: typing.typed, gross, ...written, ...(own && { own: true }) };
    return { input, form: JSON.stringify(form) };
  };
  const sending = useSendRectifying({ invoice, written: toSend, reissue, ...of });

  return {
    mode,
    /** It was rectified in part before, and what is left of it is credited. */
    rest: extent === 'whole' && rest !== null,
    /** Nobody pays it: its VAT comes back, and it stays owed. */
    debt,
    doubts: debtDoubtsOf(invoice, kind === 'R3' || (kind === 'R5' && answers.wrong === 'unpaid'), customer),
    ...typing,
    ...written,
    ...setters,
    /** Whether it may replace the original, or has differences alone. */
    ways: !own && !isDebt(kind) && mayReplace(invoice, extent, answers),
    /** Rounding leaves out what was agreed with VAT. */
    misfit: changed?.misfit ?? null,
    /** Asked of what raises the VAT by an error. */
    rises,
    usual: proposed.cause,
    change,
    difference,
    number,
    off,
    ...sending,
  };
}

export type Rectifying = ReturnType<typeof useRectifying>;
