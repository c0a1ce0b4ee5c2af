import type { IssuingParty } from '../../../../../schema/kinds/issued-by';
import { normaliseNif } from '../../../../../schema/nif';
import type { InvoiceWholeFragment } from '../../../gql/invoices';
import { fromAbroad, toAbroad, type Abroad } from '../../../ui/form/foreign';
import { today } from '../../../ui/format/dates';

/** Who issues the invoice in the company's name; name and number are of a third party. */
export interface IssuedBy extends Abroad {
  party: IssuingParty;
  /** Day of the agreement. */
  agreedOn: string;
  name: string;
  nif: string;
}

export const NOBODY_ELSE: IssuedBy = { party: 'customer', agreedOn: '', name: '', nif: '', country: '', idKind: '' };

export type IssuedByField = 'party' | 'agreedOn' | 'thirdName' | 'thirdNif';

/** What is missing; the rest the server says on the same fields. `date`: the invoice's; null: today. */
export function issuedByErrors(issuedBy: IssuedBy | null, date: string | null): Partial<Record<IssuedByField, string>> {
  if (!issuedBy) return {};
  const { party, agreedOn, name, nif } = issuedBy;
  const third = party === 'third';
  return {
    ...(!agreedOn && { agreedOn: 'Escribe el día del acuerdo.' }),
    ...(agreedOn > (date || today()) && { agreedOn: 'El acuerdo es anterior a la factura.' }),
    ...(third && !name.trim() && { thirdName: 'Escribe quién la expide.' }),
    ...(third && !nif.trim() && { thirdNif: 'Escribe su NIF.' }),
  };
}

export function issuedByToSend(issuedBy: IssuedBy | null) {
  if (!issuedBy) return {};
  const { party, agreedOn, name, nif } = issuedBy;
  return {
    issuedBy: {
      party,
      agreedOn,
      ...(party === 'third' && { name: name.trim(), nif: nif.trim(), ...toAbroad(issuedBy) }),
    },
  };
}

export const issuedByIn = ({ issuedBy }: InvoiceWholeFragment): IssuedBy | null =>
  issuedBy && {
    party: issuedBy.party,
    agreedOn: issuedBy.agreedOn,
    name: issuedBy.name ?? '',
    nif: issuedBy.nif ?? '',
    ...fromAbroad({ country: issuedBy.country, idKind: issuedBy.idKind }),
  };

interface Buyers {
  issuedBy: IssuedBy | null;
  customer: { nif: string } | null;
  manual: { nif: string } | null;
}

/** The number of who issues it, whose series is asked for; null: the company itself, or nobody yet. */
export function issuedByNif({ issuedBy, customer, manual }: Buyers): string | null {
  if (!issuedBy) return null;
  const nif = issuedBy.party === 'third' ? issuedBy.nif : (manual ?? customer)?.nif;
  return normaliseNif(nif ?? '') || null;
}
