import { FormModal } from '../../ui/form/FormModal';
import { ApiKeysForm, type NewKey } from './ApiKeysForm';

export function ApiKeysModal({ open, onClose, onMade }: { open: boolean; onClose(): void; onMade(key: NewKey): void }) {
  return (
    <FormModal
      open={open}
      title="Nueva clave de API"
      id="api-key-form"
      send="Crear clave"
      sending="Creando..."
      onClose={onClose}
    >
      {({ id, onState, close }) => (
        <ApiKeysForm
          id={id}
          onState={onState}
          onMade={key => {
            onMade(key);
            close();
          }}
        />
      )}
    </FormModal>
  );
}
