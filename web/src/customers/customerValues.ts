import type { CustomerFieldsFragment, CustomerInput } from '../gql/customers';
import { emailProblem, problems } from '../ui/form/checks';
import { fromAbroad, toAbroad } from '../ui/form/foreign';

export interface Editing {
  /** Nothing: a new one. */
  customer: CustomerFieldsFragment | null;
  /** What a new one is called to begin with. */
  name: string;
  nif?: string;
}

const FIELDS = ['name', 'nif', 'email', 'phone', 'address', 'city', 'postalCode', 'country', 'idKind'] as const;

export type CustomerValues = Record<(typeof FIELDS)[number], string>;

const fill = (value: (field: (typeof FIELDS)[number]) => string) =>
  Object.fromEntries(FIELDS.map(field => [field, value(field)])) as CustomerValues;

export const valuesOf = (customer: CustomerFieldsFragment | null, newcomer: { name: string; nif?: string }) => ({
  ...fill(field => customer?.[field] ?? ''),
  ...(customer ? fromAbroad(customer) : { name: newcomer.name, nif: newcomer.nif ?? '' }),
});

/** An empty field is null for the server. */
export function inputOf(values: CustomerValues): CustomerInput {
  const { name, nif, ...rest } = fill(field => values[field].trim());
  const optional = Object.fromEntries(Object.entries(rest).map(([field, value]) => [field, value || null]));
  return { name, nif, ...optional, ...toAbroad(values) };
}

export const checkCustomer = ({ name, nif, email }: CustomerValues) =>
  problems({
    name: name.trim() ? undefined : 'Escribe el nombre del cliente.',
    nif: nif.trim() ? undefined : 'Escribe el NIF del cliente.',
    email: email.trim() ? emailProblem(email) : undefined,
  });
