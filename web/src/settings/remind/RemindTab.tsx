import { Box } from '@chakra-ui/react';
import { useReminderSettingsQuery } from '../../gql/settings';
import { useAuth } from '../../session/session';
import { Section } from '../../ui/layout/Section';
import { LoadedCard } from '../LoadedCard';
import { OverdueList } from './OverdueList';
import { RemindForm } from './RemindForm';

/** Letters about what is overdue: whether, when and in which words; and what is overdue now. */
export default function RemindTab() {
  const { user } = useAuth();
  const query = useReminderSettingsQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <Box display="grid" gap="8">
      <Section
        title="Recordatorios"
        about="Correos a quien no ha pagado, en días laborables por la mañana. Nunca a quien ya ha pagado, dice que ha pagado o avisa de un error, y como mucho uno cada 5 días a cada cliente."
      >
        <LoadedCard query={query} height="480px">
          {({ reminderSettings }) => <RemindForm settings={reminderSettings} admin={user?.role === 'admin'} />}
        </LoadedCard>
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
