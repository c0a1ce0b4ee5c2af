import type { Said } from './tax/causes';
import { conditionsOf } from './tax/conditions';
import type { Tax } from './tax/territory';
import { identityOf, type Identity, type Numbered } from './identity';
import { checkNif, normaliseNif } from './nif';
import { refusal, type Refusal } from './tax/refusal';
import { countryOfVatNumber, isVatNumber, vatShapeText } from './vat-number';

/** The AEAT takes no record of an invoice dated before this day (Orden HAC/1177/2024; code 1152). */
const FIRST_AEAT_DATE = '2024-10-28';
/** So many rows the breakdown of a record has at most: pairs of rate and cause. */
export const MAX_ROWS = 12;
const LONGEST_ID = 20;

/** From this day on numbers of Northern Ireland begin with XI; those of older operations do not (code 1254). */
const FIRST_XI = '2021-01-01';

/** What the AEAT looks at of an invoice to be issued: dates YYYY-MM-DD, its pairs of rate and cause. */
export interface Issuable {
  issuerNif: string;
  date: string;
  /** Where the operation was on another day. */
  operationDate?: string | null;
  /** null: the record names nobody. */
  recipient: Numbered | null;
  rates: readonly Said[];
  /** Absent: IVA. */
  tax?: Tax;
}

export type { Refusal, RefusedPart } from './tax/refusal';

const NOTHING_TO_WRITE = /^[\p{Cc}\p{Cs}\p{Z}\uFFFE\uFFFF]*$/u;
const isPerson = (nif: string): boolean => {
  const { kind, valid } = checkNif(nif);
  return valid && (kind === 'NIF' || kind === 'NIE');
};

function wrongNif(nif: string): Refusal | null {
  if (checkNif(nif).valid) return null;
  return refusal(
    'nif',
    1123,
    `El NIF del cliente (${nif}) no es válido: su letra o dígito de control no cuadra. Corrígelo o, si no es español, elige su país y el tipo de documento.`,
  );
}

function wrongVatNumber({ country, id }: Identity): Refusal | null {
  if (country === 'ES')
    return refusal(
      'idKind',
      1126,
      `El cliente es de España: su ficha debe llevar su NIF, un pasaporte o «No censado» (${id}).`,
    );
  const whose = countryOfVatNumber(id);
  if (isVatNumber(id) && whose !== country)
    return refusal(
      'nif',
      1122,
      `El NIF-IVA del cliente (${id}) es de otro país (${whose}) que el suyo (${country}): elige ese país o corrige el número. Si es de los de ${country}, escríbelo con sus dos letras delante.`,
    );
  if (isVatNumber(id)) return null;
  const shape = country && vatShapeText(country);
  if (shape)
    return refusal(
      'nif',
      1103,
      `El NIF-IVA del cliente (${id}) no tiene la forma de los de su país: ${shape}. Corrígelo o elige otro tipo de documento.`,
    );
  if (id.startsWith('GB'))
    return refusal(
      'idKind',
      1255,
      `La AEAT ya no admite números de IVA del Reino Unido (${id}): elige «Documento oficial de su país» o, en Irlanda del Norte, su número con XI.`,
    );
  return refusal(
    'idKind',
    1103,
    `Solo las empresas de la Unión Europea tienen NIF-IVA (${id}): elige el país del cliente u otro tipo de documento.`,
  );
}

function wrongUncounted({ country, id }: Identity): Refusal | null {
  if (country !== 'ES')
    return refusal(
      'country',
      1126,
      `«No censado» solo vale para NIF españoles (${id}): deja España como país o elige otro tipo de documento.`,
    );
  if (!checkNif(id).valid)
    return refusal(
      'nif',
      1290,
      `El NIF del cliente (${id}) no es válido: su letra o dígito de control no cuadra. Corrígelo.`,
    );
  return isPerson(id)
    ? null
    : refusal(
        'idKind',
        1131,
        `«No censado» solo vale para personas físicas, y ${id} es el NIF de una empresa: quita «No censado».`,
      );
}

function wrongDocument({ kind, country, id }: Identity): Refusal | null {
  if (!country)
    return refusal('country', 1111, `El NIF del cliente (${id}) no es español: elige su país y el tipo de documento.`);
  if (country === 'ES' && kind !== '03')
    return refusal(
      'idKind',
      1126,
      `El cliente es de España: su ficha debe llevar su NIF, un pasaporte o «No censado» (${id}).`,
    );
  if (NOTHING_TO_WRITE.test(id))
    return refusal('nif', 1103, 'El número del cliente no tiene ningún carácter que se pueda escribir: corrígelo.');
  return [...id].length > LONGEST_ID
    ? refusal('nif', 1103, `El número del cliente (${id}) tiene más de ${LONGEST_ID} caracteres: corrígelo.`)
    : null;
}

/** What is wrong with a number by itself. */
export const identityRefusal = (recipient: Numbered): Refusal | null => wrongIdentity(identityOf(recipient));

function wrongIdentity(identity: Identity): Refusal | null {
  switch (identity.kind) {
    case 'NIF':
      return wrongNif(identity.id);
    case '02':
      return wrongVatNumber(identity);
    case '07':
      return wrongUncounted(identity);
    default:
      return wrongDocument(identity);
  }
}

/** Whom it is for: the number's own form, nobody's own invoice, and what its causes and regimes ask for. */
function wrongRecipient({ issuerNif, date, operationDate, recipient, rates, tax }: Issuable): Refusal[] {
  if (!recipient) return [];
  const identity = identityOf(recipient);
  const wrong = wrongIdentity(identity);
  if (wrong) return [wrong];
  if (identity.kind === 'NIF' && identity.id === normaliseNif(issuerNif))
    return [
      refusal('nif', 1193, `El NIF del cliente (${identity.id}) es el de tu propia empresa: escribe el de tu cliente.`),
    ];
  if (identity.kind === '02' && identity.id.startsWith('XI') && (operationDate || date) < FIRST_XI)
    return [
      refusal(
        'idKind',
        1254,
        `Los NIF-IVA con XI existen desde 2021 (${identity.id}), y la operación es anterior: elige «Documento oficial de su país».`,
      ),
    ];
  return conditionsOf(identity, rates, tax);
}

/**
 * Why the AEAT would certainly refuse the record of an invoice, in words for the person who issues it, each with what
 * to do; none: it can be sent. The same for form and server. What only the AEAT can know (its census, VIES) is not
 * here.
 */
export function refusalsOf(invoice: Issuable): Refusal[] {
  const { issuerNif, date, rates } = invoice;
  const found: (Refusal | null)[] = [
    ...wrongRecipient(invoice),
    checkNif(issuerNif).valid
      ? null
      : refusal(
          'company',
          4116,
          `El NIF de tu empresa (${issuerNif}) no es válido: su letra o dígito de control no cuadra. Corrígelo en Configuración › Empresa.`,
        ),
    date < FIRST_AEAT_DATE
      ? refusal('date', 1152, 'La AEAT no admite facturas con fecha anterior al 28/10/2024: cambia la fecha.')
      : null,
    rates.length > MAX_ROWS
      ? refusal(
          'lines',
          4102,
          `Una factura lleva como mucho ${MAX_ROWS} combinaciones de tipo y causa: repártela en dos.`,
        )
      : null,
  ];
  return found.filter(each => each !== null);
}
