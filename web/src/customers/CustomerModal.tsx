import type { CustomerFieldsFragment } from '../gql/customers';
import { FormModal } from '../ui/form/FormModal';
import { CustomerForm } from './CustomerForm';
import type { Editing } from './customerValues';

export function CustomerModal({
  editing,
  onClose,
  onSaved,
}: {
  editing: Editing | null;
  onClose(): void;
  onSaved?(customer: CustomerFieldsFragment): void;
}) {
  const old = editing?.customer;
  return (
    <FormModal
      open={editing !== null}
      title={old ? 'Editar cliente' : 'Nuevo cliente'}
      id="customer-form"
      send={old ? 'Guardar cambios' : 'Crear cliente'}
      sending="Guardando..."
      onClose={onClose}
    >
      {({ id, onState, close }) =>
        editing && (
          <CustomerForm
            key={old?.id ?? 'new'}
            id={id}
            editing={editing}
            onState={onState}
            onSaved={customer => {
              onSaved?.(customer);
              close();
            }}
          />
        )
      }
    </FormModal>
  );
}
