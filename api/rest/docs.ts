import { grouped } from '../platform/grouped';
import type { Route } from './route';

const escape = (text: string) => text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`);

const STYLE = `
  :root { color-scheme: light dark; --line: #E4E1DA; --muted: #565F6E; --brand: #1E3A78 }
  @media (prefers-color-scheme: dark) { :root { --line: #283345; --muted: #A3AEBF; --brand: #A3BDF6 } body { background: #0D121A; color: #E9EDF3 } }
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 900px; margin: 0 auto; padding: 32px 16px }
  h1 { font-size: 28px } h2 { font-size: 18px; margin-top: 32px } a { color: var(--brand) }
  table { border-collapse: collapse; width: 100% } td { border-top: 1px solid var(--line); padding: 8px 12px 8px 0; vertical-align: top }
  code { font: 13px ui-monospace, monospace } .method { color: var(--brand); font-weight: 600 } .muted { color: var(--muted) }`;

const row = (route: Route) => `<tr><td><code class="method">${route.method.toUpperCase()}</code></td>
  <td><code>/api${escape(route.path.replace(/:(\w+)/g, '{$1}'))}</code></td>
  <td>${escape(route.summary)}${route.public ? ' <span class="muted">(sin sesión)</span>' : ''}</td></tr>`;

/** The facade as a page to read: every row, and where its full description is. */
export function docsPage(routes: Route[]): string {
  const groups = [...grouped(routes, route => route.tag)];
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API de Folio</title><style>${STYLE}</style></head>
<body><main><h1>API de Folio</h1>
<p>Cada llamada lleva <code>Authorization: Bearer &lt;token&gt;</code>. La descripción completa, con cuerpos y respuestas, está en
<a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1); la API GraphQL, en <a href="/playground">/playground</a>.</p>
${groups.map(([tag, rows]) => `<h2>${escape(tag)}</h2><table>${rows.map(row).join('')}</table>`).join('\n')}
</main></body></html>`;
}
