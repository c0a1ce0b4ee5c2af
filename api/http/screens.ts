import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** ':id' takes any one segment, ':token?' one or none, as in the client's table. */
function segment(text: string): string {
  if (!text.startsWith(':')) return `/${escaped(text)}`;
  return text.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
}

/** What addresses a screen's path takes: ends with or without a '/', whatever the case. */
export const pattern = (path: string) =>
  new RegExp(`^${path.split('/').filter(Boolean).map(segment).join('')}/?$`, 'i');

/** Whether a path is one of the client's screens: its build writes its own table down. */
export function screensOf(folder: string): (path: string) => boolean {
  const file = join(folder, '.screens.json');
  const patterns = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]).map(pattern) : [];
  return path => patterns.some(each => each.test(path));
}
