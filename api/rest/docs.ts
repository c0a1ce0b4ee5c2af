import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grouped } from '../../schema/group-by';
import { STYLE } from './docs-style';

type Json = Record<string, unknown>;
interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Json;
}
type Contents = Record<string, { schema: Json; example?: Json }>;
interface Operation {
  tags: [string];
  summary: string;
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Contents };
  security: unknown[];
  responses: Record<string, { content?: Contents }>;
}
interface Row {
  method: string;
  path: string;
  operation: Operation;
}

const escape = (text: string) => text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`);
const code = (text: string) => `<code>${escape(text)}</code>`;
const block = (text: string) => `<pre>${escape(text)}</pre>`;

const MARK = `<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path class="mark-sheet" d="M6 1.5h9l6 6V20a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 20V4A2.5 2.5 0 0 1 6 1.5Z"/>
<path class="mark-fold" d="m15 1.5 6 6h-4.5A1.5 1.5 0 0 1 15 6Z"/><path class="mark-lines" d="M7.5 12.5h8M7.5 16.5h5" stroke-width="1.8" stroke-linecap="round"/></svg>`;

const KINDS: Record<string, string> = {
  string: 'texto',
  number: 'número',
  integer: 'entero',
  boolean: 'sí o no',
  object: 'objeto',
  array: 'lista',
};
const FORMATS: Record<string, string> = { uuid: 'UUID', date: 'fecha', 'date-time': 'instante', binary: 'fichero' };

function kindOf(schema: Json): string {
  const kind = [schema.type].flat().find(each => each !== 'null') as string;
  const word = FORMATS[String(schema.format)] ?? (schema.enum ? (schema.enum as string[]).join(' | ') : KINDS[kind]!);
  return (
    word +
    (schema.default === undefined || schema.default === null ? '' : `, si falta ${JSON.stringify(schema.default)}`)
  );
}

interface Field {
  name: string;
  kind: string;
  isRequired: boolean;
  description: string;
}

/** Every field below an object, those inside of it by their path: 'lines[].price'. */
function fieldsOf(schema: Json, within = ''): Field[] {
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).flatMap(([key, field]) => {
    const name = within + key;
    const inner = field.items ? fieldsOf(field.items as Json, `${name}[].`) : fieldsOf(field, `${name}.`);
    return [
      { name, kind: kindOf(field), isRequired: required.includes(key), description: String(field.description ?? '') },
      ...inner,
    ];
  });
}

// The descriptions are the schema's, which speaks English.
const fieldRow = ({ name, kind, isRequired, description }: Field) =>
  `<div><dt>${code(name)}<span class="kind">${escape(kind)}${isRequired ? ' · obligatorio' : ''}</span></dt><dd lang="en">${escape(description)}</dd></div>`;

const fieldList = (title: string, fields: Field[]) =>
  fields.length ? `<div><h3>${title}</h3><dl class="fields">${fields.map(fieldRow).join('')}</dl></div>` : '';

const json = (value: unknown) => JSON.stringify(value, null, 2);

function exampleOf({ method, path, operation }: Row): string {
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const isForm = type === 'multipart/form-data';
  const head = [
    `${method.toUpperCase()} /api${path}`,
    operation.security.length ? 'Authorization: Bearer <token>' : '',
    type ? `Content-Type: ${type}${isForm ? '; boundary=…' : ''}` : '',
  ];
  return head.filter(Boolean).join('\n') + (body?.example ? `\n\n${json(body.example)}` : '');
}

function answerOf({ operation }: Row): string {
  const [status, { content = {} }] = Object.entries(operation.responses)[0]!;
  const [type, body] = Object.entries(content)[0] ?? [];
  return [status, type ? `Content-Type: ${type}` : '', body?.example ? `\n${json(body.example)}` : '']
    .filter(Boolean)
    .join('\n');
}

function rowOf(row: Row): string {
  const { method, path, operation } = row;
  const parameters = (operation.parameters ?? []).map(({ name, in: place, required, schema }) => ({
    name,
    kind: `${kindOf(schema)}, ${place === 'path' ? 'en la dirección' : 'en la consulta'}`,
    isRequired: required,
    description: String(schema.description ?? ''),
  }));
  const body = Object.values(operation.requestBody?.content ?? {})[0];
  return `<li id="${operation.operationId}"><details><summary><code class="method">${method.toUpperCase()}</code>${code(`/api${path}`)}
<span class="about">${escape(operation.summary)}${operation.security.length ? '' : ' · sin sesión'}</span></summary><div class="inside">
${fieldList('Parámetros', parameters)}${fieldList('Campos del cuerpo', body ? fieldsOf(body.schema) : [])}
<div><h3>Petición de ejemplo</h3>${block(exampleOf(row))}</div><div><h3>Respuesta de ejemplo</h3>${block(answerOf(row))}</div></div></details></li>`;
}

const anchorOf = (tag: string) =>
  tag
    .normalize('NFD')
    .replace(/[^\w ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-');

/** The product's colours and faces as the build left them in this folder; nothing before the first build. */
export function builtLook(site: string): string {
  const file = join(site, 'look.css');
  return existsSync(file) ? readFileSync(file, 'utf8') : ':root{color-scheme:light dark}';
}

/**
 * The facade as a page to read, made from its OpenAPI document: every row with its fields and an example. `look`:
 * colours and faces, as CSS.
 */
export function docsPage(document: Json, look: string): string {
  const rows = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): Row => ({ method, path, operation })),
  );
  const groups = [...grouped(rows, ({ operation }) => operation.tags[0])];
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API de Folio</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${look}${STYLE}</style></head>
<body><a class="skip" href="#filas">Ir al contenido</a><header><div class="bar"><a class="mark" href="/">${MARK}Folio</a><a href="/playground">GraphQL</a><a href="/api/openapi.json">openapi.json</a></div></header>
<main class="page"><div class="intro"><h1>API de Folio</h1>
<p class="lead">Cada llamada lleva <code>Authorization: Bearer &lt;token&gt;</code>: el de una sesión o una clave de API (Configuración, API). Importes en euros; fechas AAAA-MM-DD; instantes ISO 8601 en UTC.
Un error es <code>{"error", "code", "fields"}</code>. Todo esto, para programas: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1); la API GraphQL, en <a href="/playground">/playground</a>.</p></div>
<nav class="groups" aria-label="Grupos"><ul>${groups.map(([tag]) => `<li><a href="#${anchorOf(tag)}">${escape(tag)}</a></li>`).join('')}</ul></nav>
<div id="filas" tabindex="-1">${groups.map(([tag, each]) => `<section aria-labelledby="${anchorOf(tag)}"><h2 id="${anchorOf(tag)}">${escape(tag)}</h2><ul class="rows">${each.map(rowOf).join('')}</ul></section>`).join('\n')}</div>
</main></body></html>`;
}
