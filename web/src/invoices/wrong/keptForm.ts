import type { Answers } from '../../../../schema/kinds/wrong';
import type { Rectification, RectificationKind, RectificationWay } from '../../gql/schema';
import type { WrongQuery } from '../../paths';
import type { RightData } from './CustomerData';
import { whatOf } from './questions';
import type { Typed } from './rows/rowFields';

/** What was written of a rectifying invoice that is kept as a draft. */
export interface KeptForm {
  /** The answers that it was written after. */
  asked: WrongQuery;
  typed: Typed[];
  /** Prices are written with VAT where the original has it in them. */
  gross?: boolean;
  kind: RectificationKind;
  way: RectificationWay;
  cause: string;
  consumer: boolean | null;
  right: RightData;
  /** Of a draft whose lines another door wrote: they are its own, not the original's. */
  own?: boolean;
}

/** Answers as they stand in the address. */
export const askedOf = (what: string, { wrong, happened, handedOver }: Answers): WrongQuery => ({
  what,
  wrong,
  ...(happened && { happened }),
  ...(handedOver !== null && { handedOver: handedOver ? 'yes' : 'no' }),
});

const ANSWERS: (keyof WrongQuery)[] = ['what', 'wrong', 'happened', 'handedOver'];

/** Of answers that any door may have written: those that are texts. However deep the rest is, nobody looks at it. */
function answersIn(asked: unknown): WrongQuery {
  const given = (asked ?? {}) as WrongQuery;
  return Object.fromEntries(ANSWERS.flatMap(key => (typeof given[key] === 'string' ? [[key, given[key]]] : [])));
}

function read(text: string | null | undefined): KeptForm | null {
  try {
    const kept = text ? (JSON.parse(text) as KeptForm | null) : null;
    return kept && { ...kept, asked: answersIn(kept.asked) };
  } catch {
    return null;
  }
}

/** The answers that a draft was written after, by whatever door; none where nothing was said of it. */
export function askedIn({ form, because }: Pick<Rectification, 'form' | 'because'>): WrongQuery {
  const kept = read(form);
  if (kept) return kept.asked;
  if (!because) return {};
  const { wrong, happened = null, handedOver = null } = because;
  return askedOf(whatOf(wrong), { wrong, happened, handedOver });
}

/** Whether the lines of a draft are to be seen as they are: another door wrote them, and no form of ours since. */
export const hasOwnLines = (text: string | null): boolean => text === null || read(text)?.own === true;

const isTexts = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && Object.values(part).every(text => typeof text === 'string');
const FIELDS: (keyof Typed)[] = ['quantity', 'price', 'rate', 'returned'];

/** The text is a company's own, but any door may have written it. */
const isWhole = ({ typed, kind, way, cause, consumer, right }: KeptForm): boolean =>
  Array.isArray(typed) &&
  typed.every(row => isTexts(row) && FIELDS.every(field => field in row)) &&
  /^R[1-5]$/.test(kind) &&
  /^[IS]$/.test(way) &&
  typeof cause === 'string' &&
  [null, true, false].includes(consumer) &&
  isTexts(right);

/** What a draft was left with; null: it was written after other answers, of other lines, or by another door. */
export function keptIn(text: string | null | undefined, asked: WrongQuery, lines: number): KeptForm | null {
  const kept = read(text);
  if (!kept || ANSWERS.some(key => kept.asked[key] !== asked[key])) return null;
  return !kept.own && isWhole(kept) && kept.typed.length === lines ? kept : null;
}
