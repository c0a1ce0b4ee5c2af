import { unescapeXml } from './escape';
import { NotXml } from './not-xml';
import { ScopeStack } from './scopes';

/** An element with its name resolved; `start` and `end` are its place in the text, to know its literal bytes. */
export interface XmlElement {
  ns: string;
  name: string;
  attributes: string[];
  children: XmlElement[];
  text: string;
  start: number;
  end: number;
}

const NAME = /^[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?$/;
const ATTRIBUTE = /\s+([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const DEEPEST = 40;

/**
 * A strict reader of the XML that the schema can need: no document types, no instructions, nothing looked up outside.
 */
export function parseXml(text: string): XmlElement {
  if (FORBIDDEN.test(text)) throw new NotXml('caracteres de control');
  const open: XmlElement[] = [];
  const scopes = new ScopeStack();
  let root: XmlElement | null = null;
  let at = text.startsWith('\ufeff') ? 1 : 0;
  if (text.startsWith('<?xml ', at)) at = after(text, '?>', at);
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const chunk = text.slice(at, next < 0 ? undefined : next);
    if (open.length) open[open.length - 1].text += unescapeXml(chunk);
    else if (chunk.trim()) throw new NotXml('texto fuera del elemento raíz');
    if (next < 0) break;
    if (text.startsWith('<!--', next)) at = comment(text, next);
    else if (text.startsWith('<![CDATA[', next) && open.length) {
      at = after(text, ']]>', next);
      open[open.length - 1].text += text.slice(next + 9, at - 3);
    } else if (text[next + 1] === '!' || text[next + 1] === '?') throw new NotXml('declaración no permitida');
    else if (text[next + 1] === '/') at = close(text, next, open, scopes);
    else {
      if (root && !open.length) throw new NotXml('más de un elemento raíz');
      const started = start(text, next, scopes);
      if (open.length) open[open.length - 1].children.push(started.element);
      else root = started.element;
      if (started.empty) scopes.pop();
      else open.push(started.element);
      if (open.length > DEEPEST) throw new NotXml('demasiada profundidad');
      at = started.at;
    }
  }
  if (!root || open.length) throw new NotXml('documento incompleto');
  return root;
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  if (found < 0) throw new NotXml('documento incompleto');
  return found + mark.length;
}

function comment(text: string, from: number): number {
  const end = text.indexOf('--', from + 4);
  if (end < 0 || text[end + 2] !== '>') throw new NotXml('comentario mal cerrado');
  return end + 3;
}

function attributesOf(text: string, from: number): { given: Map<string, string>; at: number } {
  const given = new Map<string, string>();
  let at = from;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(text);
    if (!found) break;
    if (given.has(found[1])) throw new NotXml('atributo repetido');
    given.set(found[1], unescapeXml(found[2] ?? found[3]));
    at = ATTRIBUTE.lastIndex;
  }
  while (at < text.length && ' \t\r\n'.includes(text[at])) at++;
  return { given, at };
}

const NONE = new Map<string, string>();
const ENDS = new Set([...' \t\r\n/>'].map(end => end.charCodeAt(0)));
/** Few names come again and again: each is looked at once. */
const names = new Set<string>();

function nameAt(text: string, from: number): string {
  let end = from;
  while (end < text.length && !ENDS.has(text.charCodeAt(end))) end++;
  const name = text.slice(from, end);
  if (!names.has(name)) {
    if (!NAME.test(name)) throw new NotXml('etiqueta mal formada');
    if (names.size < 1000) names.add(name);
  }
  return name;
}

function start(text: string, from: number, scopes: ScopeStack) {
  const name = nameAt(text, from + 1);
  const rest = from + 1 + name.length;
  const { given, at } = text[rest] === '>' ? { given: NONE, at: rest } : attributesOf(text, rest);
  const empty = text.startsWith('/>', at);
  if (!empty && text[at] !== '>') throw new NotXml('etiqueta mal formada');
  const attributes = scopes.push(name, given);
  const { ns, name: local } = scopes.resolve(name);
  const end = at + (empty ? 2 : 1);
  const element: XmlElement = { ns, name: local, attributes, children: [], text: '', start: from, end };
  return { element, empty, at: end };
}

function close(text: string, from: number, open: XmlElement[], scopes: ScopeStack): number {
  const name = nameAt(text, from + 2);
  const end = after(text, '>', from);
  const element = open.pop();
  if (!element || name !== scopes.pop() || text.slice(from + 2 + name.length, end - 1).trim())
    throw new NotXml('etiquetas que no casan');
  element.end = end;
  if (element.children.length && element.text.trim()) throw new NotXml('texto entre elementos');
  return end;
}
