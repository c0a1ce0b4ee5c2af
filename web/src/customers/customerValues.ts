import { parseTerms } from '../../../schema/collect/terms';
import { recargoProblem } from '../../../schema/tax/recargo';
import type { CustomerFieldsFragment, CustomerInput } from '../gql/customers';
import type { PaperLanguage, PaymentMeans } from '../gql/schema';
import { emailProblem, problems } from '../ui/form/checks';
import { fromAbroad, toAbroad } from '../ui/form/foreign';
import { recargoHere } from '../ui/format/here';

export interface Editing {
  /** Nothing: a new one. */
  customer: CustomerFieldsFragment | null;
  /** What a new one is called to begin with. */
  name: string;
  nif?: string;
}

const FIELDS = [
  'name',
  'nif',
  'email',
  'phone',
  'address',
  'city',
  'postalCode',
  'country',
  'idKind',
  'recargo',
  'paymentTerms',
  'paymentMeans',
  'paperLanguage',
] as const;

/** What a field that is ticked holds. */
export const ON = 'true';

export type CustomerValues = Record<(typeof FIELDS)[number], string>;

const fill = (value: (field: (typeof FIELDS)[number]) => string) =>
  Object.fromEntries(FIELDS.map(field => [field, value(field)])) as CustomerValues;

export const valuesOf = (customer: CustomerFieldsFragment | null, newcomer: { name: string; nif?: string }) => ({
  ...fill(field => (field === 'recargo' ? (customer?.recargo ? ON : '') : (customer?.[field] ?? ''))),
  ...(customer ? fromAbroad(customer) : { name: newcomer.name, nif: newcomer.nif ?? '' }),
});

/** An empty field is null for the server. */
export function inputOf(values: CustomerValues): CustomerInput {
  const { name, nif, ...rest } = fill(field => values[field].trim());
  const optional = Object.fromEntries(Object.entries(rest).map(([field, value]) => [field, value || null]));
  const paymentMeans = (values.paymentMeans || null) as PaymentMeans | null;
  const paperLanguage = (values.paperLanguage || null) as PaperLanguage | null;
  return { name, nif, ...optional, ...toAbroad(values), recargo: values.recargo === ON, paymentMeans, paperLanguage };
}

/** Who may be in recargo de equivalencia, as far as the card says by now. */
export const recargoProblemOf = (values: CustomerValues): string | null =>
  recargoProblem({ nif: values.nif, country: values.country || null, idKind: values.idKind || null });

export const checkCustomer = (values: CustomerValues) => {
  const { name, nif, email, recargo, paymentTerms } = values;
  return problems({
    name: name.trim() ? undefined : 'Escribe el nombre del cliente.',
    nif: nif.trim() ? undefined : 'Escribe el NIF del cliente.',
    paymentTerms: paymentTerms && !parseTerms(paymentTerms) ? 'De 0 a 365 días.' : undefined,
    email: email.trim() ? emailProblem(email) : undefined,
    recargo: recargo === ON && recargoHere() ? (recargoProblemOf(values) ?? undefined) : undefined,
  });
};
