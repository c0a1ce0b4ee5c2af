import { checkNif } from '../../../../schema/nif';
import type { Producer } from '../../../platform/config/config';
import { isDemoProducer } from '../../../platform/config/aeat';
import { notFound } from '../../../platform/errors';
import type { Wording } from './wording';
import type { DeclaracionItem, DeclaracionResponsable, DeclaracionVersion } from './declaration.types';
import { releasesUpTo, type Release } from './releases';
import { softwareOf, VERSION, type Software } from '../seal/software';

const TITLE = 'DECLARACIÓN RESPONSABLE DEL SISTEMA INFORMÁTICO DE FACTURACIÓN';
const DEMO = 'Declaración de demostración, sin ningún valor: este productor no existe.';
const YES_NO = { S: 'Sí', N: 'No' };
const SIGNATURES =
  'g) Tipos de firma de los registros de facturación y de evento cuando no se utiliza como «VERI*FACTU»';
const OTHERS =
  'En la página «Declaración responsable» de Folio, abierta a cualquiera, están las de todas las versiones.';

const item = (heading: string, ...paragraphs: string[]): DeclaracionItem => ({ heading, paragraphs });

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
      item('Cómo se cumplen las especificaciones técnicas', ...wording.means),
      item('Declaraciones de otras versiones', OTHERS),
    ],
  };
}

function systemItems(software: Software, { components, modes, companies, signatures }: Wording): DeclaracionItem[] {
  const answer = (letter: 'S' | 'N') => `${letter} - ${YES_NO[letter]}`;
  return [
    item('a) Nombre del sistema informático', software.name),
    item('b) Código identificador del sistema informático', software.id),
    item('c) Identificador completo de la versión', software.version),
    item('d) Componentes, hardware y software, y qué hace el sistema', ...components),
    item('e) Si solo puede funcionar como «VERI*FACTU»', answer(software.soloVerifactu), modes),
    item('f) Si admite la facturación de varios obligados tributarios', answer(software.multiOT), companies),
    item(SIGNATURES, ...signatures),
  ];
}

function producerItems({ name, nif, address }: Producer, { compliance, reserve }: Wording): DeclaracionItem[] {
  const company = checkNif(nif).kind === 'CIF';
  const who = company ? 'entidad productora' : 'persona productora';
  return [
    item(`h) ${company ? 'Razón social' : 'Nombre y apellidos'} de la ${who}`, name),
    item(`i) Número de identificación fiscal (NIF) de la ${who}`, nif),
    item(`j) Dirección postal de contacto de la ${who}`, address),
    item('k) Cumplimiento de la normativa', `La ${who} ${compliance}`, ...(reserve ? [reserve] : [])),
  ];
}

const signedItem = ({ date, place }: Release) =>
  item('l) Fecha y lugar en que se suscribe', `${longDate(date)}, ${place}.`);

const LONG = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });
const longDate = (date: string): string => LONG.format(new Date(`${date}T00:00:00Z`));
