import type { InvoiceRowFragment } from '../gql/invoices';

/** Name and NIF in a list, of a saved customer or of one written by hand. */
export const customerOf = ({ customer, customerName, customerNif }: InvoiceRowFragment) =>
  ({ name: customer?.name ?? customerName ?? '', nif: customer?.nif ?? customerNif ?? '' });
