import type { Route } from '../../rest/route';

const REGULATION = 'id about date who text state source readOn changedAt';

export const regulationRoutes: Route[] = [
  {
    method: 'get', path: '/regulations', tag: 'Fechas de la ley', summary: 'Qué obliga a quién y desde cuándo, con su fuente', public: true,
    document: `query Regulations { regulations { ${REGULATION} } }`, reply: { regulations: 'regulations' },
  },
  {
    method: 'put', path: '/superadmin/regulations/:id', tag: 'Superadmin', summary: 'Cambiar una fecha de la ley',
    document: `mutation SaveRegulation($id: String!, $input: RegulationInput!) { saveRegulation(id: $id, input: $input) { ${REGULATION} } }`, reply: { regulation: 'saveRegulation' },
  },
];
