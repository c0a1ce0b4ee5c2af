import { checkNif, normaliseNif } from '../../../schema/nif';
import type { Recipient } from './factura';
import { clean, leaf, node } from './xml';

/** Member states whose VAT numbers the AEAT looks up, by prefix, with their country (Greece's prefix is EL). */
const VAT_COUNTRY: Record<string, string> = Object.fromEntries(
  [...'AT BE BG CY CZ DE DK EE FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ').map(prefix => [prefix, prefix]), ['EL', 'GR']]);

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
  if (country) return Object.values(VAT_COUNTRY).includes(country) ? '02' : '04';
  return VAT_COUNTRY[id.slice(0, 2)] ? '02' : '06';
}

function foreign({ country, idKind }: Recipient, id: string): Identity {
  const kind = idKind ?? usualKind(country, id);
  const land = country ?? (kind === '02' ? VAT_COUNTRY[id.slice(0, 2)] ?? null : null);
  const text = clean(kind === '02' ? withPrefix(land, id) : id, 20);
  const problem = land ? null : `El NIF del cliente (${id}) no es español: elige su país y el tipo de documento en su ficha.`;
  return { xml: otherId(land, kind, text), problem };
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
