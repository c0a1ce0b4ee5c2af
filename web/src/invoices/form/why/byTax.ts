import type { IvaCause } from '../../../gql/schema';
import type { Reason } from './reason';

const cause = (ivaCause: IvaCause | null, ivaRegime: string | null = null) => ({ ivaCause, ivaRegime });

const OWN_SUPLIDO: Reason = {
  name: 'Lo pagué en nombre de mi cliente, con la factura a su nombre',
  text: 'Es un suplido: se suma a lo que te paga, pero no es una línea.',
  suplido: true,
};
const UNKNOWN: Reason = {
  name: 'No lo sé',
  text: 'La línea queda al 0 % con un aviso. Pregunta antes a tu gestoría.',
  said: cause(null),
};
const noSale = (tax: string): Reason => ({
  name: 'No es una venta',
  text: 'Indemnización, muestra gratis, traspaso del negocio, suplido…',
  then: [
    {
      name: 'Una indemnización, una muestra gratis o el traspaso del negocio',
      text: `La operación no está sujeta al ${tax}.`,
      said: cause('N1'),
    },
    OWN_SUPLIDO,
  ],
});

/** What happens in a company under IGIC: its activity, what leaves the islands, and what others declare. */
export const OF_IGIC: readonly Reason[] = [
  {
    name: 'Mi actividad está exenta',
    text: 'Formación, sanidad, comercio minorista, pequeño empresario…',
    then: [
      {
        name: 'Enseñanza, sanidad, seguros, comercio minorista…',
        text: 'Lo que enumera la ley canaria (Decreto Legislativo 1/2025).',
        said: cause('E1'),
      },
      {
        name: 'Soy pequeño empresario o profesional',
        text: 'Régimen especial (REPEP): facturas por debajo de su límite.',
        said: cause('E7'),
      },
      { name: 'Por la Zona Especial Canaria (ZEC)', text: 'Artículo 47 de la Ley 19/1994.', said: cause('E6') },
      { name: 'Otra exención', text: 'La dice otra norma: ponla en las notas de la factura.', said: cause('E8') },
    ],
  },
  {
    name: 'Un servicio que se localiza en la Península, Baleares, Ceuta o Melilla',
    text: 'Mi cliente está allí y tiene NIF español.',
    said: cause('N2', '08'),
  },
  {
    name: 'Sale de Canarias, o mi cliente está en otro país',
    text: 'Mercancía a la Península o al extranjero, servicios fuera de España.',
    then: [
      {
        name: 'Mercancía que exporto',
        text: 'Sale de Canarias: a la Península, a la Unión o a cualquier otro país.',
        said: cause('E2'),
      },
      {
        name: 'Un servicio para un cliente de otro país',
        text: 'Se entiende prestado donde está él.',
        said: cause('N2'),
      },
      {
        name: 'Barcos, aviones, diplomáticos u organismos internacionales',
        text: 'La ley lo asimila a una exportación.',
        said: cause('E3'),
      },
      {
        name: 'Mercancía en zona franca, depósito o régimen aduanero',
        text: 'Artículo 13 de la Ley 20/1991.',
        said: cause('E4'),
      },
    ],
  },
  {
    name: 'Va al tipo cero',
    text: 'Lo que la ley canaria grava al 0 %: está sujeto y no exento.',
    said: cause('S1'),
  },
  {
    name: 'El IGIC lo paga mi cliente, que es español',
    text: 'Inversión del sujeto pasivo: lo declara quien recibe la factura.',
    said: cause('S2'),
  },
  noSale('IGIC'),
  UNKNOWN,
];

/** The same in Ceuta and Melilla. */
export const OF_IPSI: readonly Reason[] = [
  {
    name: 'Mi actividad está exenta',
    text: 'Formación, sanidad, seguros, alquiler de vivienda…',
    then: [
      {
        name: 'Enseñanza, sanidad, seguros, alquiler de vivienda…',
        text: 'Operaciones interiores: artículo 7 de la Ley 8/1991.',
        said: cause('E1'),
      },
      { name: 'Otra exención', text: 'La dice otra norma: ponla en las notas de la factura.', said: cause('E6') },
    ],
  },
  {
    name: 'Un servicio que se localiza en la Península, Baleares o Canarias',
    text: 'Mi cliente está allí y tiene NIF español.',
    said: cause('N2', '08'),
  },
  {
    name: 'Sale de la ciudad, o mi cliente está en otro país',
    text: 'Mercancía a la Península o al extranjero, servicios fuera de España.',
    then: [
      { name: 'Mercancía que exporto', text: 'Sale de la ciudad, también a la Península.', said: cause('E2') },
      {
        name: 'Un servicio para un cliente de otro país',
        text: 'Se entiende prestado donde está él.',
        said: cause('N2'),
      },
      {
        name: 'Barcos, aviones, diplomáticos u organismos internacionales',
        text: 'La ley lo asimila a una exportación.',
        said: cause('E3'),
      },
    ],
  },
  noSale('IPSI'),
  UNKNOWN,
];
