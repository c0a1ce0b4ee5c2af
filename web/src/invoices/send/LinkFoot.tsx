import { Box } from '@chakra-ui/react';
import {
  useRevokeInvoiceLinkMutation,
  useShareInvoiceMutation,
  type DeliveryFragment,
  type InvoiceWholeFragment,
} from '../../gql/invoices';
import { formatInstant } from '../../ui/format/dates';
import { CopyText } from '../../ui/layout/CopyText';
import { Press } from '../../ui/layout/Press';
import { useAskAndDo } from '../../ui/overlay/useAskAndDo';

interface LinkFootProps {
  invoice: Pick<InvoiceWholeFragment, 'id' | 'fullNumber'>;
  link: DeliveryFragment['link'];
  sendable: boolean;
}

/** The customer's link: to copy, to take back, or to make. */
export function LinkFoot({ invoice: { id, fullNumber }, link, sendable }: LinkFootProps) {
  const [share] = useShareInvoiceMutation({ variables: { id } });
  const [revoke] = useRevokeInvoiceLinkMutation({ variables: { id } });
  const { busy, askAndDo } = useAskAndDo();
  const make = () => askAndDo({ act: share, done: 'Enlace creado', failed: 'Error creando el enlace' });
  const takeBack = () =>
    askAndDo({
      ask: {
        title: `¿Revocar el enlace de la factura ${fullNumber}?`,
        question: 'Quien lo tenga dejará de ver la factura, también en los correos que ya has enviado.',
        action: 'Revocar enlace',
        danger: true,
      },
      act: revoke,
      done: 'Enlace revocado',
      failed: 'Error revocando el enlace',
    });
  if (!link && !sendable) return null;
  return (
    <Box borderTopWidth="1px" marginTop="3" paddingTop="3">
      {link ? (
        <>
          <CopyText label="Enlace del cliente" text={link.url} />
          <Box
            display="flex"
            justifyContent="space-between"
            alignItems="center"
            gap="3"
            color="muted"
            textStyle="small"
          >
            {`Hasta el ${formatInstant(link.expiresAt)}`}
            <Press aria-disabled={busy || undefined} color="danger" onClick={() => void takeBack()}>
              Revocar
            </Press>
          </Box>
        </>
      ) : (
        <Press aria-disabled={busy || undefined} onClick={() => void make()}>
          Crear un enlace para el cliente
        </Press>
      )}
    </Box>
  );
}
