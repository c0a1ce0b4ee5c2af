import { Box, chakra } from '@chakra-ui/react';
import { errorText } from '../client/failure';
import { useRecordAnswersQuery, type RecordAnswersQuery } from '../gql/records';
import { Button } from '../ui/Button';
import { formatMoment } from '../ui/format/dates';
import { PlanText } from '../ui/format/PlanText';
import { Skeleton } from '../ui/layout/Skeleton';

const OUTCOMES: Record<string, string> = {
  answer: 'Respuesta',
  fault: 'Error de la AEAT',
  silence: 'Sin respuesta',
  refused: 'Conexión rechazada',
};

/** Literal text of a message, to be read or copied, never wrapped. */
export const Literal = chakra('pre', {
  base: {
    fontFamily: 'mono',
    textStyle: 'caption',
    bg: 'subtle',
    borderRadius: 'sm',
    padding: '3',
    maxHeight: '260px',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    _focusVisible: { outline: '2px solid {colors.brand}' },
  },
});

/** All that was answered to a record, as it came. */
export function Answers({ recordId }: { recordId: string }) {
  const { data, error, refetch } = useRecordAnswersQuery({ variables: { id: recordId }, fetchPolicy: 'network-only' });
  if (error && !data) {
    return (
      <Box display="grid" gap="2" justifyItems="start">
        <Box color="muted">
          <PlanText>{errorText(error, 'Error cargando registros')}</PlanText>
        </Box>
        <Button size="sm" onClick={() => void refetch().catch(() => undefined)}>
          Reintentar
        </Button>
      </Box>
    );
  }
  if (!data) return <Skeleton />;
  const { answers } = data.verifactuRecord;
  if (answers.length === 0) return <Box color="muted">Todavía no se ha enviado.</Box>;
  return (
    <Box display="grid" gap="3">
      {answers.map(answer => (
        <Answer key={answer.sentAt} answer={answer} />
      ))}
    </Box>
  );
}

function Answer({
  answer: { sentAt, outcome, detail, raw },
}: {
  answer: RecordAnswersQuery['verifactuRecord']['answers'][number];
}) {
  return (
    <Box>
      <Box textStyle="small">
        <Box as="span" layerStyle="figures">
          {formatMoment(sentAt)}
        </Box>{' '}
        · {outcome ? (OUTCOMES[outcome] ?? outcome) : 'Enviándose'}
      </Box>
      {detail && (
        <Box textStyle="small" color="muted" overflowWrap="anywhere">
          {detail}
        </Box>
      )}
      {raw && (
        <Literal tabIndex={0} aria-label="Respuesta literal" marginTop="1.5">
          {raw}
        </Literal>
      )}
    </Box>
  );
}
