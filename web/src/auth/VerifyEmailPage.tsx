import { Text } from '@chakra-ui/react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../paths';
import { useAuth } from '../session/session';
import { TextLink } from '../ui/layout/TextLink';
import { AuthLayout } from './AuthLayout';
import { ConfirmationOutcome } from './ConfirmationOutcome';
import { ExampleInvoice } from './ExampleInvoice';
import { useConfirmation } from './useConfirmation';

const FAILED = 'Error confirmando tu dirección';

// Loaded when wanted: Apollo is no part of this page.
const confirm = async (token: string) => (await import('./recovery')).confirmAddress(token);

/** Where the welcome mail's link leads. Nothing waits for it: also after a failure one goes on to the product. */
export function VerifyEmailPage() {
  const { token } = useParams();
  const { user } = useAuth();
  const confirmation = useConfirmation(token, confirm, FAILED);
  if (!token) return <Navigate to={paths.home} replace />;
  return (
    <AuthLayout
      title="Confirma tu dirección"
      lead="Así sabemos que el correo que te enviamos te llega."
      aside={<ExampleInvoice />}
    >
      <ConfirmationOutcome
        confirmation={confirmation}
        asking="Confirmando tu dirección"
        done="Dirección confirmada. Gracias."
        failed={FAILED}
        instead={
          <>
            Tu cuenta funciona igual. Si quieres confirmarla,{' '}
            <TextLink to={paths.forgotPassword}>restablece tu contraseña</TextLink>: ese enlace también la confirma.
          </>
        }
      />
      <Text marginTop="6">
        <TextLink to={user ? paths.app : paths.login} replace>
          {user ? 'Ir a Folio' : 'Inicia sesión'}
        </TextLink>
      </Text>
    </AuthLayout>
  );
}
