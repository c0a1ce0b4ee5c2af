import type { IvaCause } from '../gql/schema';

/** Why a line has no VAT, in words that people use. */
export const CAUSES: Record<IvaCause, string> = {
  E1: 'Exenta por el art. 20: sanidad, enseñanza, seguros…',
  E2: 'Exenta por el art. 21: exportación',
  E3: 'Exenta por el art. 22: asimilada a la exportación',
  E4: 'Exenta por los arts. 23 y 24: zonas francas y depósitos',
  E5: 'Exenta por el art. 25: entrega a otro país de la UE',
  E6: 'Exenta por otra causa',
  N1: 'No sujeta: arts. 7, 14 y otros',
  N2: 'No sujeta: se localiza fuera de España',
  S2: 'Inversión del sujeto pasivo',
};

export const NO_CAUSE = 'Sin causa: sujeta al tipo 0 %';

export const causeNames = Object.keys(CAUSES) as IvaCause[];

export const causeOf = (text: string | null): IvaCause | null => causeNames.find(name => name === text) ?? null;

export const causeText = (cause: IvaCause | null) => (cause ? `${cause} · ${CAUSES[cause]}` : NO_CAUSE);
