import { FormField } from '../../ui/form/FormField';
import { FormModal, ModalForm, type FormInModal } from '../../ui/form/FormModal';
import { problems } from '../../ui/form/checks';
import { useForm } from '../../ui/form/form';
import { TextInput } from '../../ui/form/TextInput';
import { toast } from '../../ui/overlay/toast';
import { LONGEST_NAME, LONGEST_QUERY, MOST_VIEWS } from './savedViews';

interface SaveViewProps {
  save(name: string): void;
  query: string;
  /** Names that other views have. */
  taken: string[];
}

/** A name for what the list shows now. */
export function SaveViewModal({ open, onClose, ...rest }: SaveViewProps & { open: boolean; onClose(): void }) {
  return (
    <FormModal
      open={open}
      title="Guardar esta vista"
      size="sm"
      id="save-view"
      send="Guardar vista"
      sending="Guardando..."
      unasked
      onClose={onClose}
    >
      {modal => <SaveViewForm modal={modal} {...rest} />}
    </FormModal>
  );
}

function SaveViewForm({ modal, save, query, taken }: SaveViewProps & { modal: FormInModal }) {
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) =>
      problems({
        name: !name.trim()
          ? 'Escribe un nombre'
          : taken.includes(name.trim())
            ? 'Ya hay una vista con este nombre'
            : taken.length >= MOST_VIEWS
              ? `Caben ${MOST_VIEWS} vistas: olvida antes otra`
              : query.length > LONGEST_QUERY
                ? 'Esta búsqueda es demasiado larga para guardarla: quita algún filtro'
                : undefined,
      }),
    async submit({ name }) {
      save(name.trim());
      toast.success('Vista guardada');
      modal.close();
    },
    failed: 'Error guardando la vista',
  });
  return (
    <ModalForm modal={modal} form={form}>
      <FormField
        label="Nombre"
        required
        error={form.problems.name}
        hint="La vista es su dirección: búsqueda, filtros y orden. El nombre se guarda en este navegador."
      >
        <TextInput {...form.field('name')} maxLength={LONGEST_NAME} placeholder="Hotel, este año" />
      </FormField>
    </ModalForm>
  );
}
