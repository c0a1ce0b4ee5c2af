import { readFileSync } from 'node:fs';

export const escape = (text: string): string => text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);

const EUROS = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' });
export const euros = (cents: number): string => EUROS.format(cents / 100);

const DATE = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Madrid',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
export const day = (seconds: number): string => DATE.format(seconds * 1000);

/**
 * The product's own typeface inside the page, which asks nobody for anything; where it is not installed, the system's.
 */
function face(): string {
  try {
    const woff2 = readFileSync(
      require.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
    ).toString('base64');
    return `@font-face { font-family: 'Geist Variable'; font-weight: 100 900; src: url(data:font/woff2;base64,${woff2}) format('woff2') }`;
  } catch {
    return '';
  }
}

const STYLE = `
:root {
  color-scheme: light dark; --bg: #faf9f6; --card: #fff; --text: #141c2b; --muted: #565f6e; --line: #e4e1da; --edge: #858a93;
  --brand: #1e3a78; --soft: #edf1fa; --on: #fff; --bad: #ae1531
}
@media (prefers-color-scheme: dark) {
  :root { --bg: #0d121a; --card: #141b26; --text: #e9edf3; --muted: #a3aebf; --line: #283345; --edge: #73819a; --brand: #a3bdf6; --soft: #18243f; --on: #0c1730; --bad: #f78f9d }
}
* { box-sizing: border-box }
body {
  margin: 0; background: var(--bg); color: var(--text); font: 400 15px/22px 'Geist Variable', system-ui, sans-serif; font-variant-numeric: tabular-nums;
  -webkit-font-smoothing: antialiased
}
main { max-width: 520px; margin: 0 auto; padding: 40px 16px }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 24px; margin-top: 20px }
.note { color: var(--muted); font-size: 13px; line-height: 18px; margin: 0 }
.tag { display: inline-block; padding: 1px 6px; border: 1px solid var(--line); border-radius: 4px; font-size: 12px; line-height: 16px; font-weight: 500; margin-right: 8px }
h1 { font-size: 28px; line-height: 34px; font-weight: 600; letter-spacing: -.022em; margin: 12px 0 0 } h2 { font-size: 16px; line-height: 22px; font-weight: 600; margin: 0 0 8px }
p { margin: 0 0 12px }
dl { display: grid; grid-template-columns: 1fr auto; gap: 6px 0; margin: 0 } dt { color: var(--muted) } dd { margin: 0; padding-left: 16px; text-align: right; white-space: nowrap }
.total { padding-top: 10px; margin-top: 4px; border-top: 1px solid var(--line); font-weight: 600; color: var(--text) }
fieldset { display: grid; gap: 8px; border: 0; padding: 0; margin: 24px 0 } legend { font-size: 13px; line-height: 18px; font-weight: 500; margin-bottom: 8px; padding: 0 }
label { display: grid; grid-template-columns: auto 1fr; gap: 0 12px; padding: 10px 14px; align-items: center; border: 1px solid var(--line); border-radius: 6px; cursor: pointer }
label:has(:checked) { border-color: var(--brand); background: var(--soft) } label small { grid-column: 2; color: var(--muted); font-size: 13px; line-height: 18px }
input { accent-color: var(--brand); margin: 0; width: 16px; height: 16px }
button {
  font: inherit; font-size: 16px; font-weight: 500; width: 100%; min-height: 44px; border-radius: 6px; border: 1px solid var(--brand); background: var(--brand); color: var(--on); cursor: pointer
}
button.quiet { background: none; color: var(--text); border-color: var(--line); margin-top: 8px }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
a { color: var(--brand); text-underline-offset: 3px } .bad { color: var(--bad); font-weight: 500; margin: 16px 0 0 } form + form { margin-top: 8px } .back { margin: 16px 0 0 }
`;

let styles: string | undefined;

/** A page of the sandbox; it says on top that nothing is paid. */
export const page = (
  title: string,
  body: string,
): string => `<!doctype html><html lang="es"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${(styles ??= face() + STYLE)}</style></head>
<body><main><p class="note"><span class="tag">Folio</span>Entorno de pruebas: no se cobra nada y ninguna tarjeta es de verdad.</p><h1>${escape(title)}</h1>${body}</main></body></html>`;
