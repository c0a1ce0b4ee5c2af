import { colorOf } from '../../theme/colors';
import { FILLED, site } from '../content/site';
import type { Assets } from './assets';
import type { PublicPage } from './pages';

export interface Built {
  assets: Assets;
  /** The styles of a page, by the names of its sheets. */
  css: (sheets: string[]) => string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, char => ESCAPES[char]!);

type Attributes = Record<string, string | true>;
function tag(name: string, attributes: Attributes): string {
  return `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}${value === true ? '' : `="${escaped(value)}"`}`)
    .join('')}>`;
}
const meta = (attributes: Attributes) => tag('meta', attributes);
const link = (rel: string, href: string, more: Attributes = {}) => tag('link', { rel, href, ...more });
const property = (name: string, content: string) => meta({ property: name, content });

/** A data block is no script, and must not end early. */
const dataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
const script = (attributes: Attributes) => `${tag('script', attributes)}</script>`;

function shared({ title, description }: PublicPage, url: string | null): string[] {
  return [
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:locale', 'es_ES'),
    property('og:title', title),
    property('og:description', description),
    url ? property('og:url', url) : '',
    property('og:image', `${FILLED.url}/og.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', site.ogImage),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** What browsers, search engines and those who share a link read first. */
export function headOf(page: PublicPage, { assets, css }: Built): string {
  const url = page.path === null ? null : `${FILLED.url}${page.path}`;
  const themeColor = (mode: 'light' | 'dark') =>
    meta({ name: 'theme-color', media: `(prefers-color-scheme: ${mode})`, content: colorOf('surface', mode) });
  return [
    meta({ charset: 'utf-8' }),
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escaped(page.title)}</title>`,
    meta({ name: 'description', content: page.description }),
    url ? link('canonical', url) : meta({ name: 'robots', content: 'noindex' }),
    script({ src: '/before-paint.js' }),
    link('preload', assets('geist-latin-wght-normal.woff2'), { as: 'font', type: 'font/woff2', crossorigin: true }),
    `<style>${css(page.styles)}</style>`,
    link('icon', '/favicon.svg', { type: 'image/svg+xml' }),
    link('apple-touch-icon', '/apple-touch-icon.png'),
    link('manifest', '/manifest.webmanifest'),
    themeColor('light'),
    themeColor('dark'),
    ...shared(page, url),
    ...(page.data ?? []).map(dataBlock),
    script({ type: 'module', src: assets('site.entry.js') }),
    ...(page.island
      ? [
          script({ type: 'module', src: assets(`${page.island}.entry.js`) }),
          link('modulepreload', assets('hydrate.js')),
        ]
      : []),
  ].join('');
}
