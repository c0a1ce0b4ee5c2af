import { UNION } from '../../../schema/countries';
import { checkNif, normaliseNif } from '../../../schema/nif';
import type { Recipient } from './factura';
import { clean, leaf, node } from './xml';

/** Country of a VAT number by its prefix (Greece's is EL). */
const VAT_COUNTRY: Record<string, string> = Object.fromEntries(UNION.map(country => [country === 'GR' ? 'EL' : country, country]));
const LONGEST_ID = 20;

interface Identity { xml: string; problem: string | null }

const otherId = (country: string | null, kind: string, id: string) =>
  node('IDOtro', leaf('CodigoPais', country), leaf('IDType', kind), leaf('ID', id));

const withPrefix = (country: string | null, id: string) => {
  const prefix = country === 'GR' ? 'EL' : country;
  return prefix && !id.startsWith(prefix) ? `${prefix}${id}` : id;
};

function spanish(nif: string): Identity {
  const problem = checkNif(nif).valid ? null : `El NIF del cliente (${nif}) no es válido: su letra o dígito de control no cuadra.`;
  return { xml: leaf('NIF', nif), problem };
}

/** A company of the Union goes by its VAT number, another by the number of its country. Without a country the number's beginning tells. */
function usualKind(country: string | null, id: string): string {
  if (country) return UNION.includes(country) ? '02' : '04';
  return VAT_COUNTRY[id.slice(0, 2)] ? '02' : '06';
}

/** At home only a passport is no NIF (code 1131); Northern Ireland has no country of its own in the record, and needs none. */
function wrongIn(country: string | null, kind: string, id: string): string | null {
  if (!country) return `El NIF del cliente (${id}) no es español: elige su país y el tipo de documento en su ficha.`;
  if (country === 'ES' && kind !== '03') return `El cliente es de España: su ficha debe llevar su NIF, un pasaporte o «No censado» (${id}).`;
  return id.length > LONGEST_ID ? `El número del cliente (${id}) tiene más de ${LONGEST_ID} caracteres.` : null;
}

function foreign({ country, idKind }: Recipient, bare: string): Identity {
  const kind = idKind ?? usualKind(country, bare);
  const land = country ?? (kind === '02' ? VAT_COUNTRY[bare.slice(0, 2)] ?? null : null);
  const id = clean(kind === '02' ? withPrefix(land, bare) : bare, Infinity);
  return { xml: otherId(land === 'XI' ? null : land, kind, clean(id, LONGEST_ID)), problem: wrongIn(land, kind, id) };
}

/**
 * How a record names a customer: NIF for a Spanish number, else IDOtro with country, kind (02 NIF-IVA, 03 passport, 04 id of
 * its country, 05 residence, 06 other, 07 not in the census) and number. `problem`: why the AEAT would not take it.
 */
export function identityOf(recipient: Recipient): Identity {
  const nif = normaliseNif(recipient.nif);
  if (recipient.idKind === '07') return { ...spanish(nif), xml: otherId('ES', '07', clean(nif, 20)) };
  const shaped = checkNif(nif).kind !== null;
  const atHome = !recipient.country || recipient.country === 'ES';
  if (shaped && atHome && !recipient.idKind) return spanish(nif);
  return foreign(recipient, nif);
}
