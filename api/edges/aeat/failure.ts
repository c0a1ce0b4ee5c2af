import { refusal, silence, unsent, type Undelivered } from './delivery';

/** Where the connection stood when it failed. */
export interface Stage {
  /** The handshake, as far as our side sees it, was over. */
  secured: boolean;
  /** Why the server's certificate was not believed, if it was not. */
  distrust: string | null;
}

const SERVER: Record<string, string> = {
  CERT_HAS_EXPIRED: 'El certificado del servidor de la AEAT ha caducado',
  CERT_NOT_YET_VALID: 'El certificado del servidor de la AEAT aún no es válido',
  ERR_TLS_CERT_ALTNAME_INVALID: 'El certificado del servidor de la AEAT es de otra dirección',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'El certificado del servidor de la AEAT no lo firma ninguna autoridad conocida',
  SELF_SIGNED_CERT_IN_CHAIN: 'El certificado del servidor de la AEAT no lo firma ninguna autoridad conocida',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'El certificado del servidor de la AEAT no lo firma ninguna autoridad conocida',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'El certificado del servidor de la AEAT no lo firma ninguna autoridad conocida',
};

/** Alerts about our certificate. In TLS 1.3 they come when our side already takes the handshake as done. */
const OURS: [RegExp, string][] = [
  [/ALERT_CERTIFICATE_REQUIRED/, 'El servidor de la AEAT pide un certificado y no lo ha recibido'],
  [/ALERT_CERTIFICATE_EXPIRED/, 'El servidor de la AEAT dice que tu certificado ha caducado'],
  [/ALERT_CERTIFICATE_REVOKED/, 'El servidor de la AEAT dice que tu certificado está revocado'],
  [
    /ALERT_(BAD_CERTIFICATE|UNSUPPORTED_CERTIFICATE|CERTIFICATE_UNKNOWN|UNKNOWN_CA|ACCESS_DENIED|DECRYPT_ERROR)/,
    'El servidor de la AEAT no acepta tu certificado',
  ],
];

const LOST: Record<string, string> = {
  ECONNREFUSED: 'El servidor de la AEAT no atiende',
  ENOTFOUND: 'No se encuentra la dirección de la AEAT',
  EAI_AGAIN: 'No se encuentra la dirección de la AEAT',
};

/** Ends a delivery without an answer: before the handshake was over nothing of it went out. */
export const lost = ({ secured }: Stage, reason: string): Undelivered => (secured ? silence(reason) : unsent(reason));

/** What a failed connection means. In doubt it counts as silence: that is tried again, and harms nobody. */
export function judge(error: NodeJS.ErrnoException, stage: Stage): Undelivered {
  const { secured, distrust } = stage;
  const code = error.code ?? '';
  if (distrust)
    return refusal(
      `${SERVER[distrust] ?? 'No se puede comprobar el certificado del servidor de la AEAT'} (${distrust})`,
    );
  // Some alerts carry their name in the code, some (EPROTO) in the words alone.
  const described = `${code} ${error.message}`.toUpperCase().replace(/\s+/g, '_');
  const ours = OURS.find(([alert]) => alert.test(described));
  if (ours) return refusal(`${ours[1]} (${code})`);
  const handshake = !secured && /^(ERR_SSL_|ERR_TLS_|EPROTO)/.test(code) && !/ALERT_INTERNAL_ERROR/.test(described);
  if (handshake) return refusal(`No se ha podido acordar una conexión segura con el servidor de la AEAT (${code})`);
  return lost(stage, `${LOST[code] ?? 'Se ha cortado la conexión con la AEAT'} (${code || error.message})`);
}
