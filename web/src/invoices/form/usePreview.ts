import { useRef } from 'react';
import { useInvoicePreviewLazyQuery } from '../../gql/invoices';
import { save } from '../../client/download';
import { today } from '../../ui/format/dates';
import { inputOf, type Form } from './values';

const bytesOf = (pdf: string) => Uint8Array.from(atob(pdf), letter => letter.charCodeAt(0));

/**
 * Opens the paper of what stands in the form, as it would be issued, in a tab of its own; where none may be opened it is
 * saved. One at a time.
 */
export function usePreview(form: Form, withholding: string | null, fail: (error: unknown) => void): () => void {
  const [ask] = useInvoicePreviewLazyQuery({ fetchPolicy: 'no-cache' });
  const asking = useRef(false);
  const show = async () => {
    if (asking.current) return;
    asking.current = true;
    // Now: a browser opens tabs for who presses, and not for answers that come.
    const tab = window.open('', '_blank');
    try {
      const { data, error } = await ask({ variables: { input: inputOf(form, today(), 'draft', withholding) } });
      if (!data) throw error;
      const file = new Blob([bytesOf(data.invoicePreview.pdf)], { type: 'application/pdf' });
      if (!tab) return save(file, 'borrador.pdf');
      const url = URL.createObjectURL(file);
      tab.location.href = url;
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (error) {
      tab?.close();
      fail(error);
    } finally {
      asking.current = false;
    }
  };
  return () => void show();
}
