import { isUnionCountry } from '../../../../../schema/countries';
import { identityOf, type Identity, type Numbered } from '../../../../../schema/identity';
import type { Said } from '../../cause';
import { OF_IGIC, OF_IPSI } from './byTax';
import type { Tax } from '../../../../../schema/tax/territory';
import { taxHere } from '../../../ui/format/here';
import type { Reason } from './reason';

export type { Reason } from './reason';

const cause = (ivaCause: Said['ivaCause'], ivaRegime: string | null = null): Said => ({ ivaCause, ivaRegime });

const OUTSIDE: readonly Reason[] = [
  {
    name: 'Mercancía que exporto',
    text: 'Sale fuera de la Unión, o a Canarias, Ceuta o Melilla.',
    said: cause('E2'),
  },
  {
    name: 'Un servicio para un cliente de fuera de la Unión',
    text: 'Se entiende prestado donde está él.',
    said: cause('N2'),
  },
  {
    name: 'Un servicio que se localiza en Canarias, Ceuta o Melilla',
    text: 'Mi cliente está allí y tiene NIF español.',
    said: cause('N2', '08'),
  },
  {
    name: 'Barcos, aviones, diplomáticos u organismos internacionales',
    text: 'La ley lo asimila a una exportación.',
    said: cause('E3'),
  },
  {
    name: 'Mercancía en zona franca, depósito o régimen aduanero',
    text: 'Todavía no ha entrado del todo en España.',
    said: cause('E4'),
  },
];

const EXEMPT: readonly Reason[] = [
  {
    name: 'Enseñanza, sanidad, seguros, alquiler de vivienda…',
    text: 'Lo que enumera el artículo 20 de la Ley del IVA.',
    said: cause('E1'),
  },
  { name: 'Otra exención', text: 'La dice otra norma: ponla en las notas de la factura.', said: cause('E6') },
];

const NO_SALE: readonly Reason[] = [
  {
    name: 'Una indemnización, una muestra gratis o el traspaso del negocio',
    text: 'La operación no está sujeta al IVA.',
    said: cause('N1'),
  },
  {
    name: 'Lo dono a una entidad sin fines lucrativos',
    text: 'A una de la Ley 49/2002, para sus fines: lleva un IVA del 0 %.',
    said: cause('S1'),
  },
  {
    name: 'Lo pagué en nombre de mi cliente, con la factura a su nombre',
    text: 'Es un suplido: se suma a lo que te paga, pero no es una línea.',
    suplido: true,
  },
];

/** What happens, not its code. Each key is its place. */
const REASONS: readonly Reason[] = [
  {
    name: 'Servicio para una empresa de otro país de la Unión',
    text: 'El IVA lo declara ella en su país.',
    said: cause('N2'),
  },
  {
    name: 'Mercancía que sale hacia una empresa de la Unión',
    // RD 1619/2012, art. 6.1.k.
    text: 'Hace falta su NIF-IVA. De un vehículo nuevo, di en la línea cuándo se estrenó y sus km u horas.',
    said: cause('E5'),
  },
  {
    name: 'Fuera de la Unión: exporto, o mi cliente está allí',
    text: 'También Canarias, Ceuta y Melilla.',
    then: OUTSIDE,
  },
  { name: 'Mi actividad está exenta', text: 'Formación, sanidad, seguros, alquiler de vivienda…', then: EXEMPT },
  {
    name: 'El IVA lo paga mi cliente, que es español',
    text: 'Obras, chatarra, móviles u oro: inversión del sujeto pasivo.',
    said: cause('S2'),
  },
  {
    name: 'No es una venta',
    text: 'Indemnización, muestra gratis, donación, traspaso del negocio…',
    then: NO_SALE,
  },
  {
    name: 'No lo sé',
    text: 'La línea queda al 0 % con un aviso. Pregunta antes a tu gestoría.',
    said: cause(null),
  },
];

/**
 * The answers by the company's tax, and which one asks closer of a customer of another country. Goods or a service is
 * never proposed: of the Union, where IVA has an answer for each, none is.
 */
const BY_TAX: Record<Tax, { reasons: readonly Reason[]; union: Reason | null; abroad: Reason }> = {
  IVA: { reasons: REASONS, union: null, abroad: REASONS[2]! },
  IGIC: { reasons: OF_IGIC, union: OF_IGIC[2]!, abroad: OF_IGIC[2]! },
  IPSI: { reasons: OF_IPSI, union: OF_IPSI[2]!, abroad: OF_IPSI[2]! },
};

/** A question: the answers, and what led to it. */
interface Question {
  reasons: readonly Reason[];
  from: Reason | null;
}
export const first = (): Question => ({ reasons: BY_TAX[taxHere()].reasons, from: null });

/** No answer is chosen yet. */
export const NOTHING = -1;

const same = (a: Said | undefined, b: Said) => a?.ivaCause === b.ivaCause && a.ivaRegime === b.ivaRegime;

/**
 * Where to begin: at what the line says by now, else at what asks closer of such a customer; -1: nowhere. A cause that
 * nobody chose would be one that Enter alone makes.
 */
export function beginning(said: Said, customer: Identity | null): { question: Question; at: number } {
  const question = first();
  const { reasons } = question;
  if (!said.ivaCause) {
    const usual = usualFor(customer);
    return { question, at: usual ? reasons.indexOf(usual) : NOTHING };
  }
  const from = reasons.find(({ then }) => then?.some(each => same(each.said, said)));
  const at = reasons.findIndex(each => same(each.said, said));
  // A service to somebody abroad is answered in two places.
  if (at >= 0 && (!from || !isOutside(customer))) return { question, at };
  return from?.then
    ? { question: { reasons: from.then, from }, at: from.then.findIndex(each => same(each.said, said)) }
    : { question, at: 0 };
}

const isOutside = (customer: Identity | null) =>
  customer !== null && customer.kind !== '02' && customer.country !== null && !isUnionCountry(customer.country);

function usualFor(customer: Identity | null): Reason | null {
  const usual = BY_TAX[taxHere()];
  if (!customer || customer.country === 'ES') return null;
  return customer.kind === '02' ? usual.union : usual.abroad;
}

/** Whom the line is for; null: nobody yet. */
export const identified = (customer: Numbered | null): Identity | null =>
  customer?.nif.trim() ? identityOf(customer) : null;
