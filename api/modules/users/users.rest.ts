import type { Route } from '../../rest/route';

const USER = 'id name email role createdAt lastLoginAt isTemporaryPassword';

export const userRoutes: Route[] = [
  {
    method: 'post', path: '/auth/forgot-password', tag: 'Sesión', summary: 'Pedir instrucciones para restablecer la contraseña', public: true,
    document: 'mutation ForgotPassword($input: ForgotPasswordInput!) { forgotPassword(input: $input) }',
    reply: { success: 'forgotPassword' }, message: 'Si el email existe, recibirás instrucciones para restablecer tu contraseña',
  },
  {
    method: 'post', path: '/auth/reset-password', tag: 'Sesión', summary: 'Elegir contraseña con el enlace recibido', public: true,
    document: 'mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) }',
    reply: { success: 'resetPassword' }, message: 'Contraseña restablecida correctamente',
  },
  {
    method: 'post', path: '/auth/verify-email', tag: 'Sesión', summary: 'Confirmar la dirección con el enlace recibido', public: true,
    document: 'mutation VerifyEmail($input: VerifyEmailInput!) { verifyEmail(input: $input) }', reply: { success: 'verifyEmail' },
  },
  {
    method: 'post', path: '/users/change-password', tag: 'Usuarios', summary: 'Cambiar la propia contraseña',
    document: 'mutation ChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) { success token } }',
    reply: { success: 'changePassword.success', token: 'changePassword.token' },
  },
  {
    method: 'get', path: '/users', tag: 'Usuarios', summary: 'Los usuarios de la empresa',
    document: `query Users($page: Int, $limit: Int) { users(page: $page, limit: $limit) { items { ${USER} } pagination { page limit total totalPages } } }`,
    reply: { users: 'users.items' }, paged: 'users.pagination',
  },
  {
    method: 'post', path: '/users', tag: 'Usuarios', summary: 'Crear un usuario e invitarlo', status: 201,
    document: `mutation CreateUser($input: NewUserInput!) { createUser(input: $input) { ${USER} } }`, reply: { user: 'createUser' },
  },
  {
    method: 'put', path: '/users/:id', tag: 'Usuarios', summary: 'Cambiar nombre y rol de un usuario',
    document: `mutation UpdateUser($id: ID!, $input: UserInput!) { updateUser(id: $id, input: $input) { ${USER} } }`, reply: { user: 'updateUser' },
  },
  {
    method: 'delete', path: '/users/:id', tag: 'Usuarios', summary: 'Eliminar un usuario',
    document: 'mutation DeleteUser($id: ID!) { deleteUser(id: $id) }', reply: { success: 'deleteUser' },
  },
  {
    method: 'post', path: '/users/:id/invite', tag: 'Usuarios', summary: 'Enviar la invitación otra vez',
    document: 'mutation InviteUser($id: ID!) { inviteUser(id: $id) }', reply: { success: 'inviteUser' },
  },
];
