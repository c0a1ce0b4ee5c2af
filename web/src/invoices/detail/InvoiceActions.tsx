import { Box } from '@chakra-ui/react';
import { Check, Download, Mail, Pencil, Send, Undo2 } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { mayBePaid } from '../collect/paidWith';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { MoreMenu } from '../../ui/overlay/MoreMenu';
import type { InvoiceActs } from './useInvoiceActions';
import { RepeatDialog } from '../recurring/RepeatDialog';
import { ofInvoice, type Repeating } from '../recurring/repeatable';
import { usePdf } from './usePdf';
import { moreActions } from './moreActions';
import type { ActionName } from './useRun';
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
  const more = moreActions(invoice, { actions, fetchDuplicate, repeat: () => setRepeating(ofInvoice(invoice)) });
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
      <Sending seal={seal} delivery={delivery} />
      <Box className="side">
        <Money invoice={invoice} button={button} />
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

/** To the tax agency, and to the customer. */
function Sending({ seal, delivery }: Pick<InvoiceActionsProps, 'seal' | 'delivery'>) {
  return (
    <>
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
    </>
  );
}

type ButtonOf = (
  name: ActionName,
  busyLabel: string,
) => Pick<ComponentProps<typeof Button>, 'busy' | 'off' | 'busyLabel' | 'onClick'>;

/** What becomes of the money; a draft has none yet, and is written on. */
function Money({ invoice, button }: { invoice: InvoiceWholeFragment; button: ButtonOf }) {
  const { status } = invoice;
  return (
    <>
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
    </>
  );
}
