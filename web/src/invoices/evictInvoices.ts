import { evict } from '../client/evict';

/** The lists of invoices, the number to come, and the records: issuing and cancelling seal one. */
export const evictInvoices = evict(
  'invoices',
  'invoiceSums',
  'invoiceCounts',
  'dueWeeks',
  'nextNumber',
  'openPrepayments',
  'verifactuRecords',
  'verifactuRecord',
);
