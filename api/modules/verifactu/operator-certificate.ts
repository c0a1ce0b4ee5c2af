import { dayOf, spanishDate } from '../../platform/dates';
import { fail } from '../../platform/config-values';
import { CERTIFICATE, PASSWORD, type OperatorCertificate, type OperatorFile } from '../../platform/config/operator-certificate';
import type { Operator } from '../../platform/config';
import { openCertificate, type Opened } from './certificate-open';
import { Trouble, type Flaw } from './certificate-trouble';

const PASSWORDS: Partial<Record<Flaw, string>> = {
  wrongPassword: `la contraseña que abre el archivo de ${CERTIFICATE}`,
  needsPassword: `falta: el archivo de ${CERTIFICATE} tiene contraseña`,
  hasNoPassword: `sobra: el archivo de ${CERTIFICATE} no tiene contraseña`,
};

function tell(error: unknown): never {
  if (!(error instanceof Trouble)) throw error;
  const about = PASSWORDS[error.flaw];
  if (about) fail(PASSWORD, about);
  return fail(CERTIFICATE, 'un archivo .p12 o .pfx con el certificado y su clave privada');
}

/** Whose act it signs. */
const nifOf = ({ companyNif, holderNif }: Opened) => companyNif ?? holderNif;

/**
 * Opens the certificate of whoever runs this Folio, once, at start. One that has ended is taken: what waits says so until there is
 * another. Throws ConfigError where it cannot be used, or is somebody else's.
 */
export async function openOperatorCertificate(given: OperatorFile | null, operator: Operator): Promise<OperatorCertificate | null> {
  if (!given) return null;
  const opened = await openCertificate({ ...given, key: null }).catch(tell);
  if (nifOf(opened) !== operator.nif) fail(CERTIFICATE, `un certificado de ${operator.nif} (PLATFORM_NIF), no de ${nifOf(opened) ?? 'un titular sin NIF'}`);
  return { key: opened.key, cert: opened.cert, fingerprint: opened.fingerprint, seal: opened.kind === 'seal', notAfter: new Date(opened.notAfter) };
}

const DAY_MS = 86_400_000;
/** Fewer days than these are worth a warning to whoever runs Folio, each day: nobody else can renew it. */
const SOON_DAYS = 60;

/** What whoever runs Folio must know of the certificate's end; null: nothing yet. */
export function operatorWarning(certificate: OperatorCertificate | null, now: Date): { days: number; until: string } | null {
  const days = certificate && Math.ceil((certificate.notAfter.getTime() - now.getTime()) / DAY_MS);
  return days === null || days >= SOON_DAYS ? null : { days, until: spanishDate(dayOf(certificate!.notAfter)) };
}
