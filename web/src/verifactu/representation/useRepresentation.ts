import { useRepresentationQuery, type RepresentationFieldsFragment } from '../../gql/verifactu';

/** Whether whoever runs this Folio sends for the company, and by which words; nothing until it is known. */
export function useRepresentation(): RepresentationFieldsFragment | null {
  return useRepresentationQuery().data?.representation ?? null;
}

export const CAPACITIES = {
  holder: 'Titular',
  administrator: 'Administrador o administradora',
  attorney: 'Apoderado o apoderada',
} as const;
