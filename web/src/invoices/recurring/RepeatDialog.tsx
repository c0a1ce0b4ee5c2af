import { FormModal } from '../../ui/form/FormModal';
import { RepeatForm } from './RepeatForm';
import type { Repeating } from './repeatable';

interface RepeatDialogProps {
  /** null: it is closed. */
  repeating: Repeating | null;
  onClose(): void;
  /** Once a new one is kept. */
  onMade?(): void;
}

/** How often an invoice repeats, until when, what becomes of each, and what it says. */
export function RepeatDialog({ repeating, onClose, onMade }: RepeatDialogProps) {
  const name = repeating?.customerName ?? '';
  return (
    <FormModal
      open={repeating !== null}
      title={repeating?.rule ? `Factura recurrente de ${name}` : `Repetir la factura de ${name}`}
      size="lg"
      id="repeat-form"
      send={repeating?.rule ? 'Guardar cambios' : 'Repetir'}
      sending="Guardando..."
      onClose={onClose}
    >
      {modal => repeating && <RepeatForm modal={modal} repeating={repeating} onMade={onMade} />}
    </FormModal>
  );
}
