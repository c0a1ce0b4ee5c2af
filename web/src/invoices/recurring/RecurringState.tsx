import { Box } from '@chakra-ui/react';
import { CalendarX, Pause, Play, RotateCw, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { RecurringRowFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { formatDate } from '../../ui/format/dates';
import type { RecurringActs } from './useRecurringActions';

export function StateMark({ rule: { state, problem } }: { rule: RecurringRowFragment }) {
  if (state === 'ended') return <Badge palette="gray">Terminada</Badge>;
  if (state === 'paused') return <Badge palette="amber">En pausa</Badge>;
  return problem ? <Badge palette="red">Sin hacer</Badge> : <Badge palette="green">Activa</Badge>;
}

/** The invoice of the last day, or what became of it. */
export function LastMade({ rule: { last } }: { rule: RecurringRowFragment }) {
  if (!last) return <Box as="span">Ninguna aún</Box>;
  if (!last.invoiceId) return <Box as="span">{last.skipped ? 'Saltada' : 'Borrador borrado'}</Box>;
  return (
    <Box as="span" whiteSpace="normal">
      <Box asChild position="relative" zIndex="1" textDecoration="underline">
        <Link to={paths.invoice(last.invoiceId)}>{last.fullNumber ?? 'Borrador'}</Link>
      </Box>{' '}
      <Box as="span" color="muted">
        {formatDate(last.day)}
      </Box>
    </Box>
  );
}

/** A customer may have several: 'la de Óptica Güell: Cuota de {mes}'. */
const nameOf = ({ customerName, concept }: RecurringRowFragment) => `la de ${customerName}: ${concept}`;

/** Why the next one was not made, and what can be done about it; or why the last one did not go. */
export function Trouble({ rule, acts }: { rule: RecurringRowFragment; acts: RecurringActs }) {
  const { problem, state, nextDate, last } = rule;
  if (!problem || state !== 'active')
    return last?.note ? (
      <Box textStyle="small" color="warning" whiteSpace="normal">
        {last.note}
      </Box>
    ) : null;
  return (
    <Box marginTop="1" display="grid" gap="1.5" justifyItems="start" whiteSpace="normal">
      <Box textStyle="small" color="danger">{`La del ${formatDate(nextDate!)} no se ha hecho: ${problem}`}</Box>
      <Button
        size="sm"
        position="relative"
        zIndex="1"
        icon={<RotateCw />}
        aria-label={`Reintentar ${nameOf(rule)}`}
        onClick={() => void acts.retry(rule)}
      >
        Reintentar
      </Button>
    </Box>
  );
}

interface RuleButtonsProps {
  rule: RecurringRowFragment;
  acts: RecurringActs;
}

/** What can be done with it, besides changing it. */
export function RuleButtons({ rule, acts }: RuleButtonsProps) {
  const of = nameOf(rule);
  const button = (label: string, icon: ReactElement, act: (rule: RecurringRowFragment) => Promise<void>) => (
    <IconButton
      className="above"
      size={{ base: 'md', xl: 'sm' }}
      label={`${label} ${of}`}
      icon={icon}
      off={acts.busy}
      onClick={() => void act(rule)}
    />
  );
  return (
    <Box display="flex" justifyContent="flex-end">
      {rule.state === 'active' && button('Saltar', <CalendarX />, acts.skip)}
      {rule.state === 'active' && button('Poner en pausa', <Pause />, acts.pause)}
      {rule.state === 'paused' && button('Reanudar', <Play />, acts.resume)}
      {button('Eliminar', <Trash2 />, acts.remove)}
    </Box>
  );
}
