import { Box } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { filledWords, inertName, type TextValues } from '../../../../schema/delivery';
import { paperTitle } from '../../../../schema/kinds/title';
import type { InvoiceWholeFragment } from '../../gql/invoices';

interface SendPreviewProps {
  text: string;
  values: TextValues;
  invoice: InvoiceWholeFragment;
  replyTo: string | null;
  link: boolean;
}

/** The mail as it arrives. */
export function SendPreview({ text, values, invoice, replyTo, link }: SendPreviewProps) {
  const name = inertName(invoice.issuer.name);
  const title = paperTitle({ ...invoice, rectifies: invoice.rectification !== null });
  return (
    <Box as="section" aria-label="Así lo verá" bg="bg" borderWidth="1px" borderRadius="md" padding="4" minWidth="0">
      <Box textStyle="caption" color="muted" marginBottom="2">
        Así lo verá
      </Box>
      <Box bg="surface" borderWidth="1px" borderRadius="md" padding="5" overflowWrap="anywhere">
        <Box textStyle="name">{`${title} ${invoice.fullNumber} de ${name}`}</Box>
        <Box textStyle="small" color="muted" borderBottomWidth="1px" paddingBottom="3" marginBottom="3">
          {replyTo ? `De ${name}. Responder a ${replyTo}` : `De ${name}`}
        </Box>
        <Box whiteSpace="pre-wrap">{filledWords(text, values)}</Box>
        {link && (
          <Box color="brand" textDecoration="underline" marginTop="3">
            Ver la factura
          </Box>
        )}
        <Box
          display="flex"
          alignItems="center"
          gap="2"
          borderWidth="1px"
          borderRadius="sm"
          paddingX="3"
          paddingY="2"
          marginTop="4"
          textStyle="small"
        >
          <Box as={FileText} aria-hidden width="16px" height="16px" flexShrink={0} />
          {`factura-${invoice.fullNumber}.pdf`}
        </Box>
      </Box>
    </Box>
  );
}
