import type { ConsentFieldsFragment } from '../gql/privacy';
import type { ConsentType } from '../gql/schema';
import { formatInstant } from '../ui/format/dates';

export const CONSENTS: { type: ConsentType; name: string; purpose: string }[] = [
  {
    type: 'marketing',
    name: 'Comunicaciones comerciales',
    purpose: 'Novedades de Folio por correo, como mucho una al mes.',
  },
  {
    type: 'analytics',
    name: 'Análisis de uso',
    purpose: 'Qué pantallas usas, para mejorar las que cuestan. Sin cookies de terceros.',
  },
  {
    type: 'data_processing',
    name: 'Tratamientos opcionales',
    purpose: 'Sugerir descripciones a partir de lo que ya has facturado.',
  },
  { type: 'third_party', name: 'Cesión a terceros', purpose: 'Pasar tus datos de contacto a asesorías colaboradoras.' },
];

export const nameOf = (type: ConsentType) => CONSENTS.find(each => each.type === type)!.name;

const newest = (consents: ConsentFieldsFragment[]) =>
  [...consents].sort((a, b) => (a.grantedAt < b.grantedAt ? 1 : -1));

/** How a consent stands: the last one of its kind, where there is one. */
export const standing = (consents: ConsentFieldsFragment[], type: ConsentType) =>
  newest(consents).find(each => each.consentType === type);

export const isActive = (consent: ConsentFieldsFragment | undefined) => Boolean(consent && !consent.revokedAt);

export function standingText(consent: ConsentFieldsFragment | undefined): string {
  if (!consent) return 'Sin conceder';
  return consent.revokedAt
    ? `Revocado el ${formatInstant(consent.revokedAt)}`
    : `Concedido el ${formatInstant(consent.grantedAt)} con la versión ${consent.version}`;
}

export interface Happening {
  id: string;
  at: string;
  type: ConsentType;
  granted: boolean;
  version: number;
  address: string;
}

/** What was given and withdrawn, newest first. */
export function historyOf(consents: ConsentFieldsFragment[]): Happening[] {
  const happened = consents.flatMap(
    ({ id, consentType: type, version, grantedAt, grantedIp, revokedAt, revokedIp }): Happening[] => [
      { id: `${id}+`, at: grantedAt, type, granted: true, version, address: grantedIp },
      ...(revokedAt ? [{ id: `${id}-`, at: revokedAt, type, granted: false, version, address: revokedIp ?? '' }] : []),
    ],
  );
  return happened.sort((a, b) => (a.at === b.at ? Number(a.granted) - Number(b.granted) : a.at < b.at ? 1 : -1));
}
