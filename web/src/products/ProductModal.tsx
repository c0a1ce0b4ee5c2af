import { Box } from '@chakra-ui/react';
import { useCreateProductMutation, useUpdateProductMutation } from '../gql/products';
import { AmountInput } from '../ui/form/AmountInput';
import { useForm } from '../ui/form/form';
import { FormField } from '../ui/form/FormField';
import { Select } from '../ui/form/Select';
import { TextArea, TextInput } from '../ui/form/TextInput';
import { toast } from '../ui/overlay/toast';
import { evict } from '../client/evict';
import { checkProduct, inputOf, valuesOf, type ProductValues, type Editing } from './productValues';
import { FormModal, ModalForm, type FormInModal } from '../ui/form/FormModal';
import { here, rateOptions, taxHere } from '../ui/format/here';

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
      {modal => editing && <ProductForm key={old?.id ?? 'new'} modal={modal} editing={editing} />}
    </FormModal>
  );
}

function ProductForm({ modal, editing: { product, name } }: { modal: FormInModal; editing: Editing }) {
  const [create] = useCreateProductMutation({ update: evict('products') });
  const [update] = useUpdateProductMutation({ update: evict('products') });
  const save = async (values: ProductValues) => {
    const input = inputOf(values);
    if (product) await update({ variables: { id: product.id, input } });
    else await create({ variables: { input } });
    toast.success(product ? 'Producto actualizado correctamente' : 'Producto creado correctamente');
    modal.close();
  };
  const initial = valuesOf(product, name);
  const form = useForm({
    initial,
    check: checkProduct(initial.price),
    submit: save,
    failed: 'Error guardando producto',
    onFailed: toast.failed,
  });
  const { problems, field } = form;

  return (
    <ModalForm modal={modal} form={form} columns={6}>
      <Box gridColumn="span 6">
        <FormField label="Nombre" required error={problems.name}>
          <TextInput {...field('name')} maxLength={120} />
        </FormField>
      </Box>
      <Box gridColumn={{ base: 'span 6', sm: 'span 3' }}>
        <FormField
          label="Precio"
          required
          error={problems.price}
          hint={`Sin ${taxHere()}, por unidad. Con coma o punto.`}
        >
          <AmountInput
            {...field('price')}
            trail={
              <Box paddingEnd="2" color="muted">
                €
              </Box>
            }
          />
        </FormField>
      </Box>
      <Box gridColumn={{ base: 'span 6', sm: 'span 3' }}>
        <FormField label={taxHere()} required error={problems.ivaRate}>
          <Select {...field('ivaRate')} options={rateOptions(here().rates, product?.ivaRate)} />
        </FormField>
      </Box>
      <Box gridColumn="span 6">
        <FormField label="SKU" optional error={problems.sku} hint="Tu referencia, para encontrarlo antes">
          <TextInput {...field('sku')} maxLength={60} autoComplete="off" />
        </FormField>
      </Box>
      <Box gridColumn="span 6">
        <FormField
          label="Descripción"
          optional
          error={problems.description}
          hint="Lo que dirá la línea de la factura. Vacía, dirá el nombre."
        >
          <TextArea {...field('description')} maxLength={500} />
        </FormField>
      </Box>
    </ModalForm>
  );
}
