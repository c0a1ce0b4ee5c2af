import { useState } from 'react';
import type { ProductFieldsFragment } from '../gql/products';
import { Button } from '../ui/Button';
import { Modal } from '../ui/Modal';
import { ProductForm } from './ProductForm';

export interface Editing {
  /** Nothing: a new one. */
  product: ProductFieldsFragment | null;
  /** What a new one is called to begin with. */
  name: string;
}

const FORM = 'product-form';

export function ProductModal({ editing, onClose }: { editing: Editing | null; onClose(): void }) {
  const [state, setState] = useState({ dirty: false, busy: false });
  const title = editing?.product ? 'Editar producto' : 'Nuevo producto';
  const action = editing?.product ? 'Guardar cambios' : 'Crear producto';
  const close = () => {
    setState({ dirty: false, busy: false });
    onClose();
  };
  return (
    <Modal
      open={editing !== null} title={title} onClose={close} dirty={state.dirty}
      footer={leave => (
        <>
          <Button onClick={leave}>Cancelar</Button>
          <Button type="submit" form={FORM} variant="accent" busy={state.busy} busyLabel="Guardando...">{action}</Button>
        </>
      )}
    >
      {editing && <ProductForm key={editing.product?.id ?? 'new'} id={FORM} editing={editing} onState={setState} onSaved={close} />}
    </Modal>
  );
}
