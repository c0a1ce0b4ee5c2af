import { Box } from '@chakra-ui/react';
import { FilePenLine, Send, RotateCw, Wrench } from 'lucide-react';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { Button, ButtonLink } from '../../ui/Button';
import type { SealState } from './sealState';
import type { SendVerifactu } from './useSendVerifactu';
import { asksToRectify, wrongOf } from './wrongOf';

interface SealActionProps {
  invoice: InvoiceWholeFragment;
  standing: SealState;
  sending: SendVerifactu;
  onCorrect(): void;
}

/** What to press on the card, if anything. */
export function SealAction({ invoice: { id, verifactu }, standing, sending, onCorrect }: SealActionProps) {
  const again = standing === 'rejected' || (standing === 'annulmentRejected' && verifactu?.annulment?.correctable);
  if (standing === 'rejected' && asksToRectify(verifactu?.explanation))
    return (
      <Box display="grid" gap="2">
        <ButtonLink variant="accent" icon={<FilePenLine />} to={wrongOf(id, verifactu?.explanation)}>
          Me he equivocado
        </ButtonLink>
        <Button icon={<RotateCw />} onClick={onCorrect} busy={sending.busy} busyLabel="Enviando...">
          Reintentar
        </Button>
      </Box>
    );
  if (again)
    return (
      <Button variant="accent" icon={<RotateCw />} onClick={onCorrect} busy={sending.busy} busyLabel="Enviando...">
        Reintentar
      </Button>
    );
  if (standing === 'warned') {
    const idle = verifactu?.explanation?.action === 'none';
    return idle ? null : (
      <Button icon={<Wrench />} onClick={onCorrect} busy={sending.busy} busyLabel="Enviando...">
        Ver cómo corregirla
      </Button>
    );
  }
  if (standing !== 'sent' && standing !== 'pending') return null;
  // It goes on by itself: this is for who does not want to wait.
  return (
    <Button icon={<Send />} onClick={() => void sending.send()} busy={sending.busy} busyLabel="Enviando...">
      Enviar Ahora
    </Button>
  );
}
