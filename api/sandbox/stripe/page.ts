export const escape = (text: string): string => text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);

const EUROS = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' });
export const euros = (cents: number): string => EUROS.format(cents / 100);

const DATE = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', day: '2-digit', month: '2-digit', year: 'numeric' });
export const day = (seconds: number): string => DATE.format(seconds * 1000);

const STYLE = `
:root { color-scheme: light dark; --bg: #f4f4f1; --card: #fff; --text: #141c2b; --muted: #565f6e; --line: #dcdad3; --brand: #1e3a78; --on: #fff; --bad: #ae1531 }
@media (prefers-color-scheme: dark) {
  :root { --bg: #12161f; --card: #1a202c; --text: #e9ecf2; --muted: #a3adbd; --line: #333c4d; --brand: #9db5ee; --on: #12161f; --bad: #f78f9d }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--bg); color: var(--text); font: 16px/24px system-ui, sans-serif }
main { max-width: 520px; margin: 0 auto; padding: 32px 16px }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 24px; margin-top: 16px }
.note { color: var(--muted); font-size: 14px; margin: 0 }
h1 { font-size: 22px; margin: 4px 0 0 } h2 { font-size: 16px; margin: 0 0 8px }
dl { display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; margin: 16px 0 0 } dd { margin: 0; text-align: right }
.total { font-weight: 600 }
fieldset { border: 0; padding: 0; margin: 20px 0 } legend { font-weight: 600; margin-bottom: 8px }
label { display: grid; grid-template-columns: auto 1fr; gap: 2px 10px; padding: 8px 0; align-items: center } label small { grid-column: 2; color: var(--muted) }
button { font: inherit; font-weight: 500; width: 100%; min-height: 44px; border-radius: 6px; border: 1px solid var(--brand); background: var(--brand); color: var(--on) }
button.quiet { background: none; color: var(--text); border-color: var(--line); margin-top: 8px }
a { color: var(--brand) } .bad { color: var(--bad); font-weight: 500 } form + form { margin-top: 8px }
`;

/** A page of the sandbox; it says on top that nothing is paid. */
export const page = (title: string, body: string): string => `<!doctype html><html lang="es"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style></head>
<body><main><p class="note">Entorno de pruebas: no se cobra nada y ninguna tarjeta es de verdad.</p><h1>${escape(title)}</h1>${body}</main></body></html>`;
