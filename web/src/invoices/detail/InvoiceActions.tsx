import { Box } from '@chakra-ui/react';
import {
  Ban,
  Check,
  Copy,
  Download,
  FilePenLine,
  Files,
  FileUser,
  Mail,
  PackageX,
  Pencil,
  Repeat,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { mayBePaid } from '../collect/paidWith';
import { mayExchange } from '../exchange/ticket';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { MoreMenu, type MoreAction } from '../../ui/overlay/MoreMenu';
import type { ActionName, InvoiceActs } from './useInvoiceActions';
import { RepeatDialog } from '../recurring/RepeatDialog';
import { mayRepeat, ofInvoice, type Repeating } from '../recurring/repeatable';
import { usePdf } from './usePdf';
import type { Seal } from '../seal/useSeal';
import type { DeliveryOf } from '../send/useDelivery';

interface InvoiceActionsProps {
  invoice: InvoiceWholeFragment;
  acts: InvoiceActs;
  seal: Seal;
  delivery: DeliveryOf;
}

/**
 * Only what the invoice's state allows. From the right: the main action (at last the PDF), '⋯', what becomes of the
 * money, and what comes and goes by itself; so nothing moves under a pointer, and what cannot be undone lies behind
 * '⋯'.
 */
export function InvoiceActions({ invoice, acts: { actions, busy }, seal, delivery }: InvoiceActionsProps) {
  const { status } = invoice;
  const [repeating, setRepeating] = useState<Repeating | null>(null);
  const navigate = useNavigate();
  const { fetchPdf, fetchDuplicate, busy: printing } = usePdf(invoice);
  const button = (name: ActionName, busyLabel: string) => ({
    busy: busy === name,
    off: busy !== null && busy !== name,
    busyLabel,
    onClick: () => void actions[name](),
  });
  const cancellable = status === 'issued' || status === 'paid';
  const isExchange = invoice.kind === 'F3';
  const undoable = isExchange && cancellable && !invoice.exchange?.takesBack && !invoice.exchange?.takenBackBy;
  const more: MoreAction[] = [
    ...(mayExchange(invoice) && !invoice.exchangedBy
      ? [{ label: 'Canjear por factura completa', icon: FileUser, press: () => void actions.exchange() }]
      : []),
    ...(undoable ? [{ label: 'Deshacer el canje', icon: Undo2, press: () => void actions.takeBack() }] : []),
    // What changes of one invoice is said of no other.
    ...(invoice.rectification || isExchange
      ? []
      : [{ label: 'Duplicar', icon: Copy, to: paths.copyInvoice(invoice.id) }]),
    ...(mayRepeat(invoice) ? [{ label: 'Repetir', icon: Repeat, press: () => setRepeating(ofInvoice(invoice)) }] : []),
    ...(status === 'draft' ? [] : [{ label: 'Descargar duplicado', icon: Files, press: fetchDuplicate }]),
    ...(status === 'draft'
      ? [{ label: 'Eliminar', icon: Trash2, danger: true, press: () => void actions.remove() }]
      : []),
    ...(cancellable && !isExchange
      ? [
          { label: 'Me he equivocado', icon: FilePenLine, to: paths.wrong(invoice.id) },
          // Of what only says what changes nothing was sold.
          ...(invoice.rectification
            ? []
            : [{ label: 'Devolución o impago', icon: PackageX, to: paths.wrong(invoice.id, { what: 'later' }) }]),
        ]
      : []),
    ...(cancellable ? [{ label: 'Anular', icon: Ban, danger: true, press: () => void actions.cancel() }] : []),
  ];
  return (
    <Box
      display="grid"
      gap="2"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) 44px', lg: 'none' }}
      gridAutoFlow={{ lg: 'column' }}
      marginBottom={{ base: '4', lg: 0 }}
      css={{
        '& > .wide': { display: 'grid', gridColumn: { base: '1 / -1', lg: 'auto' } },
        '& > .side': { display: 'grid', order: { base: 1, lg: 0 } },
        '& > .more': { order: { base: 2, lg: 0 } },
      }}
    >
      {seal.sendable && (
        <Box className="wide">
          <Button
            variant={seal.urgent ? 'accent' : 'outline'}
            icon={<Send />}
            busy={seal.sending.busy}
            busyLabel="Enviando..."
            onClick={() => void seal.sending.send()}
          >
            Enviar Verifactu
          </Button>
        </Box>
      )}
      {delivery.sendable && (
        <Box className="wide">
          <Button icon={<Mail />} off={!delivery.delivery} onClick={() => delivery.open()}>
            Enviar por correo
          </Button>
        </Box>
      )}
      <Box className="side">
        {status === 'draft' && (
          <ButtonLink icon={<Pencil />} to={paths.editDraft(invoice.id)}>
            Editar
          </ButtonLink>
        )}
        {status === 'issued' && mayBePaid(invoice) && (
          <Button icon={<Check />} {...button('pay', 'Guardando...')}>
            Marcar como pagada
          </Button>
        )}
        {status === 'paid' && (
          <Button icon={<Undo2 />} {...button('unpay', 'Guardando...')}>
            Deshacer pago
          </Button>
        )}
      </Box>
      <Box className="more">
        <MoreMenu actions={more} busy={busy !== null} />
        <RepeatDialog
          repeating={repeating}
          onClose={() => setRepeating(null)}
          onMade={() => void navigate(paths.recurring())}
        />
      </Box>
      <Box className="wide">
        {status === 'draft' ? (
          <Button variant="accent" icon={<Send />} {...button('issue', 'Creando...')}>
            Emitir
          </Button>
        ) : (
          <Button
            variant={seal.urgent ? 'outline' : 'accent'}
            icon={<Download />}
            busy={printing}
            busyLabel="Generando..."
            onClick={fetchPdf}
          >
            Descargar PDF
          </Button>
        )}
      </Box>
    </Box>
  );
}
