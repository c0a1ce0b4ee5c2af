import { createHash, randomBytes } from 'node:crypto';
import type { Territory } from '../../schema/tax/territory';
import { AppError } from './errors';

export type Role = 'user' | 'admin' | 'superadmin';

/** Who is asking: re-read on every request, so that demoting, suspending, deleting or revoking acts at once. */
export interface Viewer {
  /** system: the product itself, in its jobs; it comes through no door. */
  kind: 'user' | 'api_key' | 'system';
  tokenHash: Buffer;
  tenantId: string;
  /** Null for an API key. */
  userId: string | null;
  apiKeyId: string | null;
  /** What an API key may do; null for a person. */
  scope: 'read' | 'write' | null;
  /** An API key acts as a user. */
  role: Role;
  email: string;
  isTemporaryPassword: boolean;
  tenantStatus: 'trial' | 'active' | 'suspended' | 'cancelled';
  /** Where the company is: its days begin there. */
  territory: Territory;
}

/**
 * What an operation asks of its caller; besides roles, whether a suspended tenant may still do it, and who has not
 * signed in.
 */
export type Who = Role | 'key' | 'suspended' | 'temporaryPassword' | 'anonymous';
/** A company's people and its API keys. */
export const TENANT: Who[] = ['user', 'admin', 'key'];
export const ADMIN: Who[] = ['admin'];
export const SUPERADMIN: Who[] = ['superadmin'];
export const EVERYONE_SIGNED_IN: Who[] = ['user', 'admin', 'superadmin', 'suspended', 'temporaryPassword'];

/** A new opaque token of 256 bits and what is kept of it. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Throws where the viewer may not call a root field that is for `who`. */
export function allow(viewer: Viewer | null, who: Who[], mutation: boolean): void {
  if (!viewer && who.includes('anonymous')) return;
  if (!viewer) throw new AppError('UNAUTHENTICATED', 'Inicia sesión para continuar');
  if (viewer.isTemporaryPassword && !who.includes('temporaryPassword')) {
    throw new AppError('PASSWORD_CHANGE_REQUIRED', 'Cambia tu contraseña temporal para continuar');
  }
  if (viewer.scope === 'read' && mutation) throw new AppError('FORBIDDEN', 'Esta clave de API es de solo lectura');
  if (!who.includes(viewer.kind === 'api_key' ? 'key' : viewer.role))
    throw new AppError('FORBIDDEN', 'No tienes permiso para hacer esto');
  const closed = viewer.tenantStatus === 'suspended' || viewer.tenantStatus === 'cancelled';
  if (closed && mutation && !who.includes('suspended')) {
    throw new AppError(
      'FORBIDDEN',
      'La cuenta de tu empresa está suspendida: puedes consultar y descargar, pero no hacer cambios',
    );
  }
}
