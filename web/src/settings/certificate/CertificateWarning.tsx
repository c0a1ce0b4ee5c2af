import { Box } from '@chakra-ui/react';
import type { CertificateFieldsFragment } from '../../gql/verifactu';
import { Banner } from '../../ui/layout/Banner';
import { formatInstant } from '../../ui/format/dates';
import { counted } from '../../verifactu/counts';
import { useRepresentation } from '../../verifactu/representation/useRepresentation';
import { useObligation } from '../../verifactu/useOverview';

/** Expired, or soon to be. */
export function CertificateWarning({
  certificate: { expiresAt, daysUntilExpiration, isExpired, isExpiringSoon },
}: {
  certificate: CertificateFieldsFragment;
}) {
  const words = useObligation()?.words;
  const representation = useRepresentation();
  if (!expiresAt) return null;
  const day = formatInstant(expiresAt);
  if (isExpired) {
    return (
      <Banner kind="danger">
        <Box as="strong" fontWeight="semibold">
          Tu certificado caducó el {day}.
        </Box>{' '}
        {words}
      </Banner>
    );
  }
  if (!isExpiringSoon) return null;
  return (
    <Banner kind="warning">
      <Box as="strong" fontWeight="semibold">
        Tu certificado caduca en {counted(daysUntilExpiration ?? 0, 'día', 'días')}.
      </Box>{' '}
      {representation?.current
        ? 'Desde entonces Folio envía tus facturas por ti, como tiene autorizado. Si prefieres seguir con el tuyo, renuévalo y sube el nuevo.'
        : `Renuévalo con quien te lo dio y sube el nuevo antes del ${day}${representation?.offered ? ', o autoriza a Folio, aquí abajo, a enviar por ti' : ''}. Mientras tanto, todo se envía con normalidad.`}
    </Banner>
  );
}
