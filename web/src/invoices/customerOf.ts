import type { InvoiceRowFragment } from '../gql/invoices';

type Named = Pick<InvoiceRowFragment, 'customer' | 'customerName' | 'customerNif'>;

/** Name and NIF in a list, of a saved customer or of one written by hand. */
export const customerOf = ({ customer, customerName, customerNif }: Named) => ({
  name: customer?.name ?? customerName ?? '',
  nif: customer?.nif ?? customerNif ?? '',
});
