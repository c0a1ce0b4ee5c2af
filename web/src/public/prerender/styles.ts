import { colorNames, colorOf } from '../../theme/colors';
import type { Assets } from './assets';

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
const variables = (mode: 'light' | 'dark') => colorNames.map(name => `--${kebab(name)}:${colorOf(name, mode)}`).join(';');

const face = (url: string, range: string) => `@font-face{font-family:'Geist Variable';font-style:normal;font-display:swap;font-weight:100 900;` +
  `src:url(${url}) format('woff2-variations');unicode-range:${range}}`;

const LATIN = 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** The design's colours as variables, in the system's mode where no script can choose, and the typeface. */
export function ground(assets: Assets): string {
  const [light, dark] = [variables('light'), variables('dark')];
  return `${face(assets('geist-latin-wght-normal.woff2'), LATIN)}` +
    `:root{color-scheme:light;${light}}.dark,.band{${dark}}.dark{color-scheme:dark}` +
    `@media (scripting:none) and (prefers-color-scheme:dark){:root{color-scheme:dark;${dark}}}`;
}

/** Without comments and the white space that says nothing. */
export const minify = (css: string) => css.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' ').replace(/ ?([{};,>]) ?/g, '$1').replace(/: /g, ':').replaceAll(';}', '}').trim();
