import type { CompanyRole, Role } from '../gql/schema';
import type { CompanyUserFieldsFragment, NewUserInput } from '../gql/users';
import { emailProblem, problems } from '../ui/form/checks';

export const ROLES = [
  { value: 'user', label: 'Usuario', may: 'Facturas, clientes y productos.' },
  {
    value: 'admin',
    label: 'Administrador',
    may: 'Todo: también usuarios, configuración, suscripción y claves de API.',
  },
] as const satisfies readonly { value: Role; label: string; may: string }[];

export const roleLabel = (role: Role) => ROLES.find(({ value }) => value === role)?.label ?? role;

/** How a person is called in lists and questions. */
export const calledOf = ({ name, email }: Pick<CompanyUserFieldsFragment, 'name' | 'email'>) => name || email;

export const valuesOf = (user: CompanyUserFieldsFragment | null) => ({
  name: user?.name ?? '',
  email: user?.email ?? '',
  role: user?.role ?? 'user',
});

export type UserValues = { name: string; email: string; role: string };

export const inputOf = ({ name, email, role }: UserValues): NewUserInput => ({
  name: name.trim(),
  email: email.trim(),
  role: role as CompanyRole,
});

export const checkUser = ({ name, email }: UserValues) =>
  problems({
    name: name.trim() ? undefined : 'Escribe el nombre.',
    email: email.trim() ? emailProblem(email) : 'Escribe el email.',
  });
