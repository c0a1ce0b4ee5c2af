import { spanishDate } from '../platform/dates';
import type { Services } from '../platform/context';
import { activePolicy } from '../modules/privacy/policies';
import type { Values } from './fill';

/** So long a page may still show the policy before. */
const FRESH_MS = 10_000;
/** So long the first page waits for a database that does not answer. */
const PATIENCE_MS = 1_000;
const UNKNOWN: Values = {
  POLICY_LINE: 'La política de privacidad en vigor',
  POLICY_TEXT: 'Ahora mismo no se puede mostrar: vuelve a cargar la página, o pídela por correo.',
};

const patience = (): Promise<Values> =>
  new Promise(resolve => {
    setTimeout(() => resolve(UNKNOWN), PATIENCE_MS).unref();
  });

/**
 * The privacy policy in force, for the public pages. Asked for again once what is known is ten seconds old, while that
 * is still shown; without a database the one that was known last.
 */
export function policyValues({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>): () => Promise<Values> {
  let known: Values | null = null;
  let askedAt = -Infinity;
  let asking: Promise<Values> = Promise.resolve(UNKNOWN);
  const ask = async (): Promise<Values> => {
    try {
      const { title, version, effectiveDate, content } = await db.global(em => activePolicy(em, now()));
      known = {
        POLICY_LINE: `${title}, versión ${version}, en vigor desde el ${spanishDate(effectiveDate)}`,
        POLICY_TEXT: content,
      };
    } catch (err) {
      log.warn({ err }, 'política de privacidad sin leer');
    }
    return known ?? UNKNOWN;
  };
  return async () => {
    if (performance.now() - askedAt > FRESH_MS) {
      askedAt = performance.now();
      asking = ask();
    }
    return known ?? Promise.race([asking, patience()]);
  };
}
