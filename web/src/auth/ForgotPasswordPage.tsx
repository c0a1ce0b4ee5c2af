import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { RESET_MINUTES } from '../../../schema/sign-in/link-hours';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { emailProblem, problems } from '../ui/form/checks';
import { useForm } from '../ui/form/form';
import { FormField } from '../ui/form/FormField';
import { TextInput } from '../ui/form/TextInput';
import { TextLink } from '../ui/layout/TextLink';
import { AuthFailure } from './AuthFailure';
import { AuthForm } from './AuthForm';
import { AuthLayout } from './AuthLayout';
import { AuthSuccess } from './AuthSuccess';
import { ExampleInvoice } from './ExampleInvoice';

const FAILED = 'Error procesando solicitud';

// Loaded when first needed: the form shows without Apollo.
const recovery = () => import('./recovery');

export function ForgotPasswordPage() {
  const [sent, setSent] = useState(false);
  return (
    <AuthLayout
      title="Recupera tu contraseña"
      lead="Te enviamos un enlace para que elijas otra."
      aside={<ExampleInvoice />}
    >
      {sent ? <Sent /> : <EmailForm onSent={() => setSent(true)} />}
      <Text marginTop="6" color="muted">
        ¿La has recordado? <TextLink to={paths.login}>Inicia sesión</TextLink>
      </Text>
    </AuthLayout>
  );
}

function EmailForm({ onSent }: { onSent(): void }) {
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => problems({ email: emailProblem(email) }),
    submit: async ({ email }) => {
      await (await recovery()).askForLink({ email: email.trim() });
      onSent();
    },
    failed: FAILED,
  });
  return (
    <AuthForm form={form} load={recovery}>
      {form.failure && <AuthFailure title={FAILED} failure={form.unsaid ?? FAILED} unanswered={form.unanswered} />}
      <FormField label="Email" required hint="El que usas para entrar en Folio" error={form.problems.email}>
        <TextInput {...form.field('email')} type="email" size="lg" maxLength={254} autoComplete="username" autoFocus />
      </FormField>
      <Button type="submit" variant="accent" size="lg" full busy={form.busy} busyLabel="Enviando...">
        Enviar instrucciones
      </Button>
    </AuthForm>
  );
}

function Sent() {
  return (
    <>
      <AuthSuccess>Si el email existe, recibirás instrucciones para restablecer tu contraseña</AuthSuccess>
      <Text marginTop="4" color="muted">
        El enlace vale una sola vez, durante {RESET_MINUTES} minutos. Si no llega en unos minutos, mira en el correo no
        deseado.
      </Text>
    </>
  );
}
