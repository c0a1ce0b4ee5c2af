import { Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../paths';
import { useAuth } from '../session/session';
import { TextLink } from '../ui/layout/TextLink';
import { AuthLayout } from './AuthLayout';
import { AuthSuccess } from './AuthSuccess';
import { ExampleInvoice } from './ExampleInvoice';
import { ResetPasswordForm } from './ResetPasswordForm';

const REDIRECT_MS = 2000;

/** Where the mailed links lead: a forgotten password, or an invitation's first. */
export function ResetPasswordPage() {
  const { token } = useParams();
  const { leave } = useAuth();
  const [done, setDone] = useState(false);
  useLoginSoon(done);
  if (!token) return <Navigate to={paths.login} replace />;
  const finish = () => {
    // The account's sessions have ended; somebody else's, left in this browser, would hide the sign-in.
    leave();
    setDone(true);
  };
  return (
    <AuthLayout
      title="Elige tu contraseña"
      lead="Con ella entrarás en Folio a partir de ahora."
      aside={<ExampleInvoice />}
    >
      {done ? (
        <AuthSuccess>Contraseña restablecida correctamente. Redirigiendo al login...</AuthSuccess>
      ) : (
        <ResetPasswordForm token={token} onDone={finish} />
      )}
      <Text marginTop="6" color="muted">
        {done ? '¿No quieres esperar? ' : '¿Ya tienes contraseña? '}
        <TextLink to={paths.login} replace>
          Inicia sesión
        </TextLink>
      </Text>
    </AuthLayout>
  );
}

/** In the history the sign-in takes the link's place, so that no way back leads to its token. */
function useLoginSoon(done: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate(paths.login, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);
}
