import { Box, chakra } from '@chakra-ui/react';
import { HOLDS } from '../../../../schema/remind/holds';
import { STEP_NAMES, type Step } from '../../../../schema/remind/ladder';
import {
  useInvoiceRemindersQuery,
  useRemindOfInvoiceMutation,
  useSendReminderMutation,
  type InvoiceWholeFragment,
  type RemindersFragment,
} from '../../gql/invoices';
import { formatDate } from '../../ui/format/dates';
import { unratedText } from '../../ui/format/unrated';
import { Card } from '../../ui/layout/Card';
import { Press } from '../../ui/layout/Press';
import { useAskAndDo } from '../../ui/overlay/useAskAndDo';
import { LetterRow } from './LetterRow';

/** The step that asks for interest. */
const LAST = 3;
const List = chakra('ul', { base: { listStyle: 'none', margin: 0, padding: 0 } });
const name = (step: number) => STEP_NAMES[step as Step];

/** What comes by itself, or why nothing does. */
function comesOf({ overdue, letters }: RemindersFragment): string | null {
  if (!overdue) return null;
  if (overdue.hold) return `${HOLDS[overdue.hold]}.`;
  if (overdue.nextStep) return `${name(overdue.nextStep)} el ${formatDate(overdue.nextOn!)}, si no se cobra antes.`;
  if (overdue.byHand) return 'Ninguno sale solo: puedes enviarlo tú.';
  return letters.length > 0 ? 'No sale ninguno más por ahora.' : 'No hay ningún aviso activo.';
}

const settledAs = ({ on, customerOn }: RemindersFragment) =>
  on && customerOn ? 'Aclarado: los avisos siguen' : 'Aclarado: los avisos siguen quitados';

/** The reminders of an overdue invoice: each letter as it went, what comes, and what a person may do about it. */
export function ReminderCard({ invoice: { id, status } }: { invoice: Pick<InvoiceWholeFragment, 'id' | 'status'> }) {
  const { data, error, refetch } = useInvoiceRemindersQuery({ variables: { id }, skip: status === 'draft' });
  const [send] = useSendReminderMutation();
  const [mark] = useRemindOfInvoiceMutation();
  const { busy, askAndDo } = useAskAndDo();
  const found = data?.invoiceReminders;
  if (error && !found)
    return (
      <Card as="section" aria-label="Recordatorios" padding="5">
        <Box textStyle="h2">Recordatorios</Box>
        <Box color="muted">No se han podido cargar.</Box>
        <Press onClick={() => void refetch().catch(() => undefined)}>Reintentar</Press>
      </Card>
    );
  if (!found || (!found.overdue && found.letters.length === 0)) return null;
  const { overdue, on, answerId, letters } = found;
  const saysLaw = overdue?.byHand === LAST || overdue?.nextStep === LAST;
  const unrated = saysLaw ? found.unratedFrom : null;
  const step = overdue?.byHand ?? null;
  const sendNow = () =>
    askAndDo({
      ask: {
        title: `¿Enviar ahora: ${name(step!)}?`,
        question: `Va a ${overdue!.email}, con lo que queda por pagar y la factura en PDF.`,
        action: 'Enviar ahora',
      },
      act: () =>
        send({
          variables: { id, step },
          context: { headers: { 'Idempotency-Key': `remind-${id}-${step}-${Date.now()}` } },
        }),
      done: 'Recordatorio en camino',
      failed: 'Error enviando el recordatorio',
    });
  const set = (to: boolean, done: string, settledAnswerId?: string) =>
    askAndDo({
      act: () => mark({ variables: { id, input: { on: to, settledAnswerId } } }),
      done,
      failed: 'Error guardando',
    });
  return (
    <Card as="section" aria-label="Recordatorios" padding="5">
      <Box textStyle="h2">Recordatorios</Box>
      {overdue && <Box color="muted">{comesOf(found)}</Box>}
      {unrated && <Box color="warning">{unratedText(unrated)}</Box>}
      <List>
        {letters.map(letter => (
          <LetterRow key={letter.id} letter={letter} />
        ))}
      </List>
      {overdue && (
        <Box display="flex" flexWrap="wrap" columnGap="4" rowGap="1" marginTop="2" aria-busy={busy || undefined}>
          {step && <Press onClick={() => void sendNow()}>{`Enviar ahora: ${name(step)}`}</Press>}
          {answerId && <Press onClick={() => void set(on, settledAs(found), answerId)}>Ya está aclarado</Press>}
          <Press onClick={() => void set(!on, on ? 'Sin avisos de esta factura' : 'Avisos permitidos')}>
            {on ? 'No avisar de esta factura' : 'Volver a avisar'}
          </Press>
        </Box>
      )}
    </Card>
  );
}
