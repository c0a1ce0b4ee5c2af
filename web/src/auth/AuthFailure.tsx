import { Box } from '@chakra-ui/react';
import { Banner } from '../ui/layout/Banner';

interface AuthFailureProps {
  /** The catalogue's words. */
  title: string;
  failure: string;
  unanswered: boolean;
}

/** What failed, and below it what the server said of why. */
export function AuthFailure({ title, failure, unanswered }: AuthFailureProps) {
  const why = unanswered ? 'Sin conexión. Comprueba la red y vuelve a intentarlo.' : failure;
  return (
    <Banner kind="danger">
      <Box fontWeight="medium">{title}</Box>
      {why !== title && why}
    </Banner>
  );
}
