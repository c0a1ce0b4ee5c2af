import { Box, Heading, Text } from '@chakra-ui/react';
import { useMySessionsQuery } from '../gql/account';
import { Card } from '../ui/layout/Card';
import { Skeleton } from '../ui/layout/Skeleton';
import { useListQuery } from '../ui/table/useListQuery';
import { SessionRow } from './SessionRow';
import { useEndSession } from './useEndSession';
import { LoadFailed } from '../ui/layout/LoadFailed';

export function SessionsCard() {
  const { shown, failed, retry } = useListQuery(useMySessionsQuery(), 'Error cargando sesiones');
  const end = useEndSession();
  const sessions = shown?.mySessions;
  return (
    <Card as="section" aria-labelledby="sessions">
      <Box padding="5">
        <Heading as="h2" id="sessions" textStyle="h2" marginBottom="1">
          Tus sesiones
        </Heading>
        <Text color="muted">
          Dónde has entrado con tu cuenta. Si no reconoces alguna, ciérrala y cambia la contraseña.
        </Text>
      </Box>
      {failed && (
        <Box paddingX="5" paddingBottom="5">
          <LoadFailed onRetry={retry}>{failed}</LoadFailed>
        </Box>
      )}
      <Box as="ul" listStyleType="none" aria-busy={!sessions && !failed ? true : undefined} aria-labelledby="sessions">
        {!sessions && !failed && <SessionSkeleton />}
        {sessions?.map(session => (
          <SessionRow key={session.id} session={session} onEnd={end} />
        ))}
      </Box>
    </Card>
  );
}

function SessionSkeleton() {
  return [1, 0.7].map(opacity => (
    <Box as="li" key={opacity} opacity={opacity} borderTopWidth="1px" padding="5" display="grid" gap="3">
      <Skeleton width="40%" />
      <Skeleton width="60%" />
    </Box>
  ));
}
