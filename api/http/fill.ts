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

/**
 * Puts the values where their names stand, as text: whatever they contain is no markup. Of what is written twice it
 * leaves the first where the value OFFERED is 'yes'. Throws for a name without a value.
 */
export function fill(page: string, values: Values): string {
  const once = page.replace(TWO_WORDINGS, (_all, offered: string, alone: string) =>
    values.OFFERED === 'yes' ? offered : alone,
  );
  return once.replace(/%([A-Z][A-Z_]+)%/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing to put in the place of ${name}`);
    return escaped(value);
  });
}
