import { randomUUID } from 'node:crypto';
import { badField } from './errors';

/**
 * A new UUIDv7 (RFC 9562): ordered by time, made here because a distributed database cannot return made ids. What is
 * random of it comes from a version 4, for which Node keeps random bytes at hand.
 */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isId = (text: unknown): text is string => typeof text === 'string' && UUID.test(text);

/** The id in lower case; a malformed one is bad input on `field`. */
export function checkId(id: string, field = 'id'): string {
  if (!isId(id)) throw badField(field, 'El identificador no es válido');
  return id.toLowerCase();
}
