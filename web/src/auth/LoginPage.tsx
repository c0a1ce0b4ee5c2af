import { Text } from '@chakra-ui/react';
import { paths } from '../paths';
import { account, useAuth } from '../session/session';
import { Banner } from '../ui/layout/Banner';
import { Button } from '../ui/Button';
import { emailProblem, problems } from '../ui/form/checks';
import { useForm } from '../ui/form/form';
import { FormField } from '../ui/form/FormField';
import { PasswordInput } from '../ui/form/PasswordInput';
import { TextInput } from '../ui/form/TextInput';
import { TextLink } from '../ui/layout/TextLink';
import { AuthFailure } from './AuthFailure';
import { AuthForm } from './AuthForm';
import { AuthLayout } from './AuthLayout';
import { ExampleInvoice } from './ExampleInvoice';

const FAILED = 'Error al iniciar sesión';

const ENDED = {
  expired: 'Tu sesión ha caducado. Entra otra vez para seguir donde estabas.',
  failed: 'No hemos podido cargar tu cuenta. Entra otra vez para seguir donde estabas.',
};

export function LoginPage() {
  const { login, ended } = useAuth();
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) =>
      problems({ email: emailProblem(email), password: password ? undefined : 'Escribe tu contraseña.' }),
    submit: ({ email, password }) => login({ email: email.trim(), password }),
    failed: FAILED,
  });
  return (
    <AuthLayout title="Inicia sesión" lead="Tus facturas, donde las dejaste." aside={<ExampleInvoice />}>
      <AuthForm form={form} load={account}>
        {form.failure ? (
          <AuthFailure title={FAILED} failure={form.failure} unanswered={form.unanswered} />
        ) : (
          ended !== null && ended !== 'left' && <Banner kind="info">{ENDED[ended]}</Banner>
        )}
        <FormField label="Email" required error={form.problems.email}>
          <TextInput {...form.field('email')} type="email" size="lg" autoComplete="username" autoFocus />
        </FormField>
        <FormField
          label="Contraseña"
          required
          error={form.problems.password}
          aside={
            <TextLink to={paths.forgotPassword} textStyle="label">
              ¿La has olvidado?
            </TextLink>
          }
        >
          <PasswordInput {...form.field('password')} size="lg" autoComplete="current-password" />
        </FormField>
        <Button type="submit" variant="accent" size="lg" full busy={form.busy} busyLabel="Iniciando...">
          Iniciar sesión
        </Button>
      </AuthForm>
      <Text marginTop="6" color="muted">
        ¿Aún no tienes cuenta? <TextLink to={paths.register}>Crea una gratis</TextLink>
      </Text>
    </AuthLayout>
  );
}
