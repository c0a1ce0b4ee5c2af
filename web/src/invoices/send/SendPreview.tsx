import { inertName } from '../../../../schema/delivery';
import { useInvoiceLetterQuery, type InvoiceWholeFragment } from '../../gql/invoices';
import { LetterPreview } from '../../ui/mail/LetterPreview';
import { useDebounced } from '../../ui/useDebounced';

interface SendPreviewProps {
  /** null: there is something wrong with it, so that the last one stays. */
  text: string | null;
  invoice: InvoiceWholeFragment;
  replyTo: string | null;
  link: boolean;
}

/** The mail as it arrives, with the company's face, while it is being written. */
export function SendPreview({ text, invoice, replyTo, link }: SendPreviewProps) {
  const written = useDebounced(text, 400);
  const { data, previousData, error } = useInvoiceLetterQuery({
    variables: { id: invoice.id, text: written, link },
    skip: written === null,
    fetchPolicy: 'no-cache',
  });
  const letter = (data ?? previousData)?.invoiceDelivery.letter;
  const name = inertName(invoice.issuer.name);
  const from = replyTo ? `De ${name}. Responder a ${replyTo}` : `De ${name}`;
  return (
    <LetterPreview
      caption="Así lo verá"
      letter={letter ? { ...letter, from } : null}
      error={error}
      instead={written === null ? 'Corrige el texto para verlo.' : null}
      beside
    />
  );
}
