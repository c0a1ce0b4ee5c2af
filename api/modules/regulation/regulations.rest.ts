import type { Route } from '../../rest/route';

const REGULATION = 'code about date who text state source readOn changedAt';

export const regulationRoutes: Route[] = [
  {
    method: 'get',
    path: '/regulations',
    tag: 'Fechas de la ley',
    summary: 'Qué obliga a quién y desde cuándo, con su fuente',
    public: true,
    document: `query Regulations { regulations { ${REGULATION} } }`,
    reply: { regulations: 'regulations' },
  },
  {
    method: 'put',
    path: '/superadmin/regulations/:code',
    tag: 'Superadmin',
    summary: 'Cambiar una fecha de la ley',
    document: `mutation SaveRegulation($code: String!, $input: RegulationInput!) { saveRegulation(code: $code, input: $input) { ${REGULATION} } }`,
    reply: { regulation: 'saveRegulation' },
  },
];
