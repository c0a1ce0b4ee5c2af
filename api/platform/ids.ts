import { randomBytes } from 'node:crypto';
import { badField } from './errors';

/** A new UUIDv7 (RFC 9562): ordered by time, made here because a distributed database cannot return made ids. */
export function newId(now = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isId = (text: unknown): text is string => typeof text === 'string' && UUID.test(text);

/** The id in lower case; a malformed one is bad input on `field`. */
export function checkId(id: string, field = 'id'): string {
  if (!isId(id)) throw badField(field, 'El identificador no es válido');
  return id.toLowerCase();
}
