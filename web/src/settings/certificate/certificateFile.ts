import { MAX_FILE_BYTES } from '../../../../schema/certificate';

export const CERTIFICATE_ENDINGS = ['.p12', '.pfx', '.pem', '.crt', '.cer', '.key'];

const list = new Intl.ListFormat('es', { type: 'disjunction' });

/** Why a file cannot be a certificate or its key, as far as its name and size show; nothing where it can. */
export function problemOf({ name, size }: File): string | null {
  if (!CERTIFICATE_ENDINGS.some(ending => name.toLowerCase().endsWith(ending)))
    return `«${name}» no sirve: elige un archivo ${list.format(CERTIFICATE_ENDINGS)}.`;
  return size > MAX_FILE_BYTES
    ? `«${name}» pesa más de 100 kB, y debería pesar mucho menos: comprueba que es el archivo que querías.`
    : null;
}
