import { createHash } from 'node:crypto';

/** The huella: names and literal values, these without blanks or control characters at their ends. */
export function hashOf(fields: [name: string, value: string][]): string {
  const line = fields
    .map(([name, value]) => `${name}=${value.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '')}`)
    .join('&');
  return createHash('sha256').update(line, 'utf8').digest('hex').toUpperCase();
}

export const digestOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
