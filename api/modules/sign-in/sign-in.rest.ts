import type { Route } from '../../rest/route';

const USER = 'id name email role createdAt lastLoginAt isTemporaryPassword';
const TENANT = 'id name nif email status createdAt';
const SUBSCRIPTION = 'plan status priceMonthly trialEndsAt currentPeriodEnd cancelAtPeriodEnd hasStripeSubscription';
const SESSION = `user { ${USER} } tenant { ${TENANT} } subscription { ${SUBSCRIPTION} }`;

export const accountRoutes: Route[] = [
  {
    method: 'post',
    path: '/auth/register',
    tag: 'Sesión',
    summary: 'Registrar una empresa',
    status: 201,
    public: true,
    document: `mutation Register($input: RegisterInput!) { register(input: $input) { token ${SESSION} } }`,
    reply: {
      token: 'register.token',
      user: 'register.user',
      tenant: 'register.tenant',
      subscription: 'register.subscription',
    },
  },
  {
    method: 'post',
    path: '/auth/login',
    tag: 'Sesión',
    summary: 'Iniciar sesión',
    public: true,
    document: `mutation Login($input: LoginInput!) { login(input: $input) { token ${SESSION} } }`,
    reply: { token: 'login.token', user: 'login.user', tenant: 'login.tenant', subscription: 'login.subscription' },
  },
  {
    method: 'get',
    path: '/auth/me',
    tag: 'Sesión',
    summary: 'Quién ha iniciado sesión',
    document: `query Me { me { ${SESSION} } }`,
    reply: { user: 'me.user', tenant: 'me.tenant', subscription: 'me.subscription' },
  },
  {
    method: 'post',
    path: '/auth/logout',
    tag: 'Sesión',
    summary: 'Cerrar la sesión',
    status: 204,
    document: 'mutation Logout { logout }',
    reply: {},
  },
];

/** A forgotten password, an address to be confirmed, and the change of one's own password. */
export const passwordRoutes: Route[] = [
  {
    method: 'post',
    path: '/auth/forgot-password',
    tag: 'Sesión',
    summary: 'Pedir instrucciones para restablecer la contraseña',
    public: true,
    document: 'mutation ForgotPassword($input: ForgotPasswordInput!) { forgotPassword(input: $input) }',
    reply: { success: 'forgotPassword' },
    message: 'Si el email existe, recibirás instrucciones para restablecer tu contraseña',
  },
  {
    method: 'post',
    path: '/auth/reset-password',
    tag: 'Sesión',
    summary: 'Elegir contraseña con el enlace recibido',
    public: true,
    document: 'mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) }',
    reply: { success: 'resetPassword' },
    message: 'Contraseña restablecida correctamente',
  },
  {
    method: 'post',
    path: '/auth/verify-email',
    tag: 'Sesión',
    summary: 'Confirmar la dirección con el enlace recibido',
    public: true,
    document: 'mutation VerifyEmail($input: VerifyEmailInput!) { verifyEmail(input: $input) }',
    reply: { success: 'verifyEmail' },
  },
  {
    method: 'post',
    path: '/users/change-password',
    tag: 'Usuarios',
    summary: 'Cambiar la propia contraseña',
    document:
      'mutation ChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) { success token } }',
    reply: { success: 'changePassword.success', token: 'changePassword.token' },
  },
];
