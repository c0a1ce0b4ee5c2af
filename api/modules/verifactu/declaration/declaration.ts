import { checkNif } from '../../../../schema/nif';
import type { Producer } from '../../../platform/config/config';
import { isDemoProducer } from '../../../platform/config/aeat';
import { notFound } from '../../../platform/errors';
import type { Wording } from './wording';
import type { DeclaracionItem, DeclaracionResponsable, DeclaracionVersion } from './declaration.types';
import { releasesUpTo, type Release } from '../seal/releases';
import { softwareOf, VERSION, type Software } from '../seal/software';

const TITLE = 'DECLARACIÓN RESPONSABLE DEL SISTEMA INFORMÁTICO DE FACTURACIÓN';
const DEMO = 'Declaración de demostración, sin ningún valor: este productor no existe.';
const YES_NO = { S: 'Sí', N: 'No' };

export const declaracionVersions = (): DeclaracionVersion[] =>
  releasesUpTo(VERSION).map(({ version, date }) => ({ version, date, current: version === VERSION }));

/** Of the version in use, or of any before. */
export function declaracionOf(producer: Producer, version: string = VERSION): DeclaracionResponsable {
  const release = releasesUpTo(VERSION).find(each => each.version === version);
  if (!release) throw notFound('No hay una declaración responsable de esa versión');
  return declaracionFor(producer, release);
}

/** What is declared of a release. */
export function declaracionFor(producer: Producer, release: Release): DeclaracionResponsable {
  const { version, date, place, wording } = release;
  const software = softwareOf(producer, version);
  return {
    title: TITLE,
    version,
    date,
    place,
    notice: isDemoProducer(producer) ? DEMO : null,
    items: [...systemItems(software, wording), ...producerItems(producer, wording), signedItem(release)],
    annex: [
      { heading: 'Cómo se cumplen las especificaciones técnicas', paragraphs: [...wording.means] },
      {
        heading: 'Declaraciones de otras versiones',
        paragraphs: [
          'En la página «Declaración responsable» de Folio, abierta a cualquiera, están las de todas las versiones.',
        ],
      },
    ],
  };
}

function systemItems(software: Software, { components, modes, companies, signatures }: Wording): DeclaracionItem[] {
  const answer = (letter: 'S' | 'N') => `${letter} - ${YES_NO[letter]}`;
  return [
    { heading: 'a) Nombre del sistema informático', paragraphs: [software.name] },
    { heading: 'b) Código identificador del sistema informático', paragraphs: [software.id] },
    { heading: 'c) Identificador completo de la versión', paragraphs: [software.version] },
    { heading: 'd) Componentes, hardware y software, y qué hace el sistema', paragraphs: [...components] },
    { heading: 'e) Si solo puede funcionar como «VERI*FACTU»', paragraphs: [answer(software.soloVerifactu), modes] },
    {
      heading: 'f) Si admite la facturación de varios obligados tributarios',
      paragraphs: [answer(software.multiOT), companies],
    },
    {
      heading: 'g) Tipos de firma de los registros de facturación y de evento cuando no se utiliza como «VERI*FACTU»',
      paragraphs: [...signatures],
    },
  ];
}

function producerItems({ name, nif, address }: Producer, { compliance, reserve }: Wording): DeclaracionItem[] {
  const company = checkNif(nif).kind === 'CIF';
  const who = company ? 'entidad productora' : 'persona productora';
  return [
    {
      heading: company ? 'h) Razón social de la entidad productora' : 'h) Nombre y apellidos de la persona productora',
      paragraphs: [name],
    },
    { heading: `i) Número de identificación fiscal (NIF) de la ${who}`, paragraphs: [nif] },
    { heading: `j) Dirección postal de contacto de la ${who}`, paragraphs: [address] },
    {
      heading: 'k) Cumplimiento de la normativa',
      paragraphs: [`La ${who} ${compliance}`, ...(reserve ? [reserve] : [])],
    },
  ];
}

const signedItem = ({ date, place }: Release): DeclaracionItem => ({
  heading: 'l) Fecha y lugar en que se suscribe',
  paragraphs: [`${longDate(date)}, ${place}.`],
});

const LONG = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });
const longDate = (date: string): string => LONG.format(new Date(`${date}T00:00:00Z`));
