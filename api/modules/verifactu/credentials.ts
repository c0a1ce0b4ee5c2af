import { Unreadable, type Vault } from '../../platform/crypto';
import { dayOf, spanishDate } from '../../platform/dates';
import type { Db } from '../../platform/db';
import { loadCertificate } from './certificates';

/** What a company signs its connection with, or why it cannot. */
export type Credentials = { ok: true; key: string; cert: string; fingerprint: string; seal: boolean; installedAt: Date } | { ok: false; reason: string };

const no = (reason: string): Credentials => ({ ok: false, reason });

/** Reads a company's certificate for one message. */
export async function credentialsOf({ db, vault, now }: { db: Db; vault: Vault; now(): Date }, tenantId: string): Promise<Credentials> {
  try {
    const found = await db.read(tenantId, em => loadCertificate(em, vault, tenantId));
    if (!found) return no('No hay ningún certificado digital instalado: sube el tuyo en Configuración › Verifactu.');
    if (found.notAfter <= now()) return no(`El certificado digital caducó el ${spanishDate(dayOf(found.notAfter))}: sube el nuevo en Configuración › Verifactu.`);
    // The same certificate installed again may come with what was missing of its chain.
    return { ok: true, ...found, fingerprint: `${found.fingerprint} ${found.installedAt.getTime()}` };
  } catch (error) {
    if (error instanceof Unreadable) return no('El certificado guardado no se puede leer: súbelo de nuevo en Configuración › Verifactu.');
    throw error;
  }
}
