import { evict } from '../client/evict';

/** The lists of invoices and what they come to, the number to come, and the records: issuing and cancelling seal one. */
export const evictInvoices = evict(
  'invoices',
  'invoiceSums',
  'invoiceCounts',
  'dueWeeks',
  'customerAccount',
  'nextNumber',
  'openPrepayments',
  'verifactuRecords',
  'verifactuRecord',
);
