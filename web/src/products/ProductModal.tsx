import { FormModal } from '../ui/form/FormModal';
import { ProductForm } from './ProductForm';
import type { Editing } from './productValues';

export function ProductModal({ editing, onClose }: { editing: Editing | null; onClose(): void }) {
  const old = editing?.product;
  return (
    <FormModal
      open={editing !== null}
      title={old ? 'Editar producto' : 'Nuevo producto'}
      id="product-form"
      send={old ? 'Guardar cambios' : 'Crear producto'}
      sending="Guardando..."
      onClose={onClose}
    >
      {({ id, onState, close }) =>
        editing && <ProductForm key={old?.id ?? 'new'} id={id} editing={editing} onState={onState} onSaved={close} />
      }
    </FormModal>
  );
}
