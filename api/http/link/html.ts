import { linkWordsIn } from '../../../schema/paper/link/in-language';
import type { PaperLanguage } from '../../../schema/paper/language';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string): string => text.replace(/[&<>"']/g, char => ESCAPES[char]!);

interface Shell {
  /** Of the paper; absent: it is about none, and in Spanish. */
  language?: PaperLanguage | null;
  title: string;
  /** Whose page it is, and how they are found. */
  company: { name: string; about: string; accent?: string | null; logo?: Buffer } | null;
  /** Colours and faces of the build. */
  look: string;
  /** At the left of the foot. */
  foot: string;
  main: string;
}

const initials = (name: string) =>
  [...name.matchAll(/(?<![\p{L}\d])[\p{L}\d]/gu)]
    .slice(0, 2)
    .map(([letter]) => letter)
    .join('')
    .toUpperCase();

const tile = ({ name, logo }: NonNullable<Shell['company']>) =>
  logo
    ? `<img class="logo" src="data:image/png;base64,${logo.toString('base64')}" alt="">`
    : `<span class="face" aria-hidden="true">${escaped(initials(name))}</span>`;

const headOf = (company: NonNullable<Shell['company']>) => {
  const { name, about } = company;
  return `<header><div class="bar">${tile(company)}<strong>${escaped(name)}</strong><span class="about">${escaped(about)}</span></div></header>`;
};

/** White can be read on a company's colour: it was chosen so. Its edge shows it where all around is dark. */
const accented = ({ accent }: NonNullable<Shell['company']>) =>
  accent
    ? `.button:not(.quiet),.face{background:${accent};color:#fff}.button:not(.quiet){border-color:var(--border-strong)}.button:not(.quiet):hover{background:${accent};text-decoration:underline}`
    : '';

/** The page of a link: the company's, Folio only in the foot. It loads nothing from elsewhere, and runs nothing. */
export function linkPage({ language, title, company, look, foot, main }: Shell): string {
  const { privacy, madeWith } = linkWordsIn({ paperLanguage: language });
  return `<!doctype html><html lang="${language ?? 'es'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer"><title>${escaped(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${look}${STYLE}${company ? accented(company) : ''}</style></head>
<body>${company ? headOf(company) : ''}<main>${main}</main>
<footer><div class="bar"><span>${escaped(foot)}</span><a href="/privacy">${privacy}</a><span>${madeWith}</span></div></footer></body></html>`;
}

const STYLE = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--bg);color:var(--text);font:400 14px/20px 'Geist Variable',system-ui,sans-serif;-webkit-font-smoothing:antialiased}
h1,h2,p,ul,dl,dd,table{margin:0;padding:0}
a{color:var(--brand);text-underline-offset:3px}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px;border-radius:4px}
.figures,td.n,th.n{font-variant-numeric:tabular-nums lining-nums;white-space:nowrap;text-align:right}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;max-width:1144px;margin:0 auto;padding:16px 32px}
header{background:var(--surface);border-bottom:1px solid var(--border)}
header strong{font-weight:600;font-size:16px}
.face{display:grid;place-items:center;width:32px;height:32px;border-radius:6px;background:var(--brand);color:var(--brand-fg);font-weight:600;font-size:13px}
.logo{max-width:150px;max-height:40px;padding:4px;border-radius:4px;background:#fff}
.about{margin-left:auto;color:var(--muted);font-size:13px}
footer{margin-top:auto;border-top:1px solid var(--border);color:var(--muted);font-size:13px}
footer .bar{justify-content:space-between;min-height:56px}
footer a{display:inline-flex;align-items:center;min-height:24px}
main{width:100%;max-width:1144px;margin:0 auto;padding:32px;display:grid;gap:16px;align-items:start;grid-template-columns:minmax(0,1fr) 344px}
.card{background:var(--surface);border:1px solid var(--border);border-radius:10px}
.paper{padding:36px;grid-row:1;grid-column:1}
.side{grid-row:1;grid-column:2}
.side>*{padding:20px}
.side>*+*{border-top:1px solid var(--border)}
.muted{color:var(--muted)}
.small{font-size:13px;line-height:18px}
.label{font-size:12px;line-height:16px;color:var(--muted);font-weight:400;margin-bottom:4px}
h1{font-size:16px;line-height:22px;font-weight:600;letter-spacing:-.01em}
.amount{font-size:40px;line-height:48px;font-weight:600;letter-spacing:-.035em;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:44px;margin-top:16px;padding:8px 16px;border:1px solid var(--accent);border-radius:6px;background:var(--accent);color:var(--accent-fg);font:500 16px/24px inherit;font-family:inherit;text-decoration:none;cursor:pointer}
.button:hover{background:var(--accent-hover)}
.button+.small{margin-top:8px}
.quiet{border-color:var(--border-strong);background:var(--surface);color:var(--text)}
.quiet:hover{background:var(--subtle)}
details{padding:0!important}
summary{display:flex;align-items:center;min-height:48px;padding:8px 20px;font-weight:500;cursor:pointer;list-style-position:inside}
summary::after{content:'+';margin-left:auto;font-size:18px;color:var(--muted)}
details[open] summary::after{content:'−'}
details form{padding:0 20px 20px}
input[type=text]{width:100%;min-height:44px}
textarea{width:100%;min-height:96px}
input[type=text],textarea{padding:10px 12px;border:1px solid var(--border-strong);border-radius:6px;background:var(--surface);color:var(--text);font:inherit;font-size:16px;line-height:24px}
label{display:block;margin-bottom:6px;font-weight:500;font-size:13px}
.note{display:block;background:var(--success-subtle);color:var(--text)}
.wrong{color:var(--danger);margin-bottom:8px}
.block{display:grid;gap:24px;padding-bottom:24px;border-bottom:1px solid var(--border);grid-template-columns:auto minmax(0,1fr) minmax(0,1fr)}
.block:not(:has(.qr)){grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.block p{overflow-wrap:anywhere}
.qr{width:152px;text-align:center;font-size:12px}
.qr img{display:block;width:152px;height:152px;background:#fff;image-rendering:pixelated}
.qr strong{display:block;font-weight:600}
.facts .figures{text-align:left}
.facts{display:flex;flex-wrap:wrap;gap:16px 40px;padding:24px 0;border-bottom:1px solid var(--border)}
.facts.pay{border-top:1px solid var(--border);border-bottom:0;padding:16px 0 0}
.pay dd{overflow-wrap:anywhere;white-space:normal}
.copied{margin-top:4px;overflow-wrap:anywhere}
.copied strong{font-weight:500;font-variant-numeric:tabular-nums;user-select:all}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse}
th{padding:10px 0 10px 16px;font-weight:500;font-size:12px;line-height:16px;color:var(--muted);text-align:left;vertical-align:bottom}
td,tbody th{padding:10px 0 10px 16px;border-top:1px solid var(--border);vertical-align:top;overflow-wrap:anywhere}
tbody th{font-weight:400;font-size:14px;line-height:20px;color:var(--text)}
tr>:first-child{padding-left:0}
.lines td .small{display:none}
.sums{display:grid;gap:24px 48px;grid-template-columns:minmax(0,1fr) minmax(0,300px);margin-top:24px;padding:24px 0}
.sums dl{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:8px 16px;align-content:start}
.sums dt{color:var(--muted)}
.sums .strong{padding-top:8px;color:var(--text);font-weight:600}
.sums .grand{padding-top:8px;font-size:28px;line-height:34px;font-weight:600;letter-spacing:-.015em}
.sums dt.grand{font-size:16px;color:var(--text)}
.said{padding-top:20px;border-top:1px solid var(--border);margin-top:20px}
.said p{overflow-wrap:anywhere}
.stamp{display:inline-block;margin-top:8px;padding:2px 8px;border:1px solid var(--danger);border-radius:4px;color:var(--danger);font-weight:600}
.alone{grid-column:1/-1;max-width:560px;padding:36px}
@media (max-width:991.98px){
main{grid-template-columns:minmax(0,1fr);padding:16px}
.side,.paper,.alone{grid-column:1;grid-row:auto}
.side{order:-1}
.bar{padding:12px 16px}
.about{margin-left:0;flex-basis:100%}
}
@media (max-width:599.98px){
.paper{padding:20px 16px}
.block,.block:not(:has(.qr)){grid-template-columns:minmax(0,1fr)}
.sums{grid-template-columns:minmax(0,1fr)}
.lines thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.lines tr{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 16px;padding:10px 0;border-top:1px solid var(--border)}
.lines td{border:0;padding:0;display:none}
.lines td:first-child,.lines td:last-child{display:block}
.lines td .small{display:block}
}`.replaceAll('\n', '');
