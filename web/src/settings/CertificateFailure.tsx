import { Box } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Banner } from '../ui/Banner';

interface CertificateFailureProps { id: string; message: string; incomplete: boolean }

/** Why the certificate was not taken. */
export function CertificateFailure({ id, message, incomplete }: CertificateFailureProps) {
  return (
    <div id={id}>
      {incomplete ? <Banner kind="warning">{message}</Banner> : <Banner kind="danger" icon={X}><Cross />Error: {message}</Banner>}
    </div>
  );
}

// The banner draws the cross: where no font has this sign, it would be a gap before the first word.
function Cross() {
  return <Box as="span" fontSize="0" lineHeight="0">❌ </Box>;
}
