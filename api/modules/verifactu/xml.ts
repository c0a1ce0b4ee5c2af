/** Namespace of everything inside Cabecera, RegistroAlta and RegistroAnulacion (SuministroInformacion.xsd). */
const BASE = 'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws';
export const NS_INFO = `${BASE}/SuministroInformacion.xsd`;
export const NS_LR = `${BASE}/SuministroLR.xsd`;
export const NS_QUERY = `${BASE}/ConsultaLR.xsd`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export const escapeText = (text: string): string => text.replace(/[&<>]/g, char => ESCAPES[char]!);

/** An element with text; nothing where there is none. */
export const leaf = (name: string, text: string | null | undefined): string =>
  text == null ? '' : `<sf:${name}>${escapeText(text)}</sf:${name}>`;

/** An element with others inside, in the schema's order. */
export const node = (name: string, ...children: string[]): string => `<sf:${name}>${children.join('')}</sf:${name}>`;

/** A record stands alone: its text names its namespace. */
export const root = (name: string, ...children: string[]): string =>
  `<sf:${name} xmlns:sf="${NS_INFO}">${children.join('')}</sf:${name}>`;

/** What XML 1.0 has no way to write, lone surrogates among it, and control characters, which the AEAT refuses. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]+/gu;

/** A person's text as the schema takes it: no control characters, no outer spaces, at most `max` characters. */
export function clean(text: string, max: number): string {
  return [...text.normalize('NFC').replace(UNWRITABLE, ' ').trim()].slice(0, max).join('').trim();
}
