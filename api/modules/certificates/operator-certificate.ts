import { daysBetween } from '../../../schema/days';
import { issuerOf, REGULATION_OF } from '../../../schema/obligation';
import { dayOf, spanishDate } from '../../platform/dates';
import { fail } from '../../platform/config/values';
import {
  CERTIFICATE,
  PASSWORD,
  type OperatorCertificate,
  type OperatorFile,
} from '../../platform/config/operator-certificate';
import type { Operator } from '../../platform/config/config';
import type { Services } from '../../platform/context';
import { daysUntil } from './expiry';
import { openCertificate } from './pkcs12/open';
import { signsFor } from './subject';
import { Trouble, type Flaw } from './trouble';
import { Regulation, RegulationState } from '../regulation/regulation.entity';

const PASSWORDS: Partial<Record<Flaw, string>> = {
  wrongPassword: `la contraseña que abre el archivo de ${CERTIFICATE}`,
  needsPassword: `falta: el archivo de ${CERTIFICATE} tiene contraseña`,
  hasNoPassword: `sobra: el archivo de ${CERTIFICATE} no tiene contraseña`,
};

function refuse(error: unknown): never {
  if (!(error instanceof Trouble)) throw error;
  const about = PASSWORDS[error.flaw];
  if (about) fail(PASSWORD, about);
  return fail(CERTIFICATE, 'un archivo .p12 o .pfx con el certificado y su clave privada');
}

/**
 * Opens the certificate of the operator of this Folio, once, at start. One that has ended is taken: what waits says so
 * until there is another. Throws ConfigError where it cannot be used, or is somebody else's.
 */
export async function openOperatorCertificate(
  given: OperatorFile | null,
  operator: Operator,
): Promise<OperatorCertificate | null> {
  if (!given) return null;
  const opened = await openCertificate({ ...given, key: null }).catch(refuse);
  const { key, cert, fingerprint, kind, notAfter } = opened;
  const [nif, its] = [operator.nif, signsFor(opened)];
  if (its !== nif) fail(CERTIFICATE, `un certificado de ${nif} (PLATFORM_NIF), no de ${its ?? 'un titular sin NIF'}`);
  return { nif, key, cert, fingerprint, seal: kind === 'seal', notAfter };
}

/** Fewer days than these are worth a warning to the operator: nobody else can renew it. */
const SOON_DAYS = 60;

const ENDED = `el certificado de ${CERTIFICATE} ha caducado: los registros de las empresas por las que presenta esperan`;

/** As long before as the screens of companies count the days. */
const LAW_DAYS = 90;

/** Whom tenants pay needs to invoice it: from its date on the law lets nobody issue who does not send. */
async function warnOfLaw({ db, operator, log, now }: Pick<Services, 'db' | 'operator' | 'log' | 'now'>): Promise<void> {
  const code = REGULATION_OF[issuerOf(operator.nif)];
  const law = await db.acrossTenants('from when the law binds the operator', em =>
    em.findOneBy(Regulation, { code, state: RegulationState.in_force }),
  );
  const days = law ? daysBetween(dayOf(now()), law.date) : LAW_DAYS + 1;
  if (days <= LAW_DAYS)
    log[days > 0 ? 'warn' : 'error'](
      { from: law?.date, days },
      `falta ${CERTIFICATE}: desde esa fecha la ley no deja emitir sin enviarlas las facturas de lo que pagan las empresas`,
    );
}

/**
 * Notes in the log, at start and once a day, that the operator's certificate ends: then nobody's records leave that it
 * sends for. And where it has none, that its own invoices soon need one.
 */
export async function warnOperator(
  services: Pick<Services, 'db' | 'operator' | 'operatorCertificate' | 'stripe' | 'log' | 'now'>,
): Promise<void> {
  const { operatorCertificate: certificate, stripe, log, now } = services;
  if (!certificate) return stripe ? warnOfLaw(services) : undefined;
  const days = daysUntil(certificate.notAfter, now());
  const until = spanishDate(dayOf(certificate.notAfter));
  if (days <= 0) log.error({ until }, ENDED);
  else if (days < SOON_DAYS)
    log.warn({ until, days }, `el certificado de ${CERTIFICATE} caduca pronto: renuévalo y reinicia`);
}
