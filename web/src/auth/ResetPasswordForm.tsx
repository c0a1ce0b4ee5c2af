import { isShortPassword, PASSWORD_HINT, SHORT_PASSWORD } from '../../../schema/sign-in/password';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { problems } from '../ui/form/checks';
import { useForm } from '../ui/form/form';
import { FormField } from '../ui/form/FormField';
import { PasswordInput } from '../ui/form/PasswordInput';
import { TextLink } from '../ui/layout/TextLink';
import { AuthFailure } from './AuthFailure';
import { AuthForm } from './AuthForm';

const FAILED = 'Error restableciendo contraseña';
const EMPTY = { password: '', repeated: '' };

// Loaded when first needed: the form shows without Apollo.
const recovery = () => import('./recovery');

function check({ password, repeated }: typeof EMPTY) {
  const short = isShortPassword(password) ? SHORT_PASSWORD : undefined;
  const different = repeated !== password ? 'Las contraseñas no coinciden' : undefined;
  return problems({
    password: password ? short : 'Escribe tu contraseña nueva.',
    repeated: repeated ? different : 'Repite la contraseña.',
  });
}

export function ResetPasswordForm({ token, onDone }: { token: string; onDone(): void }) {
  const form = useForm({
    initial: EMPTY,
    check,
    submit: async ({ password }) => {
      await (await recovery()).setPassword({ token, password });
      onDone();
    },
    failed: FAILED,
  });
  const { token: deadLink, ...wrong } = form.problems as Partial<Record<'token' | keyof typeof EMPTY, string>>;
  return (
    <AuthForm form={form} load={recovery}>
      {form.failure && <AuthFailure title={FAILED} failure={form.unsaid ?? FAILED} unanswered={form.unanswered} />}
      {deadLink && (
        <TextLink to={paths.forgotPassword} justifySelf="start">
          Pedir otro enlace
        </TextLink>
      )}
      <FormField label="Contraseña nueva" required hint={PASSWORD_HINT} error={wrong.password}>
        <PasswordInput {...form.field('password')} size="lg" autoComplete="new-password" autoFocus />
      </FormField>
      <FormField label="Repite la contraseña" required error={wrong.repeated}>
        <PasswordInput {...form.field('repeated')} size="lg" autoComplete="new-password" />
      </FormField>
      <Button type="submit" variant="accent" size="lg" full busy={form.busy} busyLabel="Restableciendo...">
        Guardar contraseña
      </Button>
    </AuthForm>
  );
}
