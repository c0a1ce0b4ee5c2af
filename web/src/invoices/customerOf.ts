import { identityOf, type Identity } from '../../../schema/identity';
import { territoryOf, type Territory } from '../../../schema/tax/territory';
import type { InvoiceRowFragment, InvoiceWholeFragment } from '../gql/invoices';

/** Where a simplified invoice names nobody. */
export const NOBODY = 'Sin cliente';

/** A simplified invoice, or one that rectifies such: it need not say whose it is. */
export const isSimplified = ({ kind }: Pick<InvoiceRowFragment, 'kind'>): boolean => kind === 'F2' || kind === 'R5';

type Named = Pick<InvoiceRowFragment, 'customer' | 'customerName' | 'customerNif'>;

/** Name and NIF in a list, of a saved customer or of one written by hand. */
export const customerOf = ({ customer, customerName, customerNif }: Named) => ({
  name: customer?.name ?? customerName ?? NOBODY,
  nif: customer?.nif ?? customerNif ?? '',
});

type Numbered = Pick<InvoiceWholeFragment, 'customer' | 'customerNif' | 'customerCountry' | 'customerIdKind'>;

/** Whom an invoice is for as the tax number goes; null: it names nobody. */
export function identityIn({ customer, customerNif, customerCountry, customerIdKind }: Numbered): Identity | null {
  if (customer) return identityOf(customer);
  return customerNif ? identityOf({ nif: customerNif, country: customerCountry, idKind: customerIdKind }) : null;
}

/** What the customer's address on an invoice says of the territory. */
export function whereIn({
  customer,
  customerAddress,
}: Pick<InvoiceWholeFragment, 'customer' | 'customerAddress'>): Territory | null {
  const { address, postalCode, city } = customer ?? {};
  return territoryOf(customer ? [address, postalCode, city].filter(Boolean).join(', ') : customerAddress);
}
