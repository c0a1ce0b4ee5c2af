import { Text } from '@chakra-ui/react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { TextLink } from '../ui/layout/TextLink';
import { Spinner } from '../ui/layout/Spinner';
import { AuthFailure } from './AuthFailure';
import { AuthLayout } from './AuthLayout';
import { AuthSuccess } from './AuthSuccess';
import { ExampleInvoice } from './ExampleInvoice';
import { useConfirmation } from './useConfirmation';

const FAILED = 'Error confirmando tu solicitud';

// Loaded when wanted: the client of the data is no part of this page.
const confirm = async (token: string) => (await import('./recovery')).confirmRequest(token);

/** Where the mail about a request over personal data leads: from here on it stands in the list of whoever answers. */
export function VerifyRequestPage() {
  const { token } = useParams();
  const { outcome, again } = useConfirmation(token, confirm, FAILED);
  if (!token) return <Navigate to={paths.home} replace />;
  return (
    <AuthLayout title="Confirma tu solicitud" lead="Así sabemos que la has hecho tú." aside={<ExampleInvoice />}>
      {outcome.kind === 'asking' && <Spinner label="Confirmando tu solicitud" />}
      {outcome.kind === 'done' && (
        <AuthSuccess>Solicitud presentada. Te responderán en este correo en un máximo de 30 días.</AuthSuccess>
      )}
      {outcome.kind === 'failed' && (
        <AuthFailure title={FAILED} failure={outcome.text} unanswered={outcome.unanswered} />
      )}
      {outcome.kind === 'failed' && outcome.unanswered && (
        <Button marginTop="4" onClick={again}>
          Reintentar
        </Button>
      )}
      {outcome.kind === 'failed' && !outcome.unanswered && (
        <Text marginTop="4" color="muted">
          Puedes hacer otra en{' '}
          <TextLink to={paths.rightsRequest} reloadDocument>
            Tus datos, tus derechos
          </TextLink>
          : el enlace vale 48 horas.
        </Text>
      )}
    </AuthLayout>
  );
}
