import { Button } from '../ui/Button';
import { Kbd } from '../ui/Kbd';
import type { Sending } from './useSend';

interface SendButtonsProps { busy: Sending | null; issue(): void; save(): void; size?: 'md' | 'lg' }

export function SendButtons({ busy, issue, save, size }: SendButtonsProps) {
  return (
    <>
      <Button variant="accent" size={size} full busy={busy === 'issue'} off={busy === 'draft'} busyLabel="Creando..." aria-keyshortcuts="Control+Enter" onClick={issue}>
        Emitir factura<Kbd on aria-hidden hideBelow="lg">Ctrl ↵</Kbd>
      </Button>
      <Button full busy={busy === 'draft'} off={busy === 'issue'} busyLabel="Guardando..." aria-keyshortcuts="Control+S" onClick={save}>
        Guardar borrador
      </Button>
    </>
  );
}
