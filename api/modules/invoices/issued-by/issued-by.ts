import { issuingNotice, issuingRefusal, partyKey, type Issuing } from '../../../../schema/kinds/issued-by';
import { normaliseNif } from '../../../../schema/nif';
import { sha256 } from '../../../../schema/sha256';
import { badField } from '../../../platform/errors';
import { abroadOf } from '../../../platform/graphql/validation';
import type { Invoice } from '../invoice.entity';
import { seriesKindOf, type Held } from '../numbering';
import type { Recipient } from '../parties';
import type { IssuingColumns } from './issued-by-columns';
import { IssuedByParty, type IssuedByInput } from './issued-by.types';

/** What is said of who issues; throws where the words do not fit the party. */
export function issuingOf(input: IssuedByInput | null | undefined): Issuing | null {
  if (!input) return null;
  const { party, agreedOn } = input;
  const name = input.name?.trim() ?? '';
  const nif = normaliseNif(input.nif ?? '');
  if (party === IssuedByParty.customer) {
    if (name || nif || input.country || input.idKind)
      throw badField(
        name ? 'issuedBy.name' : 'issuedBy.nif',
        'Si la expide tu cliente, sus datos son los de la factura: no los repitas',
      );
    return { party, agreedOn, third: null };
  }
  if (!name) throw badField('issuedBy.name', 'Escribe el nombre del tercero que expide la factura');
  if (!nif) throw badField('issuedBy.nif', 'Escribe el NIF del tercero que expide la factura');
  return { party, agreedOn, third: { name, nif, ...abroadOf(input) } };
}

type Columns = Pick<
  IssuingColumns,
  'issuedByParty' | 'agreedOn' | 'thirdName' | 'thirdNif' | 'thirdCountry' | 'thirdIdKind'
>;

/** The same as an invoice keeps it. */
export const issuingColumns = (issuing: Issuing | null): Columns => ({
  issuedByParty: (issuing?.party ?? null) as IssuedByParty | null,
  agreedOn: issuing?.agreedOn ?? null,
  thirdName: issuing?.third?.name ?? null,
  thirdNif: issuing?.third?.nif ?? null,
  thirdCountry: issuing?.third?.country ?? null,
  thirdIdKind: issuing?.third?.idKind ?? null,
});

const customerOf = ({ toNif, toCountry, toIdKind }: Invoice) =>
  toNif ? { nif: toNif, country: toCountry, idKind: toIdKind } : null;

/** Throws where an invoice cannot be issued by whom it says: looked at with every draft, and again when it is issued. */
export function checkIssuing(invoice: Invoice): void {
  const { issuing, date, issuerNif, kind } = invoice;
  if (!issuing) return;
  // The record of a simplified one names nobody, whoever its paper does.
  const customer = kind === 'F2' || kind === 'R5' ? null : customerOf(invoice);
  const refused = issuingRefusal(issuing, { date, issuerNif, customer });
  if (refused) throw badField(`issuedBy.${refused.part}`, refused.text);
}

export const issuingWarning = (invoice: Invoice): string | null => issuingNotice(invoice.issuing, customerOf(invoice));

/** The digest of a party's number: erasing a person leaves no number behind. '': nobody, so the company itself. */
export const partyOf = (nif: string | null | undefined): string => {
  const key = normaliseNif(nif ?? '');
  return key === '' ? '' : sha256(key);
};

/** The same of who issues an invoice to a customer. */
export const partyFor = (issuing: Issuing | null, to: Recipient | null): string =>
  partyOf(partyKey(issuing, to && { nif: to.toNif, country: to.toCountry, idKind: to.toIdKind }));

/** What the series of an invoice holds: its kind, and who issues it. */
export const heldBy = (invoice: Invoice): Held => ({
  kind: seriesKindOf(invoice.kind, invoice.qualified, invoice.devicesOrMetals),
  party: partyFor(invoice.issuing, invoice),
});
