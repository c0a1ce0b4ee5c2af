import { withoutStop } from '../text/stop';
import { isUnionCountry } from '../countries';
import { identityOf, type Numbered } from '../identity';
import { normaliseNif } from '../nif';
import { identityRefusal } from '../sendable';
import type { RefusedPart } from '../tax/refusal';

/** Who issues an invoice in the company's name and account: its customer, or somebody else (RD 1619/2012, art. 5). */
export type IssuingParty = 'customer' | 'third';

interface ThirdParty extends Numbered {
  name: string;
}

/** What is said of it: the third party, or null of the customer; dates YYYY-MM-DD. */
export interface Issuing {
  party: IssuingParty;
  agreedOn: string;
  third: ThirdParty | null;
}

/** The invoice that says so. `customer`: null where it names nobody. */
interface IssuedInvoice {
  date: string;
  issuerNif: string;
  customer: Numbered | null;
}

interface IssuingRefusal {
  part: 'party' | 'agreedOn' | 'nif' | 'country' | 'idKind';
  text: string;
}

const partOf = (part: RefusedPart): IssuingRefusal['part'] => (part === 'country' || part === 'idKind' ? part : 'nif');

/** Why the AEAT or the law do not let an invoice be issued so (codes 1158, 1186, 1188, 1211); null: they do. */
export function issuingRefusal(
  { agreedOn, party, third }: Issuing,
  { date, issuerNif, customer }: IssuedInvoice,
): IssuingRefusal | null {
  if (party === 'customer' && !customer)
    return {
      part: 'party',
      text: 'Una factura simplificada no dice a la AEAT quién es el cliente, así que no la expide él: haz una completa',
    };
  if (agreedOn > date)
    return { part: 'agreedOn', text: 'El acuerdo es anterior a la factura: escribe el día en que lo hicisteis' };
  if (!third) return null;
  const identity = identityOf(third);
  if (identity.kind === '07')
    return { part: 'idKind', text: 'Un tercero que expide tus facturas está censado: elige otro tipo de documento' };
  const wrong = identityRefusal(third);
  if (wrong) return { part: partOf(wrong.part), text: wrong.text.replaceAll('cliente', 'tercero') };
  if (identity.id === issuerNif)
    return { part: 'nif', text: 'Es el NIF de tu empresa: un tercero es otra persona o empresa' };
  return customer && normaliseNif(customer.nif) === normaliseNif(third.nif)
    ? { part: 'nif', text: 'Es tu cliente: di que la factura la expide él' }
    : null;
}

/** What keeps one party apart from another: each has a series of its own (art. 6.1.a). '': the company itself. */
export const partyKey = (issuing: Issuing | null, customer: Numbered | null): string => {
  const party = issuing && (issuing.third ?? customer);
  return party ? normaliseNif(party.nif) : '';
};

/** What the law wants to know before, of a party that is not established in the Union (art. 5.4). */
export function issuingNotice(issuing: Issuing | null, customer: Numbered | null): string | null {
  const party = issuing && (issuing.third ?? customer);
  const country = party && identityOf(party).country;
  if (!country || country === 'ES' || isUnionCountry(country)) return null;
  return 'Quien expide esta factura no está establecido en la Unión Europea: salvo que su país tenga asistencia mutua con España, hay que comunicarlo antes a la AEAT (artículo 5 del Reglamento de facturación).';
}

/** What becomes of an invoice that somebody else issued once it is rectified: the agreement is of that too (docs/adr/0026). */
export const rectifiedByNotice = (number: string, { third }: { third: { name: string } | null }): string =>
  `La ${number} la expide ${third ? third.name : 'tu cliente'} en tu nombre: también su rectificativa, en una serie suya.`;

/** What its paper says (art. 6.1.l); of a third party the law asks for nothing, and who reads it wants to know. */
export const issuingPhrase = ({ third }: Pick<Issuing, 'third'>, issuer: string): string =>
  third
    ? `Factura expedida por ${third.name} (NIF ${third.nif}), en nombre y por cuenta de ${withoutStop(issuer)}.`
    : 'Facturación por el destinatario.';
