import type { Route } from '../../rest/route';

const REQUEST =
  'id requestType source email name nif description status createdAt verifiedAt dueOn completedAt notes assignedUser { id name }';

export const dataRequestRoutes: Route[] = [
  {
    method: 'get',
    path: '/lopd/data-requests',
    tag: 'LOPD',
    summary: 'Las solicitudes de derechos',
    document: `query DataRequests($search: String, $status: RequestStatus, $requestType: RequestType, $page: Int, $limit: Int) {
      dataRequests(search: $search, status: $status, requestType: $requestType, page: $page, limit: $limit) { items { ${REQUEST} } pagination { page limit total totalPages } } }`,
    reply: { requests: 'dataRequests.items' },
    paged: 'dataRequests.pagination',
  },
  {
    method: 'post',
    path: '/lopd/data-requests',
    tag: 'LOPD',
    summary: 'Anotar una solicitud; sin sesión, la del formulario público',
    status: 201,
    public: true,
    document: `mutation CreateDataRequest($input: DataRequestInput!) { createDataRequest(input: $input) { ${REQUEST} } }`,
    reply: { request: 'createDataRequest' },
  },
  {
    method: 'post',
    path: '/lopd/data-requests/verify',
    tag: 'LOPD',
    summary: 'Confirmar una solicitud con el enlace recibido',
    public: true,
    document: 'mutation VerifyDataRequest($token: String!) { verifyDataRequest(token: $token) }',
    reply: { success: 'verifyDataRequest' },
  },
  {
    method: 'get',
    path: '/lopd/data-requests/:id',
    tag: 'LOPD',
    summary: 'Una solicitud',
    document: `query DataRequest($id: ID!) { dataRequest(id: $id) { ${REQUEST} } }`,
    reply: { request: 'dataRequest' },
  },
  {
    method: 'put',
    path: '/lopd/data-requests/:id',
    tag: 'LOPD',
    summary: 'Cambiar estado, asignación y notas de una solicitud',
    document: `mutation UpdateDataRequest($id: ID!, $input: DataRequestUpdate!) { updateDataRequest(id: $id, input: $input) { ${REQUEST} } }`,
    reply: { request: 'updateDataRequest' },
  },
];
