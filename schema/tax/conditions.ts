import type { Said } from './causes';
import type { Tax } from './territory';
import { isInUnion, isSpanish, type Identity } from '../identity';
import { refusal, type Refusal } from './refusal';

/** Administrations: local councils, public bodies, organs of the State, joint ventures (code 1149). */
const isPublic = ({ kind, id }: Identity): boolean => kind === 'NIF' && /^[PQSV]/.test(id);

const has = (rates: readonly Said[], cause: string, regime: string | null = null): boolean =>
  rates.some(({ ivaCause, ivaRegime = null }) => ivaCause === cause && ivaRegime === regime);

/** Where another of the three taxes is. */
export const ELSEWHERE: Record<Tax, string> = {
  IVA: 'Canarias, Ceuta o Melilla',
  IGIC: 'la Península, Baleares, Ceuta o Melilla',
  IPSI: 'la Península, Baleares o Canarias',
};

/** Whom each cause and regime is for, of an invoice whose customer's number is right by itself. */
const CONDITIONS: readonly ((customer: Identity, rates: readonly Said[], tax: Tax) => Refusal | false)[] = [
  (customer, rates) =>
    has(rates, 'E5') &&
    customer.kind !== '02' &&
    refusal(
      'nif',
      isSpanish(customer) ? 1289 : null,
      'Una entrega a otro país de la UE (E5) es para un cliente con NIF-IVA de ese país: elige su país y escribe su NIF-IVA, o cambia la causa de la línea.',
    ),
  (customer, rates, tax) =>
    tax === 'IVA' &&
    has(rates, 'N2') &&
    isInUnion(customer) &&
    customer.kind !== '02' &&
    refusal(
      'nif',
      null,
      'Un servicio a un cliente de otro país de la UE va sin IVA (N2) si es una empresa con NIF-IVA: escribe su NIF-IVA, o cobra el IVA en la línea.',
    ),
  (customer, rates, tax) =>
    has(rates, 'N2', '08') &&
    !isSpanish(customer) &&
    refusal(
      'nif',
      null,
      `Un servicio que se localiza en ${ELSEWHERE[tax]} (N2, clave 08) es para un cliente con NIF español: escribe su NIF, o cambia la causa de la línea.`,
    ),
  (customer, rates, tax) =>
    has(rates, 'S2') &&
    !isSpanish(customer) &&
    refusal(
      'nif',
      null,
      `La inversión del sujeto pasivo (S2) es para una empresa o profesional con NIF español, que declara el ${tax}: escribe su NIF, o cambia la causa de la línea.`,
    ),
  (customer, rates, tax) =>
    tax === 'IVA' &&
    has(rates, 'S1') &&
    !isSpanish(customer) &&
    refusal(
      'nif',
      null,
      'El 0 % de una donación (S1) es para una entidad española de la Ley 49/2002: escribe su NIF, o cambia la causa de la línea.',
    ),
  (customer, rates, tax) =>
    rates.some(({ ivaRegime }) => ivaRegime === '14') &&
    !isPublic(customer) &&
    refusal(
      'nif',
      1149,
      `La obra con ${tax} pendiente (clave 14) es para una Administración, cuyo NIF empieza por P, Q, S o V: corrige el NIF del cliente, o quita la obra pública.`,
    ),
];

/** Whether its recipient declares the tax of some of it: the paper says so (RD 1619/2012, art. 6.1.m). */
export const isReverseCharge = (customer: Identity, rates: readonly Said[], tax: Tax): boolean =>
  rates.some(({ ivaCause }) => ivaCause === 'S2' || (tax === 'IVA' && ivaCause === 'N2' && customer.kind === '02'));

/** Why the causes and regimes of an invoice do not go with its customer. */
export const conditionsOf = (customer: Identity, rates: readonly Said[], tax: Tax = 'IVA'): Refusal[] =>
  CONDITIONS.flatMap(holds => holds(customer, rates, tax) || []);
