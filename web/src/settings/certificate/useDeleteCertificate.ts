import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useDeleteCertificateMutation } from '../../gql/settings';
import {
  RepresentationDocument,
  VerifactuCertificateDocument,
  VerifactuOverviewDocument,
  type OverviewFieldsFragment,
  type RepresentationFieldsFragment,
} from '../../gql/verifactu';
import { useConfirm } from '../../ui/overlay/confirm';
import { formatDateProse } from '../../ui/format/dates';
import { focusContent } from '../../ui/layout/focusContent';
import { toast } from '../../ui/overlay/toast';
import { useRepresentation } from '../../verifactu/representation/useRepresentation';
import { whatWaits } from './whatWaits';

/** What happens without one: what the law still asks, and what waits. */
function consequences(
  overview: OverviewFieldsFragment | null,
  representation: RepresentationFieldsFragment | null,
): string {
  if (representation?.current) return 'Desde entonces Folio envía tus facturas por ti, como tiene autorizado.';
  const others = representation?.offered
    ? 'si no lo sustituyes por otro ni autorizas a Folio a enviar por ti'
    : 'si no lo sustituyes por otro';
  const law = overview?.boundUntil
    ? `Tu empresa ya ha enviado facturas, así que la ley le pide seguir haciéndolo hasta el ${formatDateProse(overview.boundUntil)}: ${others}, no se puede eliminar.`
    : 'Ninguna factura saldrá ya con él hacia la AEAT.';
  return [law, whatWaits(overview)].filter(Boolean).join(' ');
}

export function useDeleteCertificate(overview: OverviewFieldsFragment | null) {
  const confirm = useConfirm();
  const representation = useRepresentation();
  const client = useApolloClient();
  const [send] = useDeleteCertificateMutation();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    if (
      !(await confirm({
        title: '¿Eliminar el certificado digital?',
        question: consequences(overview, representation),
        action: 'Eliminar certificado',
        danger: true,
      }))
    )
      return;
    setBusy(true);
    try {
      await send();
      toast.success('Certificado eliminado');
      await client.refetchQueries({
        include: [VerifactuCertificateDocument, VerifactuOverviewDocument, RepresentationDocument],
      });
      focusContent();
    } catch (error) {
      toast.failed(error, 'Error eliminando el certificado');
    } finally {
      setBusy(false);
    }
  };
  return { remove, busy };
}
