import type { Route } from '../../rest/route';

const CUSTOMER =
  'id name nif email phone address city postalCode country idKind recargo paymentTerms paymentMeans paperLanguage';

export const customerRoutes: Route[] = [
  {
    method: 'get',
    path: '/customers',
    tag: 'Clientes',
    summary: 'Clientes por nombre',
    document: `query Customers($search: String, $page: Int, $limit: Int) {
      customers(search: $search, page: $page, limit: $limit) { items { ${CUSTOMER} } pagination { page limit total totalPages } } }`,
    reply: { customers: 'customers.items' },
    paged: 'customers.pagination',
  },
  {
    method: 'post',
    path: '/customers',
    tag: 'Clientes',
    summary: 'Crear un cliente',
    status: 201,
    document: `mutation CreateCustomer($input: CustomerInput!) { createCustomer(input: $input) { ${CUSTOMER} } }`,
    reply: { customer: 'createCustomer' },
  },
  {
    method: 'get',
    path: '/customers/:id',
    tag: 'Clientes',
    summary: 'Un cliente, con las notas que solo ve la empresa',
    document: `query Customer($id: ID!) { customer(id: $id) { ${CUSTOMER} notes mayRemind createdAt } }`,
    reply: { customer: 'customer' },
  },
  {
    method: 'put',
    path: '/customers/:id',
    tag: 'Clientes',
    summary: 'Cambiar un cliente',
    document: `mutation UpdateCustomer($id: ID!, $input: CustomerInput!) { updateCustomer(id: $id, input: $input) { ${CUSTOMER} } }`,
    reply: { customer: 'updateCustomer' },
  },
  {
    method: 'put',
    path: '/customers/:id/notes',
    tag: 'Clientes',
    summary: 'Cambiar las notas de un cliente, que solo ve la empresa',
    document: `mutation NoteCustomer($id: ID!, $input: CustomerNotesInput!) { noteCustomer(id: $id, input: $input) { id notes } }`,
    reply: { customer: 'noteCustomer' },
  },
  {
    method: 'delete',
    path: '/customers/:id',
    tag: 'Clientes',
    summary: 'Eliminar un cliente',
    document: 'mutation DeleteCustomer($id: ID!) { deleteCustomer(id: $id) }',
    reply: { success: 'deleteCustomer' },
  },
];
