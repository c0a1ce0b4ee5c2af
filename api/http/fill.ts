import { withoutStop } from '../../schema/text/stop';
import type { Config } from '../platform/config/config';
import { FIRST_YEAR } from '../../schema/product';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, char => ESCAPES[char]!);

const madridYear = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Madrid' });

/** What the public pages leave open, by the name that stands there between percent signs. */
export type Values = Record<string, string>;

export function valuesOf({ operator, publicUrl }: Pick<Config, 'operator' | 'publicUrl'>, now: Date): Values {
  const year = Number(madridYear.format(now));
  return {
    PUBLIC_URL: publicUrl,
    PLATFORM_NAME: operator.name,
    PLATFORM_NIF: operator.nif,
    PLATFORM_ADDRESS: operator.address,
    PLATFORM_EMAIL: operator.email,
    SUPPORT_EMAIL: operator.supportEmail,
    YEARS: year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR),
  };
}

/** What is written twice: for a Folio whose operator sends for companies, and for one whose operator does not. */
const TWO_WORDINGS = /%OFFERED%([^]*?)%ALONE%([^]*?)%END%/g;

/** A name, and whether the full stop of a sentence comes next, also where what marks the name ends in between. */
const NAME = /%([A-Z][A-Z_]+)%(?=((?:<\/(?:a|b|i|em|strong|span)>|<!--[^>]*-->)*\.(?![\w.]))?)/g;

/**
 * Puts the values where their names stand, as text: whatever they contain is no markup. A value that ends in a stop,
 * as 'S.L.' does, shares it with the sentence that it ends. Of what is written twice it leaves the first where the
 * value OFFERED is 'yes'. Throws for a name without a value.
 */
export function fill(page: string, values: Values): string {
  const once = page.replace(TWO_WORDINGS, (_all, offered: string, alone: string) =>
    values.OFFERED === 'yes' ? offered : alone,
  );
  return once.replace(NAME, (_all, name: string, stop: string | undefined) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing to put in the place of ${name}`);
    return escaped(stop ? withoutStop(value) : value);
  });
}
