/**
 * Two wordings of one text: where the operator of this Folio sends for companies (PLATFORM_CERTIFICATE), and where it does
 * not. The build writes both; the server leaves one (api/http/fill.ts), and so does an island that says the text again.
 */
export const either = (offered: string, alone: string): string => `%OFFERED%${offered}%ALONE%${alone}%END%`;

/** The text with one of its two wordings. */
export const wordingFor = (text: string, offered: boolean): string =>
  text.replace(/%OFFERED%([^]*?)%ALONE%([^]*?)%END%/g, (_all, first: string, second: string) =>
    offered ? first : second,
  );
