import { Box } from '@chakra-ui/react';
import { useSetAutomaticSendingMutation, type OverviewFieldsFragment } from '../gql/verifactu';
import { Card } from '../ui/Card';
import { useConfirm } from '../ui/confirm';
import { formatDateProse } from '../ui/dates';
import { Switch } from '../ui/Switch';
import { toast } from '../ui/toast';
import { counted } from '../verifactu/counts';
import { whatWaits } from './whatWaits';

interface AutomaticSendingProps { overview: OverviewFieldsFragment | null; hasCertificate: boolean; admin: boolean }

function whatOffMeans(overview: OverviewFieldsFragment): string {
  const law = overview.boundUntil
    ? `Hasta el ${formatDateProse(overview.boundUntil)} la ley pide a tu empresa enviarlas: acuérdate de hacerlo.`
    : 'Una vez que envíes la primera, la ley pide enviarlas todas hasta el 31 de diciembre.';
  return ['Cada factura se sellará y esperará a que la envíes tú.', law, whatWaits(overview)].filter(Boolean).join(' ');
}

/** Whether what is issued goes by itself. */
export function AutomaticSending({ overview, hasCertificate, admin }: AutomaticSendingProps) {
  const confirm = useConfirm();
  const [set, { loading }] = useSetAutomaticSendingMutation();
  const on = Boolean(overview?.automaticSending && (hasCertificate || overview.active));
  const change = async (next: boolean) => {
    if (!overview) return;
    const question = next
      ? { title: '¿Activar el envío automático?', question: overview.held > 0 ? `Se enviarán ahora ${counted(overview.held, 'registro', 'registros')} que esperan.` : 'Cada factura saldrá hacia la AEAT al emitirla.', action: 'Activar' }
      : { title: '¿Desactivar el envío automático?', question: whatOffMeans(overview), action: 'Desactivar', danger: true };
    if (!await confirm(question)) return;
    try {
      await set({ variables: { on: next } });
      toast.success(next ? 'Envío automático activado' : 'Envío automático desactivado');
    } catch (error) {
      toast.failed(error, 'Error guardando');
    }
  };
  const hint = !hasCertificate ? (on ? 'Sin certificado, las facturas esperan a que subas uno.' : 'Se activa al subir el certificado.') : on ? 'Si falla la conexión, se reintenta sola.' : 'Las facturas se sellan y esperan a que las envíes una a una.';
  return (
    <Card padding="5" display="flex" alignItems="center" justifyContent="space-between" gap="4">
      <Box minWidth="0">
        <Box textStyle="name" id="automatic">Enviar cada factura al emitirla</Box>
        <Box textStyle="small" color="muted" id="automatic-hint">{hint}</Box>
        {overview && overview.held > 0 && <Box textStyle="small" marginTop="1">{whatWaits({ waiting: 0, held: overview.held })}</Box>}
      </Box>
      <Switch on={on} off={!admin || !overview || loading || (!hasCertificate && !on)} onChange={next => void change(next)} aria-labelledby="automatic" aria-describedby="automatic-hint" />
    </Card>
  );
}
