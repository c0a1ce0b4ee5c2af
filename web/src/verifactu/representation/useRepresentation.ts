import { useRepresentationQuery, type RepresentationFieldsFragment } from '../../gql/who-sends';

/** Whether the operator of this Folio sends for the company, and under which text; nothing until it is known. */
export function useRepresentation(): RepresentationFieldsFragment | null {
  return useRepresentationQuery().data?.representation ?? null;
}

export const CAPACITIES = {
  holder: 'Titular',
  administrator: 'Administrador o administradora',
  attorney: 'Apoderado o apoderada',
} as const;
