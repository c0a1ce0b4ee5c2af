import type { Route } from '../../rest/route';

const USER = 'id name email role createdAt lastLoginAt isTemporaryPassword';

export const userRoutes: Route[] = [
  {
    method: 'get',
    path: '/users',
    tag: 'Usuarios',
    summary: 'Los usuarios de la empresa',
    document: `query Users($page: Int, $limit: Int) { users(page: $page, limit: $limit) { items { ${USER} } pagination { page limit total totalPages } } }`,
    reply: { users: 'users.items' },
    paged: 'users.pagination',
  },
  {
    method: 'post',
    path: '/users',
    tag: 'Usuarios',
    summary: 'Crear un usuario e invitarlo',
    status: 201,
    document: `mutation CreateUser($input: NewUserInput!) { createUser(input: $input) { ${USER} } }`,
    reply: { user: 'createUser' },
  },
  {
    method: 'put',
    path: '/users/:id',
    tag: 'Usuarios',
    summary: 'Cambiar nombre y rol de un usuario',
    document: `mutation UpdateUser($id: ID!, $input: UserInput!) { updateUser(id: $id, input: $input) { ${USER} } }`,
    reply: { user: 'updateUser' },
  },
  {
    method: 'delete',
    path: '/users/:id',
    tag: 'Usuarios',
    summary: 'Eliminar un usuario',
    document: 'mutation DeleteUser($id: ID!) { deleteUser(id: $id) }',
    reply: { success: 'deleteUser' },
  },
  {
    method: 'post',
    path: '/users/:id/invite',
    tag: 'Usuarios',
    summary: 'Enviar la invitación otra vez',
    document: 'mutation InviteUser($id: ID!) { inviteUser(id: $id) }',
    reply: { success: 'inviteUser' },
  },
];
