import { Send, RotateCw, Wrench } from 'lucide-react';
import type { InvoiceWholeFragment } from '../gql/invoices';
import { Button } from '../ui/Button';
import { useOverview } from '../verifactu/useOverview';
import { neverSent, type Standing } from './standing';
import type { SendVerifactu } from './useSendVerifactu';

interface SealActionProps { invoice: InvoiceWholeFragment; standing: Standing; sending: SendVerifactu; onCorrect(): void }

/** The one thing to press on the card, if any. */
export function SealAction({ invoice: { verifactu }, standing, sending, onCorrect }: SealActionProps) {
  const overview = useOverview();
  const again = standing === 'rejected' || (standing === 'annulmentRejected' && verifactu?.annulment?.correctable);
  if (again) return <Button variant="accent" icon={<RotateCw />} onClick={onCorrect} busy={sending.busy} busyLabel="Enviando...">Reintentar</Button>;
  if (standing === 'blocked') return <Button variant="accent" icon={<Wrench />} onClick={onCorrect}>Ver cómo corregirla</Button>;
  if (standing === 'warned') {
    const idle = verifactu?.explanation?.action === 'none';
    return idle ? null : <Button icon={<Wrench />} onClick={onCorrect} busy={sending.busy} busyLabel="Enviando...">Ver cómo corregirla</Button>;
  }
  // Where nothing goes by itself, neither does an annulment.
  const heldBack = standing === 'annulmentWaits' && verifactu?.annulment?.held;
  if (standing !== 'sent' && !heldBack && !neverSent(standing, overview?.active ?? false)) return null;
  // What goes on by itself needs nobody, and of what does not the main button stands at the head of the page.
  return <Button icon={<Send />} onClick={() => void sending.send()} busy={sending.busy} busyLabel="Enviando...">Enviar Ahora</Button>;
}
