import { memo } from 'react';
import { Button } from '../ui/Button';
import { Kbd } from '../ui/Kbd';
import type { Sending } from './useSend';

interface SendButtonProps { busy: Sending | null; press(): void; size?: 'md' | 'lg' }

export const IssueButton = memo(function IssueButton({ busy, press, size }: SendButtonProps) {
  return (
    <Button variant="accent" size={size} full busy={busy === 'issue'} off={busy === 'draft'} busyLabel="Creando..." aria-keyshortcuts="Control+Enter" onClick={press}>
      Emitir factura<Kbd on aria-hidden hideBelow="lg">Ctrl ↵</Kbd>
    </Button>
  );
});

export const SaveButton = memo(function SaveButton({ busy, press }: SendButtonProps) {
  return (
    <Button full busy={busy === 'draft'} off={busy === 'issue'} busyLabel="Guardando..." aria-keyshortcuts="Control+S" onClick={press}>
      Guardar borrador
    </Button>
  );
});
