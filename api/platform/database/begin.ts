import { AppError } from '../errors';
import { isId } from '../ids';

/**
 * All statements of a read see the same moment. A page takes several statements: without this, a row that somebody
 * deletes between two of them would be missing from it.
 */
export const SNAPSHOT = ' ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** The only place that writes a tenant into SQL: SET LOCAL takes no parameters, so the id has to be a UUID. */
export function begin(tenantId: string, mode: '' | ' READ ONLY' | typeof SNAPSHOT): string {
  if (!isId(tenantId)) throw new AppError('INTERNAL', 'Error interno');
  return `BEGIN${mode}; SET LOCAL app.tenant_id = '${tenantId}'`;
}

/** Across tenants. The reason stands in a comment of SQL: plain words only. */
export function beginAcross(reason: string): string {
  if (!/^[a-z][a-z ,']*$/i.test(reason)) throw new Error('a transaction across tenants needs a reason');
  return `/* ${reason} */ BEGIN`;
}
