import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import { Spinner } from '../ui/layout/Spinner';
import { AuthFailure } from './AuthFailure';
import { AuthSuccess } from './AuthSuccess';
import type { useConfirmation } from './useConfirmation';

interface ConfirmationOutcomeProps {
  confirmation: ReturnType<typeof useConfirmation>;
  asking: string;
  done: string;
  failed: string;
  /** What to do about a link that is dead. */
  instead: ReactNode;
}

/** What became of a link that confirms something. Where the server did not answer it can be tried again. */
export function ConfirmationOutcome({ confirmation, asking, done, failed, instead }: ConfirmationOutcomeProps) {
  const { outcome, again } = confirmation;
  if (outcome.kind === 'asking') return <Spinner label={asking} />;
  if (outcome.kind === 'done') return <AuthSuccess>{done}</AuthSuccess>;
  return (
    <>
      <AuthFailure title={failed} failure={outcome.text} unanswered={outcome.unanswered} />
      {outcome.unanswered ? (
        <Button marginTop="4" onClick={again}>
          Reintentar
        </Button>
      ) : (
        <Text marginTop="4" color="muted">
          {instead}
        </Text>
      )}
    </>
  );
}
