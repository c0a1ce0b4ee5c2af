import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useDeleteCertificateMutation } from '../../gql/settings';
import {
  VerifactuCertificateDocument,
  VerifactuOverviewDocument,
  type OverviewFieldsFragment,
} from '../../gql/verifactu';
import { RepresentationDocument, type RepresentationFieldsFragment } from '../../gql/who-sends';
import { useConfirm } from '../../ui/overlay/confirm';
import { formatDateProse } from '../../ui/format/dates';
import { toast } from '../../ui/overlay/toast';
import { useRepresentation } from '../../verifactu/representation/useRepresentation';
import { whatWaits } from './whatWaits';

interface Installed {
  overview: OverviewFieldsFragment | null;
  /** It has not expired. */
  inForce: boolean;
  onReplace(): void;
}

/** Why nobody would send what must still be sent, were it gone, and the ways out; null: it may go. */
function whyNeeded(
  { overview, inForce }: Installed,
  representation: RepresentationFieldsFragment | null,
): string | null {
  if (!overview || !representation || !inForce || representation.current) return null;
  const operator = representation.offered ? ', o autoriza a Folio, aquí abajo, a enviar por ti' : '';
  if (overview.boundUntil)
    return `Tu empresa ya ha enviado facturas, así que la ley le pide seguir haciéndolo hasta el ${formatDateProse(overview.boundUntil)}. Sustitúyelo por otro${operator}.`;
  return overview.waiting
    ? `${whatWaits(overview)} Elimínalo cuando hayan salido con él. Si no puedes esperar, sustitúyelo por otro${operator}.`
    : null;
}

/** What happens without one. */
function consequences(
  overview: OverviewFieldsFragment | null,
  representation: RepresentationFieldsFragment | null,
): string {
  if (representation?.current) return 'Desde entonces Folio envía tus facturas por ti, como tiene autorizado.';
  return ['Ninguna factura saldrá ya con él hacia la AEAT.', whatWaits(overview)].filter(Boolean).join(' ');
}

export function useDeleteCertificate(installed: Installed) {
  const { overview, onReplace } = installed;
  const confirm = useConfirm();
  const representation = useRepresentation();
  const client = useApolloClient();
  const [send] = useDeleteCertificateMutation();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    const needed = whyNeeded(installed, representation);
    if (needed !== null) {
      if (await confirm({ title: 'Todavía no se puede eliminar', question: needed, action: 'Sustituir certificado' }))
        onReplace();
      return;
    }
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
    } catch (error) {
      toast.failed(error, 'Error eliminando el certificado');
    } finally {
      setBusy(false);
    }
  };
  return { remove, busy };
}
