import { accepted } from './accepted';
import { amounts } from './amounts';
import { customer } from './customer';
import { dates } from './dates';
import type { AnswerClass, Entries, Entry, Explanation } from './entry';
import { header } from './header';
import { issuer } from './issuer';
import { kinds } from './kinds';
import { rates } from './rates';
import { records } from './records';
import { regimes } from './regimes';
import { states } from './state';
import { technical } from './technical';
import { thirdParties } from './third-parties';
import { transport } from './transport';
import { unlisted } from './unlisted';

export type { AnswerClass } from './entry';

/** What the sender does with an answer. */
export type Policy = 'resend' | 'stop' | 'pause' | 'header' | 'split' | 'reject' | 'accept' | 'state';

const LISTED: Entries = {
  ...technical,
  ...transport,
  ...header,
  ...issuer,
  ...customer,
  ...dates,
  ...kinds,
  ...rates,
  ...amounts,
  ...regimes,
  ...thirdParties,
  ...records,
  ...states,
  ...accepted,
};

// Refused until a person has looked: what nobody has read yet is not sent again.
const UNKNOWN: Entry = {
  class: 'rejected',
  whoseFault: 'nobody',
  action: 'support',
  whatHappened: 'La AEAT ha respondido con un código que aún no conocemos.',
  whatToDo: 'Escríbenos con el código y el texto de la AEAT: no enviaremos nada de nuevo hasta saber qué significa.',
};

/** The codes of the AEAT's list, ascending. */
export const CODES: readonly number[] = Object.keys(LISTED)
  .map(Number)
  .sort((a, b) => a - b);

/** A code of the AEAT in our words. One that nobody has listed gets a general one, which says so. */
export function explain(code: number): Explanation {
  return { code, ...(LISTED[code] ?? unlisted[code] ?? UNKNOWN) };
}

const POLICIES: Record<AnswerClass, Policy> = {
  technical: 'resend',
  suspended: 'pause',
  authority: 'pause',
  header: 'header',
  wiring: 'pause',
  schema: 'split',
  rejected: 'reject',
  state: 'state',
  fixable: 'accept',
  harmless: 'accept',
};

/**
 * Whether a pause for it is tried again each hour: all that waits is (Orden HAC/1177/2024, art. 16.4), but where the
 * AEAT itself has shut the door.
 */
export const isTriedHourly = (code: number | null): boolean => code === null || explain(code).class !== 'suspended';

/**
 * technical: the same bytes again · suspended: the company waits for a person · authority, header, wiring: it is tried
 * by the hour · schema: find the one record.
 */
export const policyOf = (code: number): Policy => POLICIES[explain(code).class];
