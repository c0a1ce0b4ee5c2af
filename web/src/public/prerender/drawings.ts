import { colorOf } from '../../theme/colors';
import { example, words } from '../content/example';
import { home } from '../content/home';
import { site } from '../content/site';

const c = (name: Parameters<typeof colorOf>[0]) => colorOf(name, 'light');
const sheet =
  `<path fill="${c('brand')}" d="M6 1.5h9l6 6V20a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 20V4A2.5 2.5 0 0 1 6 1.5Z"/>` +
  `<path fill="${c('accent')}" d="m15 1.5 6 6h-4.5A1.5 1.5 0 0 1 15 6Z"/><path stroke="#fff" stroke-width="1.8" stroke-linecap="round" fill="none" d="M7.5 12.5h8M7.5 16.5h5"/>`;

/** The mark; with a ground under it where the system cuts icons to a shape of its own. */
function icon({ inset = 0, ground = false } = {}): string {
  const side = 24 / (1 - 2 * inset);
  const at = side * inset;
  const paper = ground ? `<rect width="${side}" height="${side}" fill="${c('bg')}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${paper}<g transform="translate(${at} ${at})">${sheet}</g></svg>`;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Style {
  size: number;
  weight?: number;
  fill?: string;
  anchor?: 'start' | 'end' | 'middle';
  tracking?: number;
}
const text = (
  x: number,
  y: number,
  words: string,
  { size, weight = 400, fill = c('text'), anchor = 'start', tracking = 0 }: Style,
) =>
  `<text x="${x}" y="${y}" font-family="Geist" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${tracking * size}">${escape(words)}</text>`;

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

const RULES = [130, 612, 748, 909, 1027];
const TOP = 351;
const ROW = 58;

function grid(): string {
  const heads: [number, string, boolean][] = [
    [146, words.description, false],
    [730, words.quantity, true],
    [891, words.price, true],
    [1009, words.rate, true],
    [1184, words.total, true],
  ];
  const parts = [
    rect(72, TOP, 1140, 400, c('surface'), `rx="14" stroke="${c('border')}" stroke-width="1"`),
    rect(73, TOP + 1, 1140, 48, c('subtle')),
    rect(748, TOP + 1, 161, 48, c('brandSubtle')),
    rect(73, TOP + 49, 57, 400, c('subtle')),
    rect(73, TOP + 49 + ROW * 3, 57, ROW, c('brandSubtle')),
    ...heads.map(([x, word, end]) =>
      text(x, TOP + 31, word, {
        size: 16.5,
        weight: word === words.price ? 600 : 400,
        fill: word === words.price ? c('brand') : c('muted'),
        anchor: end ? 'end' : 'start',
      }),
    ),
    ...RULES.map(x => rect(x, TOP, 1, 400, c('border'))),
    ...example.lines.flatMap(({ description, quantity, price, rate, total }, i) => {
      const y = TOP + 49 + ROW * i;
      const at = i === 3;
      return [
        rect(72, y, 1140, 1, c('border')),
        text(101, y + 35, String(i + 1), {
          size: 16.5,
          weight: at ? 600 : 400,
          fill: at ? c('brand') : c('muted'),
          anchor: 'middle',
        }),
        text(146, y + 36, description, { size: 20 }),
        text(730, y + 36, quantity, { size: 20, anchor: 'end' }),
        text(891, y + 36, price, { size: 20, anchor: 'end' }),
        text(1009, y + 36, rate, { size: 20, anchor: 'end' }),
        text(1184, y + 36, total, { size: 20, anchor: 'end' }),
      ];
    }),
    rect(747, TOP + 49 + ROW * 3, 161, 80, 'none', `stroke="${c('brand')}" stroke-width="2"`),
  ];
  return parts.join('');
}

/** What a link to the site shows elsewhere: the mark, the first words, and the lines of an invoice cut by two edges. */
function openGraph(): string {
  const big = { size: 80, weight: 600, tracking: -0.037 };
  const [first, second] = home.ogTitle;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">${rect(0, 0, 1200, 630, c('bg'))}` +
    `<g transform="translate(72 60) scale(1.6)">${sheet}</g>${text(124, 90, site.name, { size: 30, weight: 600, tracking: -0.02 })}` +
    `${text(1128, 88, home.hero.note, { size: 22, fill: c('muted'), anchor: 'end' })}${text(72, 212, first, big)}${text(72, 292, second, big)}${grid()}</svg>`
  );
}

export const drawings = { icon, openGraph };
