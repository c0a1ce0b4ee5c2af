import type { OperatorCertificate } from '../../platform/config/config';
import type { Services } from '../../platform/context';
import { Unreadable } from '../../platform/crypto';
import { dayOf, spanishDate } from '../../platform/dates';
import { lapsedBecause, ways } from '../../../schema/obligation';
import { loadCertificate } from './certificates';
import type { Credentials, Refused, Signing } from '../verifactu/send/sending-services';
import { leavesWith, readStanding } from '../verifactu/who-sends';

/** What certificates are read with. */
type Keys = Pick<Services, 'db' | 'vault' | 'operatorCertificate' | 'now'>;

const THERE = ' en Configuración › Verifactu.';
const no = (reason: string, whose: Refused['whose'] = 'company'): Refused => ({ ok: false, reason, whose });

async function ownCredentials({ db, vault, now }: Keys, tenantId: string): Promise<Signing | Refused> {
  try {
    const found = await db.read(tenantId, em => loadCertificate(em, vault, tenantId));
    if (!found) return no(`No hay ningún certificado digital instalado: sube el tuyo${THERE}`);
    const { notAfter, fingerprint, installedAt } = found;
    if (notAfter <= now())
      return no(`El certificado digital caducó el ${spanishDate(dayOf(notAfter))}: sube el nuevo${THERE}`);
    // The same certificate installed again may come with what was missing of its chain.
    return { ...found, fingerprint: `${fingerprint} ${installedAt.getTime()}` };
  } catch (error) {
    if (error instanceof Unreadable) return no(`El certificado guardado no se puede leer: súbelo de nuevo${THERE}`);
    throw error;
  }
}

const NO_FAULT = 'Tus registros esperan y saldrán solos en cuanto quien gestiona Folio lo arregle: ya está avisado.';

function operatorCredentials(certificate: OperatorCertificate, now: () => Date): Signing | Refused {
  if (certificate.notAfter <= now())
    return no(
      `El certificado con el que Folio presenta por ti caducó el ${spanishDate(dayOf(certificate.notAfter))}. ${NO_FAULT}`,
      'operator',
    );
  const { key, cert, fingerprint, seal } = certificate;
  return { ok: true, key, cert, seal, fingerprint: `operator ${fingerprint}`, installedAt: null };
}

/**
 * What one message of a company is sent with: on PRO its own certificate while that is in force, else the operator's
 * where the company lets it.
 */
export async function credentialsOf(keys: Keys, tenantId: string): Promise<Credentials> {
  const own = await ownCredentials(keys, tenantId);
  const standing = await keys.db.read(tenantId, em => readStanding(em, tenantId, keys));
  const { operatorCertificate: operators, now } = keys;
  const { pro, empowered, lapsed } = standing;
  const chosen = empowered && operators && !(own.ok && pro) ? operatorCredentials(operators, now) : own;
  if (chosen.ok) return { ...chosen, leavesWith: leavesWith(standing, now()) };
  if (!lapsed) return chosen;
  const offered = operators !== null;
  return no(
    `${lapsedBecause(offered)} Tus facturas esperan. Para que salgan, ${ways({ pro, offered })}, en Configuración › Verifactu.`,
    offered ? 'company' : 'operator',
  );
}
