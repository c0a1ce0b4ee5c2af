import { useCallback, useMemo, useState } from 'react';
import { RISE_REFUSED, raisesByError } from '../../../../schema/kinds/rise';
import type { Answers } from '../../../../schema/kinds/wrong';
import { byMargin } from '../../../../schema/tax/margin';
import { useNextRectifyingNumberQuery, type InvoiceWholeFragment } from '../../gql/invoices';
import type { RectificationKind, RectificationWay, RectifyInput } from '../../gql/schema';
import type { WrongQuery } from '../../paths';
import { today } from '../../ui/format/dates';
import { toAbroad } from '../../ui/form/foreign';
import { dataIn, differs, type RightData } from './CustomerData';
import { corrected, differences, misfitOf, rewritten, rowsOf } from './rows/difference';
import { standingOf, type Sums } from '../collect/family';
import {
  between,
  changeBy,
  dataOnly,
  isDebt,
  owedLinesOf,
  restOf,
  sameAgain,
  wholeOf,
  type Change,
  type Rectify,
} from './rectifying';
import type { KeptForm } from './keptForm';
import { editOf, untyped, wrongIn, type Mode, type Typed } from './rows/rowFields';
import { useSendRectifying } from './useSendRectifying';

const modeOf = ({ extent }: Rectify, { wrong }: Answers): Mode =>
  extent === 'rates' ? 'rates' : wrong === 'returned' ? 'returned' : 'amounts';

const ofDebt = ({ wrong }: Answers) => wrong === 'unpaid' || wrong === 'insolvent';

const restFor = (extent: Rectify['extent'], invoice: InvoiceWholeFragment, debt: boolean) =>
  extent === 'owed' ? owedLinesOf(invoice) : extent === 'whole' ? restOf(invoice, debt) : null;

/** Whom it names, to know whether they may be a consumer; null: nobody. */
function namedIn({ customer, customerNif, customerCountry, customerIdKind }: InvoiceWholeFragment) {
  if (customer) return customer;
  return customerNif ? { nif: customerNif, country: customerCountry, idKind: customerIdKind } : null;
}

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

/** A rectifying invoice that is being made ready: what is written of it, what it comes to, and its issuing. */
export function useRectifying({ invoice, answers, rectify: proposed, reissue, asked, kept, own, ...of }: Options) {
  const { extent } = proposed;
  const mode = own ? 'own' : modeOf(proposed, answers);
  const written = own ?? invoice;
  // A draft that was kept before prices had VAT here has them without.
  const gross =
    (mode === 'amounts' || mode === 'returned') && invoice.recargo === null && (!kept || kept.gross === true);
  const rows = useMemo(() => rowsOf(written.lines, gross), [written.lines, gross]);
  const [typed, setTyped] = useState<Typed[]>(() => kept?.typed ?? rows.map(row => untyped(row, mode)));
  const [kind, setKind] = useState<RectificationKind>(kept?.kind ?? proposed.kind);
  const [way, setWay] = useState<RectificationWay>(kept?.way ?? proposed.way);
  const [cause, setCause] = useState(kept?.cause ?? own?.rectification?.cause ?? '');
  /** Whether they bought as a consumer, of whom no error raises the VAT; null until it is said. */
  const [consumer, setConsumer] = useState<boolean | null>(kept?.consumer ?? null);
  const [right, setRight] = useState<RightData>(() => ({ ...dataIn(invoice), ...kept?.right }));
  const { issuedBy, customer: saved, customerNif } = invoice;
  const issuer = issuedBy && (issuedBy.nif ?? saved?.nif ?? customerNif);
  const coming = useNextRectifyingNumberQuery({
    variables: {
      date: today(),
      kind: proposed.kind,
      ...(invoice.qualified && { qualified: true }),
      ...(issuer && { issuedByNif: issuer }),
    },
    fetchPolicy: 'network-only',
  });

  const type = useCallback((at: number, field: keyof Typed, text: string) => {
    setTyped(all => all.map((each, i) => (i === at ? { ...each, [field]: text } : each)));
  }, []);
  const returnAll = () => setTyped(all => all.map((each, i) => ({ ...each, returned: rows[i]!.quantity })));

  const wrongs = rows.map((row, i) => Object.values(wrongIn(row, typed[i]!, mode))[0]);
  const wrongAt = wrongs.findIndex(Boolean);
  const wrongRow = wrongAt < 0 ? null : `Línea ${wrongAt + 1}: ${wrongs[wrongAt]!.toLowerCase()}.`;
  const changed = useMemo(() => {
    if (wrongRow || (extent !== 'rows' && extent !== 'rates')) return null;
    const edits = rows.map((row, i) => editOf(row, typed[i]!, mode, invoice.tax));
    if (mode === 'own') {
      const lines = rewritten(rows, edits);
      return lines && { differences: lines, corrected: lines, misfit: null };
    }
    const said = differences(rows, edits, mode === 'returned' ? 'devolución' : undefined, invoice.tax);
    const misfit = gross ? misfitOf(rows, edits, way === 'S') : null;
    return said && { differences: said, corrected: corrected(rows, edits)!, misfit };
  }, [rows, typed, mode, wrongRow, extent, invoice.tax, gross, way]);
  const debt = ofDebt(answers) || isDebt(kind);
  const rest = useMemo(() => restFor(extent, invoice, debt), [invoice, extent, debt]);
  const lines = rest ?? (changed && (way === 'S' ? changed.corrected : changed.differences));
  const change: Change = useMemo(() => {
    if (extent === 'whole' && !lines) return wholeOf(invoice);
    if (extent === 'data') return way === 'S' ? sameAgain(invoice) : dataOnly(invoice);
    const suplidos = way === 'S' ? invoice.suplidos : [];
    return changeBy(lines ?? [], invoice.withholdingPercent, invoice.recargo !== null, suplidos);
  }, [invoice, lines, extent, way]);
  // Without lines yet nothing changes; what replaces the original changes it by what lies between.
  const difference: Sums = way === 'S' && change.lines.length > 0 ? between(change, invoice) : change;

  const dataChanged = differs(dataIn(invoice), right);
  const rising = {
    tax: invoice.tax,
    kind,
    quota: difference.totalIva,
    customer: kind === 'R5' ? null : namedIn(invoice),
  };
  const rises = raisesByError(rising, answers.wrong);
  const refused = consumer ? `${RISE_REFUSED}.` : 'Sube el IVA: di si tu cliente compró como particular.';
  const unwritten = missing(extent, answers.wrong, {
    dataChanged,
    cause: cause.trim(),
    wrongRow,
    changed: Boolean(changed?.differences.length),
    empty: (way === 'S' || rest !== null) && lines?.length === 0,
  });
  const misfit = changed?.misfit ?? null;
  const unpriced =
    misfit?.reason === 'quantity' ? 'Ningún precio de hasta 6 decimales da ese importe: escribe otro.' : null;
  const off = unwritten ?? unpriced ?? (rises && consumer !== false ? refused : null);

  const customer = (): Partial<RectifyInput> => {
    if (answers.wrong !== 'customer') return {};
    if (invoice.customer) return { customerId: invoice.customer.id };
    const { name, nif, address } = right;
    return { customerManual: { name, nif, address: address || null, ...toAbroad(right) } };
  };

  const toSend = () => {
    if (off) return null;
    const input: RectifyInput = {
      kind,
      ...(way === 'S' && { way }),
      cause: cause.trim() || proposed.cause,
      ...(lines && { lines }),
      ...(extent === 'data' && { dataOnly: true, ...customer() }),
      because: answers,
      ...(rises && { consumer }),
    };
    const form: KeptForm = { asked, typed, gross, kind, way, cause, consumer, right, ...(own && { own: true }) };
    return { input, form: JSON.stringify(form) };
  };
  const sending = useSendRectifying({ invoice, written: toSend, reissue, ...of });

  return {
    mode,
    /** It was rectified in part before, and what is left of it is credited. */
    rest: extent === 'whole' && rest !== null,
    /** Nobody pays it: its VAT comes back, and it stays owed. */
    debt,
    rows,
    typed,
    type,
    returnAll,
    kind,
    setKind: (chosen: RectificationKind) => {
      setKind(chosen);
      if (isDebt(chosen)) setWay('I');
    },
    way,
    setWay,
    /** What replaces an invoice stands alone: not where it has differences already, nor for a debt (docs/adr/0017), nor of a margin scheme (docs/adr/0020). */
    ways:
      (extent === 'data' ? answers.wrong === 'customer' : extent === 'rows' || extent === 'rates') &&
      !isDebt(kind) &&
      !own &&
      !byMargin(invoice.rates) &&
      standingOf(invoice).length === 0,
    /** Rounding leaves out what was agreed with VAT. */
    misfit,
    /** Asked of what raises the VAT by an error. */
    rises,
    consumer,
    setConsumer,
    cause,
    setCause,
    usual: proposed.cause,
    right,
    setRight,
    change,
    difference,
    number: coming.data?.nextRectifyingNumber.fullNumber,
    off,
    ...sending,
  };
}

export type Rectifying = ReturnType<typeof useRectifying>;
