import { Box } from '@chakra-ui/react';
import { Ban, CircleCheck, Clock, PencilLine, Undo2, type LucideIcon } from 'lucide-react';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { Card } from '../../ui/layout/Card';
import { formatDate } from '../../ui/format/dates';
import { IconDisc } from '../../ui/layout/IconDisc';

interface Said {
  icon: LucideIcon;
  color: string;
  title: string;
  text: string;
}

function said({ status, paidOn, total, rectification }: InvoiceWholeFragment): Said {
  if (status === 'issued' && rectification && !/[1-9]/.test(total))
    return {
      icon: CircleCheck,
      color: 'success',
      title: 'Sin importe',
      text: 'Solo corrige datos: no hay nada que cobrar ni que devolver.',
    };
  if (status === 'issued' && total.startsWith('-'))
    return {
      icon: Undo2,
      color: 'warning',
      title: 'A favor del cliente',
      text: 'Márcala como pagada cuando devuelvas el dinero o lo descuentes de otra factura.',
    };
  switch (status) {
    case 'issued':
      return {
        icon: Clock,
        color: 'warning',
        title: 'Pendiente de cobro',
        text: 'Márcala como pagada cuando recibas el dinero.',
      };
    case 'paid':
      return {
        icon: CircleCheck,
        color: 'success',
        title: 'Cobrada',
        text: paidOn ? `El ${formatDate(paidOn)}.` : 'El cliente ya la ha pagado.',
      };
    case 'cancelled':
      return { icon: Ban, color: 'danger', title: 'Anulada', text: 'Conserva su número, pero ya no cuenta.' };
    default:
      return {
        icon: PencilLine,
        color: 'neutral',
        title: 'Sin emitir',
        text: 'Recibirá su número al emitirla. Hasta entonces puedes cambiarla o eliminarla.',
      };
  }
}

/** How the invoice stands, in plain words. */
export function StateCard({ invoice }: { invoice: InvoiceWholeFragment }) {
  const { icon: Icon, color, title, text } = said(invoice);
  return (
    <Card padding="5" display="grid" gridTemplateColumns="36px 1fr" gap="3" alignItems="center">
      <IconDisc icon={Icon} tone={color} />
      <Box>
        <Box textStyle="h2">{title}</Box>
        <Box color="muted" textStyle="small">
          {text}
        </Box>
      </Box>
    </Card>
  );
}
