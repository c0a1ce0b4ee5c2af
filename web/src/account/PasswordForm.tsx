import { chakra } from '@chakra-ui/react';
import { isShortPassword, PASSWORD_HINT, SHORT_NEW_PASSWORD } from '../../../schema/sign-in/password';
import { useChangePasswordMutation } from '../gql/account';
import { paths } from '../paths';
import { useAuth } from '../session/session';
import { Banner } from '../ui/layout/Banner';
import { Button } from '../ui/Button';
import { problems } from '../ui/form/checks';
import { useForm } from '../ui/form/form';
import { FormField } from '../ui/form/FormField';
import { PasswordInput } from '../ui/form/PasswordInput';
import { TextLink } from '../ui/layout/TextLink';

const EMPTY = { currentPassword: '', newPassword: '', repeated: '' };

function check({ currentPassword, newPassword, repeated }: typeof EMPTY) {
  const short = isShortPassword(newPassword) ? SHORT_NEW_PASSWORD : undefined;
  const different = repeated !== newPassword ? 'Las contraseñas no coinciden' : undefined;
  return problems({
    currentPassword: currentPassword ? undefined : 'Escribe tu contraseña actual.',
    newPassword: newPassword ? short : 'Escribe la contraseña nueva.',
    repeated: repeated ? different : 'Repite la contraseña nueva.',
  });
}

export function PasswordForm({ onChanged }: { onChanged(): Promise<void> }) {
  const { user, renew } = useAuth();
  // The token must stay nowhere but in the session.
  const [change] = useChangePasswordMutation({ fetchPolicy: 'no-cache' });
  const form = useForm({
    initial: EMPTY,
    check,
    submit: async ({ currentPassword, newPassword }) => {
      await renew(
        async () =>
          (await change({ variables: { input: { currentPassword, newPassword } } })).data?.changePassword.token,
      );
      await onChanged();
    },
    failed: 'Error procesando solicitud',
  });
  const { problems: wrong, field } = form;
  return (
    <chakra.form ref={form.form} noValidate onSubmit={form.onSubmit} display="grid" gap="4">
      {/* Password managers want to know whose password this is. */}
      <input hidden readOnly type="text" autoComplete="username" value={user?.email ?? ''} />
      {form.unsaid && <Banner kind="danger">{form.unsaid}</Banner>}
      <FormField
        label="Contraseña actual"
        required
        error={wrong.currentPassword}
        aside={
          <TextLink to={paths.forgotPassword} textStyle="label">
            ¿La has olvidado?
          </TextLink>
        }
      >
        <PasswordInput {...field('currentPassword')} autoComplete="current-password" />
      </FormField>
      <FormField label="Contraseña nueva" required hint={PASSWORD_HINT} error={wrong.newPassword}>
        <PasswordInput {...field('newPassword')} autoComplete="new-password" />
      </FormField>
      <FormField label="Repite la contraseña nueva" required error={wrong.repeated}>
        <PasswordInput {...field('repeated')} autoComplete="new-password" />
      </FormField>
      <Button
        type="submit"
        variant="accent"
        justifySelf={{ base: 'stretch', sm: 'start' }}
        busy={form.busy}
        busyLabel="Cambiando..."
      >
        Cambiar contraseña
      </Button>
    </chakra.form>
  );
}
