import { Box } from '@chakra-ui/react';
import { Ban, CircleCheck, Clock, PencilLine, Undo2, type LucideIcon } from 'lucide-react';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { formatMoney } from '../../ui/format/amounts';
import { Card } from '../../ui/layout/Card';
import { formatDate } from '../../ui/format/dates';
import { Numbered } from '../../ui/format/Numbered';
import { isCovered, openReplaced, setOffText } from '../collect/paidWith';
import { partly } from '../collect/partly';
import { countedOf, isOfData } from '../amountCounted';
import { isOfDebt } from '../wrong/rectifying';
import { IconDisc } from '../../ui/layout/IconDisc';
import { isZero } from '../../../../schema/decimal';

interface Said {
  icon: LucideIcon;
  color: string;
  title: string;
  text: string;
}

/** Of an invoice that replaces another one, which counts by itself, only the difference is to be paid. */
function replacing(invoice: InvoiceWholeFragment, open: { fullNumber: string }[]): Said {
  const difference = countedOf(invoice);
  const counts = `De esta cuenta la diferencia con la original, ${formatMoney(difference)}`;
  if (open.length > 0)
    return {
      icon: Clock,
      color: 'warning',
      title: 'Pendiente de cobro',
      text: `Vale en lugar de la ${open.map(({ fullNumber }) => fullNumber).join(', ')}, que sigue sin cobrar: al marcar esta como pagada quedan pagadas las dos.${!isZero(difference) ? ` ${counts}.` : ''}`,
    };
  const back = difference.startsWith('-');
  return {
    icon: back ? Undo2 : Clock,
    color: 'warning',
    title: back ? 'A favor del cliente' : 'Pendiente de cobro',
    text: partly(invoice)
      ? `${counts}; quedan ${formatMoney(invoice.owed)}.`
      : `${counts}: márcala como pagada cuando se pague.`,
  };
}

/** Who opens what another one replaces is led to that one: it is what the customer has to have, and to pay. */
function inPlaceOf({ rectifiedBy }: InvoiceWholeFragment): string | undefined {
  const by = rectifiedBy.find(({ way, status }) => way === 'S' && status !== 'cancelled');
  return by && `La ${by.fullNumber} vale en su lugar: al marcar esa como pagada quedan pagadas las dos.`;
}

/**
 * Nothing is left of it once what credits it is taken off: both are settled at once. What came in too much is given back by the
 * credit.
 */
function creditedBy({ owed, asked, collected, rectifiedBy }: InvoiceWholeFragment): Said | undefined {
  if (isZero(owed) || !isCovered({ owed, asked })) return undefined;
  const by = rectifiedBy.filter(({ way, status }) => way === 'I' && status === 'issued');
  if (by.length === 0) return undefined;
  return {
    icon: CircleCheck,
    color: 'neutral',
    title: 'Nada por cobrar',
    text: `${isZero(collected) ? '' : `Ha entrado ${formatMoney(collected)}. `}La salda ${by.map(({ fullNumber }) => `la ${fullNumber}`).join(' y ')}: márcalas como pagadas a la vez.`,
  };
}

/** Its VAT alone comes back: what was not paid is not given back. */
const ofDebt = ({ kind, tax, rectification }: InvoiceWholeFragment): Said => ({
  icon: CircleCheck,
  color: 'neutral',
  title: kind === 'R2' ? 'Concurso de acreedores' : 'Deuda incobrable',
  text: `Recuperas el ${tax} de lo que no te pagan: no hay nada que devolver. La deuda de la ${(rectification?.invoices ?? []).map(({ fullNumber }) => fullNumber).join(', ')} sigue, pero ya no suma en lo que esperas cobrar.`,
});

function said(invoice: InvoiceWholeFragment): Said {
  const { status, paidOn, collected, owed } = invoice;
  const replaced = openReplaced(invoice);
  if (status === 'issued' && isOfData(invoice) && replaced.length === 0)
    return {
      icon: CircleCheck,
      color: 'success',
      title: 'Sin importe',
      text: 'Solo corrige datos: no hay nada que cobrar ni que devolver.',
    };
  if (status === 'issued' && (invoice.exchange?.takesBack ?? invoice.exchange?.takenBackBy))
    return {
      icon: CircleCheck,
      color: 'success',
      title: 'Sin efecto',
      text: 'Por ella no se cobra ni se devuelve nada: se cobran sus simplificadas.',
    };
  const counted = countedOf(invoice);
  if (status === 'issued' && invoice.rectification?.replaced) return replacing(invoice, replaced);
  if (status === 'issued' && isOfDebt(invoice)) return ofDebt(invoice);
  if (status === 'issued' && counted.startsWith('-'))
    return {
      icon: Undo2,
      color: 'warning',
      title: 'A favor del cliente',
      text: setOffText(invoice)
        ? 'Márcala como pagada a la vez que la que rectifica.'
        : 'Márcala como pagada cuando devuelvas el dinero o lo descuentes de otra factura.',
    };
  const credited = creditedBy(invoice);
  switch (status) {
    case 'issued':
      if (credited) return credited;
      if (partly(invoice))
        return {
          icon: Clock,
          color: 'warning',
          title: 'Cobro parcial',
          text: `Ha entrado ${formatMoney(collected)}; quedan ${formatMoney(owed)}.`,
        };
      return {
        icon: Clock,
        color: 'warning',
        title: 'Pendiente de cobro',
        text: inPlaceOf(invoice) ?? 'Márcala como pagada cuando recibas el dinero.',
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
          <Numbered text={text} />
        </Box>
      </Box>
    </Card>
  );
}
