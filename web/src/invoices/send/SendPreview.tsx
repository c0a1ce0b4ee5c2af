import { useInvoiceLetterQuery } from '../../gql/invoices';
import { fromText } from '../../ui/mail/fromText';
import { LetterPreview } from '../../ui/mail/LetterPreview';
import { useDebounced } from '../../ui/useDebounced';

interface SendPreviewProps {
  invoiceId: string;
  /** null: there is something wrong with it, so that the last one stays. */
  text: string | null;
  link: boolean;
}

/** The mail as it arrives, with the company's face, while it is being written. */
export function SendPreview({ invoiceId, text, link }: SendPreviewProps) {
  const written = useDebounced(text, 400);
  const { data, previousData, error } = useInvoiceLetterQuery({
    variables: { id: invoiceId, text: written, link },
    skip: written === null,
    fetchPolicy: 'no-cache',
  });
  const letter = (data ?? previousData)?.invoiceDelivery.letter;
  return (
    <LetterPreview
      caption="Así lo verá"
      letter={letter ? { ...letter, from: fromText(letter) } : null}
      error={error}
      instead={written === null ? 'Corrige el texto para verlo.' : null}
      beside
    />
  );
}
