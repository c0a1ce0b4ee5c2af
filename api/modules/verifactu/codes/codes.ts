import { HELD } from './held';
import { MESSAGE, UNLISTED } from './message';
import { PARTIES } from './parties';
import { RECORDS } from './record';
import { AnswerAction, AnswerFault, type Explanation } from './explanation.types';

/** What the sender does with an answer. */
type Policy = 'resend' | 'pause' | 'header' | 'split' | 'reject' | 'accept' | 'state';

/**
 * technical: the same bytes again · suspended: the company waits for a person · authority, header, wiring: it is tried
 * by the hour · schema: find the one record.
 */
const POLICIES = {
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
} satisfies Record<string, Policy>;
export type AnswerClass = keyof typeof POLICIES;

/** What one code of the AEAT means, in our words. */
interface Entry extends Explanation {
  class: AnswerClass;
}

const HEADING = new RegExp(
  `^\\[(${Object.keys(POLICIES).join('|')}) (${Object.keys(AnswerFault).join('|')}) (${Object.keys(AnswerAction).join('|')})\\] ?(.*)$`,
);

/**
 * Reads a table. A heading says what the codes below it have in common: `[class fault action]`, and what to do about
 * them. A code's line says what happened, and after `→` what to do, where that is its own. `#` begins a remark.
 */
export function entriesOf(table: string): Entry[] {
  let heading: string[] = [];
  return table.split('\n').flatMap(line => {
    if (line === '' || line.startsWith('#')) return [];
    if (line.startsWith('[')) heading = HEADING.exec(line) ?? [];
    if (line.startsWith('[') && heading.length > 0) return [];
    const [, code, whatHappened, own] = /^(-?\d+) (.+?)(?: → (.+))?$/.exec(line) ?? [];
    const [, kind, whoseFault, action, common] = heading;
    const whatToDo = own ?? common;
    if (!code || !whatToDo) throw new Error(`codes of the AEAT: ${line}`);
    return [{ code: Number(code), class: kind, whoseFault, action, whatHappened, whatToDo } as Entry];
  });
}

const LISTED = [MESSAGE, RECORDS, PARTIES, HELD].flatMap(entriesOf);
const KNOWN = new Map([...LISTED, ...entriesOf(UNLISTED)].map(entry => [entry.code, entry]));

// Refused until a person has looked: what nobody has read yet is not sent again.
const [UNKNOWN] = entriesOf(`[rejected nobody support]
0 La AEAT ha respondido con un código que aún no conocemos. → Escríbenos con el código y el texto de la AEAT: no enviaremos nada de nuevo hasta saber qué significa.`);

/** The codes of the AEAT's list, ascending. */
export const CODES: readonly number[] = LISTED.map(({ code }) => code).sort((a, b) => a - b);

/** A code of the AEAT in our words. One that nobody has listed gets a general one, which says so. */
export const explain = (code: number): Entry => KNOWN.get(code) ?? { ...UNKNOWN!, code };

/** The same; null without a code. */
export const explanationOf = (code: number | null): Entry | null => (code === null ? null : explain(code));

/** What stands as errorMessage: the code in plain words, or else the words that came. */
export const messageOf = (code: number | null, text: string | null): string | null =>
  explanationOf(code)?.whatHappened ?? text;

/** A row with its answer in plain words. */
export function inWords<T extends { code: number | null; message: string | null }>({ code, message, ...row }: T) {
  return { ...row, errorMessage: messageOf(code, message), explanation: explanationOf(code) };
}

/**
 * Whether a pause for it is tried again each hour: all that waits is (Orden HAC/1177/2024, art. 16.4), but where the
 * AEAT itself has shut the door.
 */
export const isTriedHourly = (code: number | null): boolean => explanationOf(code)?.class !== 'suspended';

export const policyOf = (code: number): Policy => POLICIES[explain(code).class];
