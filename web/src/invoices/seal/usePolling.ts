import { useInvoiceVerifactuQuery } from '../../gql/invoices';

const EVERY_MS = 3000;

/** Asks for the invoice's record again and again while an answer may come and somebody looks. */
export function usePolling(id: string, on: boolean): void {
  useInvoiceVerifactuQuery({
    variables: { id },
    skip: !on,
    pollInterval: EVERY_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
    fetchPolicy: 'network-only',
  });
}
