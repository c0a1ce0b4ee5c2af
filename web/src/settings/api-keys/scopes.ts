import type { KeyScope } from '../../gql/settings';

export const SCOPES = [
  { value: 'read', label: 'Solo lectura', may: 'Consulta y descarga. No puede cambiar nada.' },
  {
    value: 'write',
    label: 'Lectura y escritura',
    may: 'También crea y cambia clientes, productos y facturas, y las emite.',
  },
] as const satisfies readonly { value: KeyScope; label: string; may: string }[];

export const scopeLabel = (scope: KeyScope) => SCOPES.find(({ value }) => value === scope)?.label ?? scope;
