import { colorNames, colorOf } from '../../theme/colors';
import type { Assets } from './assets';

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
const variables = (mode: 'light' | 'dark') =>
  colorNames.map(name => `--${kebab(name)}:${colorOf(name, mode)}`).join(';');

const face = (url: string, range: string, { family = 'Geist Variable', display = 'swap' } = {}) =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:${display};font-weight:100 900;` +
  `src:url(${url}) format('woff2-variations');unicode-range:${range}}`;

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD';

/**
 * The design's colours as variables, in the system's mode where no script can choose, and the typeface. It is asked for
 * before all else; where it comes too late for the first drawing, the page keeps the system's, for nothing to move.
 */
export function ground(assets: Assets): string {
  const [light, dark] = [variables('light'), variables('dark')];
  return (
    `${face(assets('geist-latin-wght-normal.woff2'), LATIN, { display: 'optional' })}` +
    `:root{color-scheme:light;${light}}.dark,.band{${dark}}.dark{color-scheme:dark}` +
    `@media (scripting:none) and (prefers-color-scheme:dark){:root{color-scheme:dark;${dark}}}`
  );
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** '#1E3A78' -> '221, 60%, 29.4%', as GraphiQL wants its colours. */
function hslOf(hex: string): string {
  const [r, g, b] = [1, 3, 5].map(from => parseInt(hex.slice(from, from + 2), 16) / 255) as [number, number, number];
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [lightness, spread] = [(max + min) / 2, max - min];
  const turn =
    spread === 0 ? 0 : max === r ? (g - b) / spread : max === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
  return `${Math.round((turn * 60 + 360) % 360)}, ${percent(spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1)))}, ${percent(lightness)}`;
}

/** GraphiQL's names for our colours. */
const GRAPHIQL = {
  primary: 'accent',
  secondary: 'brand',
  tertiary: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'danger',
  neutral: 'text',
  base: 'surface',
} as const;
const triples = (mode: 'light' | 'dark') =>
  Object.entries(GRAPHIQL)
    .map(([theirs, ours]) => `--hsl-${theirs}:${hslOf(colorOf(ours, mode))}`)
    .join(';');
const whole = (mode: 'light' | 'dark') => `color-scheme:${mode};${variables(mode)};${triples(mode)}`;

/**
 * The same for the pages of who programs against Folio, which follow the system's mode (GraphiQL can choose another);
 * and the face of code.
 */
export function developersGround(assets: Assets): string {
  return (
    `${face(assets('geist-latin-wght-normal.woff2'), LATIN)}${face(assets('mono.woff2'), 'U+0000-FFFF', { family: 'Geist Mono Variable' })}` +
    `:root,.graphiql-light{${whole('light')}}@media (prefers-color-scheme:dark){:root{${whole('dark')}}}.graphiql-dark{${whole('dark')}}`
  );
}

/** Without comments and the white space that says nothing. */
export const minify = (css: string) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();
