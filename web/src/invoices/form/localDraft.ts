import { drafts } from '../../session/drafts';
import { blankForm, isUntouched, type Form } from './values';
import { gridOf } from './grid/grid';
import { asRate, blankLine, isBlank, type Line } from './grid/line';

// Raised whenever the shape changes, so that an old browser's form is not misread.
const VERSION = 1;

/** What a form kept before there were countries says of them. */
const ATHOME = { country: '', idKind: '' };

/** A half-written form, and the key under which its invoice may be made once. */
export interface Kept {
  form: Form;
  sendKey: string;
  at: string;
  /** Which version of the draft it goes on from; null: of none, or nobody knows. */
  seen?: string | null;
}

/** Which form it is: the new one, one for a customer, a draft that goes on, a copy, or what takes off what comes back of another. */
export function slotOf(
  draftId: string | null,
  copyId: string | null,
  returnId: string | null = null,
  customerId: string | null = null,
): string {
  if (draftId) return `invoice:${draftId}`;
  if (copyId) return `invoice:copy:${copyId}`;
  if (returnId) return `invoice:return:${returnId}`;
  return customerId ? `invoice:customer:${customerId}` : 'invoice:new';
}

export const newSendKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

export function keep(userId: string, slot: string, { form, sendKey, at, seen }: Kept): void {
  if (isUntouched(form)) return drafts.forget(userId, slot);
  const { grid, ...head } = form;
  const lines = grid.lines.map(line => ({ ...line, tried: false, refused: {} }));
  try {
    drafts.keep(userId, slot, { version: VERSION, ...head, lines, sendKey, at, seen });
  } catch {
    // A full or forbidden storage must not stop anybody from writing an invoice.
  }
}

type Stored = Partial<Form & Kept> & { version?: number; lines?: Partial<Line>[] };

export function readKept(userId: string, slot: string): Kept | null {
  const stored = drafts.read(userId, slot) as Stored | null;
  if (stored?.version !== VERSION || !Array.isArray(stored.lines) || typeof stored.sendKey !== 'string') return null;
  const {
    kind = null,
    quote = null,
    qualified = false,
    customer = null,
    manual = null,
    date = null,
    series = 'A',
    notes = '',
  } = stored;
  const { sendKey, at = '', seen = null } = stored;
  const { operationDate = null, discount = null, withholding = null, suplidos = [] } = stored;
  const {
    pending = null,
    recargo = null,
    rent = false,
    prepayment = false,
    prepayments = [],
    devicesOrMetals = false,
    issuedBy = null,
    payment = null,
  } = stored;
  const lines = stored.lines.map((line, i) => {
    const kept = { ...blankLine(i + 1), ...line, key: i + 1 };
    // What nobody has written in begins with the usual rate, also where that is another by now.
    return { ...kept, ivaRate: isBlank(kept) ? blankLine(0).ivaRate : asRate(kept.ivaRate) };
  });
  return {
    form: {
      ...blankForm(),
      kind,
      quote,
      qualified,
      customer,
      manual: manual && { ...ATHOME, ...manual },
      date,
      series,
      notes,
      operationDate,
      discount,
      withholding,
      suplidos,
      pending,
      recargo,
      rent,
      prepayment,
      prepayments,
      devicesOrMetals,
      issuedBy,
      payment,
      grid: gridOf(lines),
    },
    sendKey,
    at,
    seen,
  };
}

export const forget = (userId: string, slot: string) => drafts.forget(userId, slot);
