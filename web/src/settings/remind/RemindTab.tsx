import { Box } from '@chakra-ui/react';
import { errorText } from '../../client/failure';
import { useReminderSettingsQuery } from '../../gql/settings';
import { useAuth } from '../../session/session';
import { Card } from '../../ui/layout/Card';
import { LoadFailed } from '../../ui/layout/LoadFailed';
import { Section } from '../../ui/layout/Section';
import { Skeleton } from '../../ui/layout/Skeleton';
import { OverdueList } from './OverdueList';
import { RemindForm } from './RemindForm';

/** Letters about what is overdue: whether, when and in which words; and what is overdue now. */
export default function RemindTab() {
  const { user } = useAuth();
  const { data, error, refetch } = useReminderSettingsQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <Box display="grid" gap="8">
      <Section
        title="Recordatorios"
        about="Correos a quien no ha pagado, en días laborables por la mañana. Nunca a quien ya ha pagado, dice que ha pagado o avisa de un error, y como mucho uno cada 5 días a cada cliente."
      >
        {error && !data ? (
          <LoadFailed onRetry={() => void refetch().catch(() => undefined)}>
            {errorText(error, 'Error cargando la configuración')}
          </LoadFailed>
        ) : (
          <Card padding={{ base: '4', lg: '5' }} aria-busy={!data || undefined}>
            {data ? (
              <RemindForm settings={data.reminderSettings} admin={user?.role === 'admin'} />
            ) : (
              <Skeleton width="full" height="480px" borderRadius="sm" />
            )}
          </Card>
        )}
      </Section>
      <Section
        title="Vencidas ahora"
        about="Qué se ha dicho de cada una y qué toca. Lo que venció antes de activar los recordatorios se avisa desde su factura, a mano."
      >
        <OverdueList />
      </Section>
    </Box>
  );
}
