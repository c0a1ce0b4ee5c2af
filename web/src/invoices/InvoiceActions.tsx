import { Box } from '@chakra-ui/react';
import { Ban, Check, Copy, Download, Pencil, Send, Trash2, Undo2 } from 'lucide-react';
import type { InvoiceWholeFragment } from '../gql/invoices';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import type { ActionName, InvoiceActs } from './useInvoiceActions';
import { usePdf } from './usePdf';
import type { Seal } from './useSeal';

interface InvoiceActionsProps { invoice: InvoiceWholeFragment; acts: InvoiceActs; seal: Seal }

/** Only what the invoice's state allows. */
export function InvoiceActions({ invoice, acts: { actions, busy }, seal }: InvoiceActionsProps) {
  const { status } = invoice;
  const { fetchPdf, busy: printing } = usePdf(invoice);
  const button = (name: ActionName, busyLabel: string) => (
    { busy: busy === name, off: busy !== null && busy !== name, busyLabel, onClick: () => void actions[name]() });
  const pdf = <Button variant={seal.urgent ? 'outline' : 'accent'} icon={<Download />} busy={printing} busyLabel="Generando..." onClick={fetchPdf}>Descargar PDF</Button>;
  return (
    <Box display="grid" gap="2" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'none' }} gridAutoFlow={{ lg: 'column' }} marginBottom={{ base: '4', lg: 0 }}>
      {(status === 'issued' || status === 'paid') && (
        <Box display="grid">
          {status === 'issued' && <Button icon={<Check />} {...button('pay', 'Guardando...')}>Marcar como pagada</Button>}
          {status === 'paid' && <Button icon={<Undo2 />} {...button('unpay', 'Guardando...')}>Deshacer pago</Button>}
        </Box>
      )}
      <Box display={{ base: 'flex', lg: 'contents' }} flexWrap="wrap" gap="2" css={{ '& > *': { flex: '1 1 140px' } }}>
        {status === 'draft' && <ButtonLink icon={<Pencil />} to={paths.editDraft(invoice.id)}>Editar</ButtonLink>}
        <ButtonLink icon={<Copy />} to={paths.copyInvoice(invoice.id)}>Duplicar</ButtonLink>
        {status === 'draft' && <Button variant="danger" icon={<Trash2 />} {...button('remove', 'Eliminando...')}>Eliminar</Button>}
        {(status === 'issued' || status === 'paid') && <Button variant="danger" icon={<Ban />} {...button('cancel', 'Anulando...')}>Anular</Button>}
      </Box>
      <Box display="grid" order={{ base: -1, lg: 0 }}>
        {status === 'draft' ? <Button variant="accent" icon={<Send />} {...button('issue', 'Creando...')}>Emitir</Button> : pdf}
      </Box>
      {seal.sendable && (
        <Box display="grid" order={{ base: -2, lg: 0 }}>
          <Button variant="accent" icon={<Send />} busy={seal.sending.busy} busyLabel="Enviando..." onClick={() => void seal.sending.send()}>Enviar Verifactu</Button>
        </Box>
      )}
    </Box>
  );
}
