import { Box, Text } from '@chakra-ui/react';
import { isShortPassword, PASSWORD_HINT } from '../../../schema/sign-in/password';
import { invitationIn } from '../inviter';
import { paths } from '../paths';
import { account, useAuth } from '../session/session';
import { Button } from '../ui/Button';
import { emailProblem, problems } from '../ui/form/checks';
import { useForm } from '../ui/form/form';
import { FormField } from '../ui/form/FormField';
import { useCompanyNifWarning } from '../ui/nif';
import { NifInput } from '../ui/form/NifInput';
import { PasswordInput } from '../ui/form/PasswordInput';
import { price } from '../ui/format/prices';
import { TextInput } from '../ui/form/TextInput';
import { TextLink } from '../ui/layout/TextLink';
import { AuthFailure } from './AuthFailure';
import { AuthForm } from './AuthForm';
import { Invitation } from './Invitation';
import { AuthLayout } from './AuthLayout';
import { StarterNote, StarterOffer } from './StarterOffer';

const FAILED = 'Error al crear cuenta';
const EMPTY = { companyName: '', companyNif: '', name: '', email: '', password: '' };

function check({ companyName, companyNif, email, password }: typeof EMPTY) {
  return problems({
    companyName: companyName.trim() ? undefined : 'Escribe el nombre de tu empresa, o el tuyo si eres autónomo.',
    companyNif: companyNif ? undefined : 'Escribe el NIF o CIF.',
    email: emailProblem(email),
    password: !password ? 'Escribe una contraseña.' : isShortPassword(password) ? PASSWORD_HINT : undefined,
  });
}

export function RegisterPage() {
  const { register } = useAuth();
  const form = useForm({
    initial: EMPTY,
    check,
    submit: ({ companyName, companyNif, name, email, password }) =>
      register({
        companyName: companyName.trim(),
        companyNif,
        name: name.trim() || null,
        email: email.trim(),
        password,
        ref: invitationIn(location.search),
      }),
    failed: FAILED,
  });
  const { problems: wrong, field, values } = form;
  const { warning, ...left } = useCompanyNifWarning(
    values.companyNif,
    'Revísalo: tras la primera factura ya no se cambia.',
  );
  return (
    <AuthLayout title="Crea tu cuenta" lead={`${price.freeOffer}. Sin tarjeta.`} aside={<StarterOffer />}>
      <Invitation />
      <StarterNote />
      <AuthForm form={form} load={account}>
        {form.failure && <AuthFailure title={FAILED} failure={form.unsaid ?? FAILED} unanswered={form.unanswered} />}
        <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '240px 1fr' }} gap={{ base: '5', sm: '3' }}>
          <FormField
            label="Nombre de la empresa"
            required
            error={wrong.companyName}
            hint="Si eres autónomo, tu nombre y apellidos"
          >
            <TextInput {...field('companyName')} size="lg" maxLength={120} autoComplete="organization" autoFocus />
          </FormField>
          <FormField label="NIF/CIF" required error={wrong.companyNif} warning={warning}>
            <NifInput {...field('companyNif')} {...left} size="lg" maxLength={9} />
          </FormField>
        </Box>
        <FormField label="Tu nombre" optional error={wrong.name}>
          <TextInput {...field('name')} size="lg" maxLength={120} autoComplete="name" />
        </FormField>
        <FormField label="Email" required error={wrong.email}>
          <TextInput {...field('email')} type="email" size="lg" maxLength={254} autoComplete="email" />
        </FormField>
        <FormField label="Contraseña" required hint={PASSWORD_HINT} error={wrong.password}>
          <PasswordInput {...field('password')} size="lg" autoComplete="new-password" />
        </FormField>
        <Button type="submit" variant="accent" size="lg" full busy={form.busy} busyLabel="Creando...">
          Crear cuenta
        </Button>
      </AuthForm>
      <Text marginTop="3" textStyle="small" color="muted">
        Al crear la cuenta aceptas los{' '}
        <TextLink to={paths.legal('terms')} reloadDocument>
          Términos
        </TextLink>{' '}
        y la{' '}
        <TextLink to={paths.legal('privacy')} reloadDocument>
          Política de privacidad
        </TextLink>
        .
      </Text>
      <Text marginTop="6" color="muted">
        ¿Ya tienes cuenta? <TextLink to={paths.login}>Inicia sesión</TextLink>
      </Text>
    </AuthLayout>
  );
}
