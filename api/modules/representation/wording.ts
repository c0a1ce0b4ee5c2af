import { createHash } from 'node:crypto';
import type { Operator } from '../../platform/config/config';
import { isExample } from '../../platform/config/operator';
import type { RepresentationCapacity, RepresentationItem } from './representation.types';

/** Whom a wording is filled in with, as they are called when it is accepted. */
export interface Parties {
  companyName: string;
  companyNif: string;
  operatorName: string;
  operatorNif: string;
}

/** What a company accepts. A version keeps its words: another one is written beside it, this one stays. */
interface Wording {
  version: number;
  date: string;
  items(parties: Parties): RepresentationItem[];
}

/** What is filled in, and the hash of every word of it. */
interface Filled {
  title: string;
  version: number;
  date: string;
  items: RepresentationItem[];
  hash: string;
}

const TITLE = 'Autorización para remitir registros de facturación en nombre de otra persona';

const FIRST: Wording = {
  version: 1,
  date: '2026-11-22',
  items: ({ companyName, companyNif, operatorName, operatorNif }) => [
    {
      heading: '1. Quién autoriza',
      paragraphs: [`${companyName}, con NIF ${companyNif} («la empresa»), obligada a expedir facturas.`],
    },
    {
      heading: '2. A quién',
      paragraphs: [
        `A ${operatorName}, con NIF ${operatorNif} («quien gestiona Folio»), como colaborador social en la aplicación de los tributos (artículo 92 de la Ley 58/2003, de 17 de diciembre, General Tributaria).`,
      ],
    },
    {
      heading: '3. Para qué',
      paragraphs: [
        'Para que, en nombre de la empresa y con su propio certificado electrónico, remita a la sede electrónica de la Agencia Estatal de Administración Tributaria los registros de facturación de alta y de anulación que la empresa genere con Folio, reciba y conserve las respuestas, y consulte allí esos mismos registros.',
        'Lo permite el artículo 5 de la Orden HAC/1177/2024, de 17 de octubre, de acuerdo con los artículos 79 a 81 del Reglamento aprobado por el Real Decreto 1065/2007, de 27 de julio, y con la Orden HAC/1398/2003, de 27 de mayo. Los registros son los del Reglamento aprobado por el Real Decreto 1007/2023, de 5 de diciembre.',
      ],
    },
    {
      heading: '4. Qué no alcanza',
      paragraphs: [
        'A ninguna otra gestión: ni a presentar declaraciones, ni a recibir notificaciones, ni a ver otros datos de la empresa en la Agencia Tributaria. Las facturas las sigue expidiendo la empresa, que responde de lo que dicen.',
      ],
    },
    {
      heading: '5. Desde cuándo y hasta cuándo',
      paragraphs: [
        'Vale desde que se acepta hasta que la empresa la retira, en Configuración › Verifactu. Retirarla no deshace lo remitido. Quien ya ha remitido registros sigue remitiéndolos al menos hasta el 31 de diciembre (artículo 17 de la Orden HAC/1177/2024): para retirarla antes hace falta el certificado de la propia empresa.',
      ],
    },
    {
      heading: '6. Quién la acepta',
      paragraphs: [
        'Una persona que administra la cuenta de la empresa en Folio, que declara ser su titular o poder actuar en su nombre.',
      ],
    },
    {
      heading: '7. Qué se guarda',
      paragraphs: [
        'Quién la acepta y en qué calidad, cuándo, desde qué dirección de internet y la huella de este texto. Sigue, con sus propias palabras, los documentos normalizados de la Resolución de 18 de diciembre de 2024 de la Dirección General de la Agencia Tributaria (BOE de 31 de diciembre), que no son obligatorios.',
      ],
    },
  ],
};

const WORDINGS: readonly Wording[] = [FIRST];
const NEWEST = WORDINGS.at(-1)!.version;

/** One version's words for a company. Throws for a version that never was. */
export function wordingFor(parties: Parties, version: number = NEWEST): Filled {
  const wording = WORDINGS.find(each => each.version === version);
  if (!wording) throw new Error(`no wording ${version} of the representation`);
  const items = wording.items(parties);
  const text = [TITLE, ...items.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join('\n');
  return { title: TITLE, version, date: wording.date, items, hash: createHash('sha256').update(text).digest('hex') };
}

/** The demo's operator is nobody: what is accepted there has no value. */
export const noticeOf = (operator: Operator): string | null =>
  isExample(operator) ? 'Autorización de demostración, sin ningún valor: quien gestiona este Folio no existe.' : null;

const CAPACITIES: Record<RepresentationCapacity, string> = {
  holder: 'titular',
  administrator: 'administrador o administradora',
  attorney: 'apoderado o apoderada',
};
const MOMENT = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'long', timeZone: 'Europe/Madrid' });

interface Accepted {
  hash: string;
  acceptedAt: Date;
  acceptedName: string;
  capacity: RepresentationCapacity;
  acceptedIp: string | null;
  withdrawnAt: Date | null;
}

/**
 * How one was accepted, and when it was withdrawn, as its paper says it; `acceptedIp` null: the reader may not
 * know.
 */
export function acceptanceOf(accepted: Accepted | null): RepresentationItem[] {
  if (!accepted)
    return [
      {
        heading: 'Sin aceptar',
        paragraphs: ['Este es el texto que se puede aceptar en Folio: nadie lo ha aceptado todavía.'],
      },
    ];
  const { acceptedAt, acceptedName, capacity, acceptedIp, hash, withdrawnAt } = accepted;
  return [
    {
      heading: 'Quién y en qué calidad',
      paragraphs: [`${acceptedName}, como ${CAPACITIES[capacity]}, con su sesión de Folio.`],
    },
    {
      heading: acceptedIp ? 'Cuándo y desde dónde' : 'Cuándo',
      paragraphs: [`${MOMENT.format(acceptedAt)}${acceptedIp ? `, desde la dirección ${acceptedIp}` : ''}.`],
    },
    { heading: 'Huella SHA-256 del texto', paragraphs: [hash] },
    ...(withdrawnAt
      ? [{ heading: 'Retirada', paragraphs: [`${MOMENT.format(withdrawnAt)}. Desde entonces no vale.`] }]
      : []),
  ];
}
