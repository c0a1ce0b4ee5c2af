import { Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { errorText, failureOf } from '../failure';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { TextLink } from '../ui/TextLink';
import { Spinner } from '../ui/Spinner';
import { AuthFailure } from './AuthFailure';
import { AuthLayout } from './AuthLayout';
import { AuthSuccess } from './AuthSuccess';
import { ExampleInvoice } from './ExampleInvoice';

const FAILED = 'Error confirmando tu solicitud';

type Outcome = { kind: 'asking' } | { kind: 'done' } | { kind: 'failed'; text: string; unanswered: boolean };

/** Where the mail about a request over personal data leads: from here on it stands in the list of whoever answers. */
export function VerifyRequestPage() {
  const { token } = useParams();
  const { outcome, again } = useConfirmation(token);
  if (!token) return <Navigate to={paths.home} replace />;
  return (
    <AuthLayout title="Confirma tu solicitud" lead="Así sabemos que la has hecho tú." aside={<ExampleInvoice />}>
      {outcome.kind === 'asking' && <Spinner label="Confirmando tu solicitud" />}
      {outcome.kind === 'done' && <AuthSuccess>Solicitud presentada. Te responderán en este correo en un máximo de 30 días.</AuthSuccess>}
      {outcome.kind === 'failed' && <AuthFailure title={FAILED} failure={outcome.text} unanswered={outcome.unanswered} />}
      {outcome.kind === 'failed' && outcome.unanswered && <Button marginTop="4" onClick={again}>Reintentar</Button>}
      {outcome.kind === 'failed' && !outcome.unanswered && (
        <Text marginTop="4" color="muted">Puedes hacer otra en <TextLink to={paths.lopdRequest} reloadDocument>Tus datos, tus derechos</TextLink>: el enlace vale 48 horas.</Text>
      )}
    </AuthLayout>
  );
}

function useConfirmation(token: string | undefined) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'asking' });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!token) return;
    let left = false;
    const found = (next: Outcome) => { if (!left) setOutcome(next); };
    setOutcome({ kind: 'asking' });
    import('./recovery').then(({ confirmRequest }) => confirmRequest(token)).then(
      () => found({ kind: 'done' }),
      (error: unknown) => found({ kind: 'failed', text: errorText(error, FAILED), unanswered: failureOf(error).code === 'OFFLINE' }),
    );
    return () => { left = true; };
  }, [token, times]);
  return { outcome, again: () => setTimes(times + 1) };
}
