import { Text } from '@chakra-ui/react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../paths';
import { useAuth } from '../session/session';
import { Button } from '../ui/Button';
import { Spinner } from '../ui/layout/Spinner';
import { TextLink } from '../ui/layout/TextLink';
import { AuthFailure } from './AuthFailure';
import { AuthLayout } from './AuthLayout';
import { AuthSuccess } from './AuthSuccess';
import { ExampleInvoice } from './ExampleInvoice';
import { useConfirmation } from './useConfirmation';

const FAILED = 'Error confirmando tu dirección';

// Loaded when wanted: the client of the data is no part of this page.
const confirm = async (token: string) => (await import('./recovery')).confirmAddress(token);

/** Where the welcome mail's link leads. Nothing waits for it, so whatever becomes of it, one goes on to the product. */
export function VerifyEmailPage() {
  const { token } = useParams();
  const { user } = useAuth();
  const { outcome, again } = useConfirmation(token, confirm, FAILED);
  if (!token) return <Navigate to={paths.home} replace />;
  return (
    <AuthLayout
      title="Confirma tu dirección"
      lead="Así sabemos que el correo que te enviamos te llega."
      aside={<ExampleInvoice />}
    >
      {outcome.kind === 'asking' && <Spinner label="Confirmando tu dirección" />}
      {outcome.kind === 'done' && <AuthSuccess>Dirección confirmada. Gracias.</AuthSuccess>}
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
          Tu cuenta funciona igual. Si quieres confirmarla,{' '}
          <TextLink to={paths.forgotPassword}>restablece tu contraseña</TextLink>: ese enlace también la confirma.
        </Text>
      )}
      <Text marginTop="6">
        <TextLink to={user ? paths.app : paths.login} replace>
          {user ? 'Ir a Folio' : 'Inicia sesión'}
        </TextLink>
      </Text>
    </AuthLayout>
  );
}
