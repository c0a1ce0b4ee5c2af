import { AppError } from '../errors';
import { isId } from '../ids';

/**
 * A read of one moment: a row that its first statement found is there for its last. Of a page whose rows are asked for by
 * several statements one would be missing else, or moved on, when somebody writes in between.
 */
export const SNAPSHOT = ' ISOLATION LEVEL REPEATABLE READ READ ONLY';

/**
 * The one line that formats a tenant into SQL: SET LOCAL takes no parameters, so the id is checked to be a UUID first.
 */
export function begin(tenantId: string, mode: '' | ' READ ONLY' | typeof SNAPSHOT): string {
  if (!isId(tenantId)) throw new AppError('INTERNAL', 'Error interno');
  return `BEGIN${mode}; SET LOCAL app.tenant_id = '${tenantId}'`;
}

/** Across tenants. The reason stands in a comment of SQL: plain words only. */
export function beginAcross(reason: string): string {
  if (!/^[a-z][a-z ,']*$/i.test(reason)) throw new Error('a transaction across tenants needs a reason');
  return `/* ${reason} */ BEGIN`;
}
