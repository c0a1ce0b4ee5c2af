import { readFileSync } from 'node:fs';
import { fail, type Env } from './values';

/** The file of the operator's certificate, as it was read. `password` null: it has none. */
export interface OperatorFile {
  file: Buffer;
  password: string | null;
}

/** The certificate with which the operator of this Folio sends for the companies that let it, opened. */
export interface OperatorCertificate {
  /** Whose it is: the operator's own. */
  nif: string;
  /** PEM, without a password. */
  key: string;
  /** PEM: the leaf first, then what leads to its root. */
  cert: string;
  fingerprint: string;
  /** Sello de entidad: the AEAT keeps hosts of their own for these. */
  seal: boolean;
  notAfter: Date;
}

export const CERTIFICATE = 'PLATFORM_CERTIFICATE';
export const PASSWORD = 'PLATFORM_CERTIFICATE_PASSWORD';

/** A certificate weighs a few kB. */
const MAX_BYTES = 100_000;

/** null where there is none: then nobody is offered that the operator sends. Throws ConfigError. */
export function readOperatorCertificate(env: Env): OperatorFile | null {
  const path = env[CERTIFICATE];
  const password = env[PASSWORD] || null;
  if (!path) {
    if (password !== null) fail(PASSWORD, `sobra sin ${CERTIFICATE}, el archivo .p12 que abre`);
    return null;
  }
  try {
    const file = readFileSync(path);
    if (file.length > 0 && file.length <= MAX_BYTES) return { file, password };
  } catch (error) {
    fail(
      CERTIFICATE,
      `la ruta de un archivo .p12 que este proceso pueda leer (${(error as NodeJS.ErrnoException).code})`,
    );
  }
  return fail(CERTIFICATE, 'la ruta de un archivo .p12, de 100 kB como mucho');
}
