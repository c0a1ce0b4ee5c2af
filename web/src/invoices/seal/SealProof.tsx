import { Box, Image } from '@chakra-ui/react';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { formatCount } from '../../ui/format/amounts';
import { CopyText } from '../../ui/layout/CopyText';
import { TextLink } from '../../ui/layout/TextLink';
import type { SealState } from './sealState';

const CANCELLED = 'La factura está anulada: este código ya no la respalda.';
const HINTS: Partial<Record<SealState, string>> = {
  accepted: 'Quien reciba la factura puede comprobarla con este código.',
  warned: 'Quien reciba la factura puede comprobarla con este código.',
  rejected: 'El código de la factura. La AEAT podrá comprobarlo cuando acepte su registro.',
  annulled: CANCELLED,
  annulmentRejected: CANCELLED,
  annulmentWaits: CANCELLED,
  neverThere: CANCELLED,
};
const BEFORE = 'El código de la factura ya es el definitivo: puedes entregarla.';

/** QR, verification code and hash; they stand from the moment of issue. */
export function SealProof({
  invoice,
  standing,
  csv,
}: {
  invoice: InvoiceWholeFragment;
  standing: SealState;
  csv: string | null;
}) {
  const { verifactu, qrUrl, fullNumber } = invoice;
  if (!verifactu) return null;
  return (
    <Box display="grid" gap="4">
      <Box display="flex" gap="4" alignItems="center">
        {/* On white in both modes, with the quiet zone that readers need. */}
        <Box width="116px" height="116px" padding="2" bg="white" borderWidth="1px" borderRadius="sm" flexShrink={0}>
          {verifactu.qrCode && (
            <Image
              src={verifactu.qrCode}
              alt={`Código QR de la factura ${fullNumber}`}
              css={{ imageRendering: 'pixelated' }}
            />
          )}
        </Box>
        <Box textStyle="small" color="muted">
          {HINTS[standing] ?? BEFORE}
          {qrUrl && (standing === 'accepted' || standing === 'warned') && (
            <Box marginTop="2">
              <TextLink to={qrUrl} target="_blank" rel="noreferrer">
                Ver en la sede de la AEAT
              </TextLink>
            </Box>
          )}
        </Box>
      </Box>
      {csv && <CopyText label="CSV de verificación" text={csv} />}
      <CopyText label="Huella (SHA-256)" text={verifactu.hash} mono />
      <Box textStyle="small">
        <TextLink
          to={paths.records({ record: verifactu.recordId })}
        >{`Ver el registro ${formatCount(verifactu.sequence)} de la cadena`}</TextLink>
      </Box>
    </Box>
  );
}
