import { accepted } from './codes/accepted';
import { amounts } from './codes/amounts';
import { customer } from './codes/customer';
import { dates } from './codes/dates';
import type { AnswerClass, Entries, Entry, Explanation } from './codes/entry';
import { header } from './codes/header';
import { issuer } from './codes/issuer';
import { kinds } from './codes/kinds';
import { rates } from './codes/rates';
import { records } from './codes/records';
import { regimes } from './codes/regimes';
import { states } from './codes/state';
import { technical } from './codes/technical';
import { thirdParties } from './codes/third-parties';
import { transport } from './codes/transport';
import { unlisted } from './codes/unlisted';

export type { AnswerAction, AnswerClass, Explanation, Fault } from './codes/entry';

/** What the sender does with an answer. */
export type Policy = 'resend' | 'stop' | 'pause' | 'header' | 'split' | 'reject' | 'accept' | 'state';

const LISTED: Entries = {
  ...technical, ...transport, ...header, ...issuer, ...customer, ...dates, ...kinds, ...rates, ...amounts, ...regimes, ...thirdParties,
  ...records, ...states, ...accepted,
};

// Refused until a person has looked: what nobody has read yet is not sent again.
const UNKNOWN: Entry = {
  class: 'rejected', whoseFault: 'nobody', action: 'support',
  whatHappened: 'La AEAT ha respondido con un código que aún no conocemos.',
  whatToDo: 'Escríbenos con el código y el texto de la AEAT: no enviaremos nada de nuevo hasta saber qué significa.',
};

/** The codes of the AEAT's list, ascending. */
export const CODES: readonly number[] = Object.keys(LISTED).map(Number).sort((a, b) => a - b);

/** A code of the AEAT in our words. One that nobody has listed gets a general one, which says so. */
export function explain(code: number): Explanation {
  return { code, ...(LISTED[code] ?? unlisted[code] ?? UNKNOWN) };
}

const POLICIES: Record<AnswerClass, Policy> = {
  technical: 'resend', suspended: 'pause', authority: 'pause', header: 'header', wiring: 'pause', schema: 'split', rejected: 'reject', state: 'state',
  fixable: 'accept', harmless: 'accept',
};

/** Whether a pause for it is tried again each hour: all that waits is (Orden HAC/1177/2024, art. 16.4), but where the AEAT itself has shut the door. */
export const isTriedHourly = (code: number | null): boolean => code === null || explain(code).class !== 'suspended';

/** technical: the same bytes again · suspended: the company waits for a person · authority, header, wiring: it is tried by the hour · schema: find the one record. */
export const policyOf = (code: number): Policy => POLICIES[explain(code).class];
