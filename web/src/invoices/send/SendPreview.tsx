import { Box } from '@chakra-ui/react';
import { inertName } from '../../../../schema/delivery';
import { errorText } from '../../client/failure';
import { useInvoiceLetterQuery, type InvoiceWholeFragment } from '../../gql/invoices';
import { Skeleton } from '../../ui/layout/Skeleton';
import { LetterShown } from '../../ui/mail/LetterShown';
import { useDebounced } from '../../ui/useDebounced';

interface SendPreviewProps {
  /** null: there is something wrong with it, so that the last one stays. */
  text: string | null;
  invoice: InvoiceWholeFragment;
  replyTo: string | null;
  link: boolean;
}

/** A long mail scrolls beside what is written, so that the button below is in view. */
const ROOM = 'max(320px, calc(100vh - 300px))';

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
  return (
    <Box
      as="section"
      aria-label="Así lo verá"
      tabIndex={0}
      bg="bg"
      borderWidth={{ lg: '1px' }}
      borderRadius="md"
      padding={{ base: '0', lg: '4' }}
      minWidth="0"
      maxHeight={{ lg: ROOM }}
      overflowY={{ lg: 'auto' }}
    >
      <Box textStyle="caption" color="muted" marginBottom="2">
        Así lo verá
      </Box>
      {letter && <LetterShown {...letter} from={replyTo ? `De ${name}. Responder a ${replyTo}` : `De ${name}`} />}
      {!letter && error && <Box color="danger">{errorText(error, 'Error cargando la vista previa')}</Box>}
      {!letter && !error && written === null && <Box>Corrige el texto para verlo.</Box>}
      {!letter && !error && written !== null && <Skeleton width="full" height="320px" borderRadius="sm" />}
    </Box>
  );
}
