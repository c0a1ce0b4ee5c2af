import { useEffect } from 'react';
import type { ComingNumber } from '../useComingNumber';
import type { InvoiceFormState } from '../useInvoiceForm';

/** Writes the series that the company has for simplified invoices, once the server has said it. */
export function useUsualSeries({ form, set }: Pick<InvoiceFormState, 'form' | 'set'>, coming?: ComingNumber): void {
  const { kind, series, issuedBy } = form;
  const usual = coming?.series;
  useEffect(() => {
    // Of who issues it, it may be another with the next customer.
    if (kind === 'F2' && series === '' && usual && !issuedBy) set({ series: usual }, 'series');
  }, [kind, series, usual, issuedBy, set]);
}
