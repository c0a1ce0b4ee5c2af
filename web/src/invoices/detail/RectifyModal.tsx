import { Box } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { useRectifyInvoiceMutation, type InvoiceWholeFragment } from '../../gql/invoices';
import type { RectificationKind } from '../../gql/schema';
import { paths } from '../../paths';
import { problems } from '../../ui/form/checks';
import { useForm } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { FormModal, ModalForm, type FormInModal } from '../../ui/form/FormModal';
import { Select } from '../../ui/form/Select';
import { TextInput } from '../../ui/form/TextInput';
import { formatMoney } from '../../ui/format/amounts';
import { toast } from '../../ui/overlay/toast';
import { customerOf } from '../customerOf';
import { evictInvoices } from '../evictInvoices';

interface Reason {
  value: string;
  label: string;
  kind: RectificationKind;
  /** What the paper says unless somebody writes it better. */
  cause: string;
  hint?: string;
}

/** What happened, in the words of who invoices, and the kind that the law has for it (LIVA, art. 80). */
const REASONS: Reason[] = [
  {
    value: 'undone',
    label: 'Devolución, o al final no se hizo',
    kind: 'R1',
    cause: 'Devolución o resolución de la operación (artículo 80.Dos de la Ley 37/1992).',
  },
  {
    value: 'price',
    label: 'El precio, la cantidad o un descuento son otros',
    kind: 'R1',
    cause: 'Cambio del precio después de emitir (artículo 80.Dos de la Ley 37/1992).',
  },
  { value: 'rate', label: 'El IVA es otro', kind: 'R1', cause: 'El tipo o la causa del IVA no eran los debidos.' },
  {
    value: 'customer',
    label: 'Los datos del cliente, o era para otro',
    kind: 'R4',
    cause: 'Los datos del destinatario no eran los correctos.',
  },
  {
    value: 'other',
    label: 'La descripción, la fecha u otra cosa',
    kind: 'R4',
    cause: 'Error en los datos de la factura.',
  },
  {
    value: 'insolvency',
    label: 'El cliente está en concurso de acreedores',
    kind: 'R2',
    cause: 'Concurso del destinatario (artículo 80.Tres de la Ley 37/1992).',
    hint: 'Dentro del plazo que da el artículo 80.Tres desde que se publica el concurso, y avisando a la AEAT en un mes.',
  },
  {
    value: 'unpaid',
    label: 'No me la pagan',
    kind: 'R3',
    cause: 'Crédito incobrable (artículo 80.Cuatro de la Ley 37/1992).',
    hint: 'Cuando ha pasado el plazo del artículo 80.Cuatro y la has reclamado de forma que conste, y avisando a la AEAT en un mes.',
  },
];

interface RectifyModalProps {
  invoice: InvoiceWholeFragment;
  open: boolean;
  onClose(): void;
}

/** Credits an issued invoice whole by a rectifying one, which it issues. */
export function RectifyModal({ invoice, open, onClose }: RectifyModalProps) {
  return (
    <FormModal
      open={open}
      title={`Rectificar ${invoice.fullNumber}`}
      id="rectify-form"
      send="Emitir rectificativa"
      sending="Creando..."
      onClose={onClose}
    >
      {modal => <RectifyForm modal={modal} invoice={invoice} />}
    </FormModal>
  );
}

function RectifyForm({ modal, invoice }: { modal: FormInModal; invoice: InvoiceWholeFragment }) {
  const [rectify] = useRectifyInvoiceMutation({ update: evictInvoices });
  const navigate = useNavigate();
  const form = useForm({
    initial: { reason: REASONS[0]!.value, cause: '' },
    check: ({ cause }) =>
      problems({ reason: undefined, cause: cause.length > 500 ? 'Escribe como mucho 500 caracteres' : undefined }),
    submit: async ({ reason, cause }) => {
      const { kind, cause: usual } = REASONS.find(({ value }) => value === reason)!;
      const { data } = await rectify({ variables: { id: invoice.id, input: { kind, cause: cause.trim() || usual } } });
      if (!data) return;
      const { id, warnings } = data.rectifyInvoice;
      toast.success('Factura rectificativa emitida');
      modal.close();
      void navigate(paths.invoice(id), { state: { warnings } });
    },
    failed: 'Error emitiendo la rectificativa',
  });
  const chosen = REASONS.find(({ value }) => value === form.values.reason)!;
  const credited = formatMoney(invoice.total.startsWith('-') ? invoice.total.slice(1) : `-${invoice.total}`);
  return (
    <ModalForm modal={modal} form={form}>
      <Box>
        Se emite una factura de tu serie de rectificativas por {credited} a nombre de {customerOf(invoice).name}: abona
        entera la {invoice.fullNumber}, que queda como está. Si algo se debe todavía, duplica después la original y
        emítela bien.
      </Box>
      <FormField label="Qué ha pasado" required error={form.problems.reason} hint={chosen.hint}>
        <Select {...form.field('reason')} options={REASONS} />
      </FormField>
      <FormField
        label="Causa"
        error={form.problems.cause}
        hint="Sale en la factura. Si la dejas vacía, dice lo que se lee en gris."
      >
        <TextInput {...form.field('cause')} maxLength={500} placeholder={chosen.cause} autoComplete="off" />
      </FormField>
    </ModalForm>
  );
}
