import type { AnswerAction, AnswerFault } from './explanation.types';

export type AnswerClass =
  | 'technical'
  | 'suspended'
  | 'authority'
  | 'header'
  | 'wiring'
  | 'schema'
  | 'rejected'
  | 'state'
  | 'fixable'
  | 'harmless';

/** What one code of the AEAT means, in our words. */
export interface Explanation {
  code: number;
  class: AnswerClass;
  whatHappened: string;
  whoseFault: AnswerFault;
  whatToDo: string;
  action: AnswerAction;
}

export type Entry = Omit<Explanation, 'code'>;
export type Entries = Readonly<Record<number, Entry>>;

const RECORD =
  'Escríbenos con el número de la factura: ella no cambia, y su registro saldrá de nuevo cuando lo hayamos corregido.';

/** The AEAT took nothing of this record, for a reason that the company or its customer can do something about. */
export const refused = (
  whoseFault: AnswerFault,
  action: AnswerAction,
  whatHappened: string,
  whatToDo: string,
): Entry => ({ class: 'rejected', whatHappened, whoseFault, whatToDo, action });

/**
 * The AEAT took nothing of this record, and only we can have written it so: Folio computes or chooses that part itself.
 */
export const bug = (whatHappened: string, whatToDo = RECORD): Entry =>
  refused('folio', 'support', whatHappened, whatToDo);

/** Several bugs of one matter, with the same advice. */
export const bugs = (whatToDo: string, texts: Readonly<Record<number, string>>): Entries =>
  Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, bug(text, whatToDo)]));
