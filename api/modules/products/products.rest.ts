import type { Route } from '../../rest/route';

const PRODUCT = 'id name description sku price ivaRate';

export const productRoutes: Route[] = [
  {
    method: 'get',
    path: '/products',
    tag: 'Productos',
    summary: 'Productos por nombre',
    document: `query Products($search: String, $deactivated: Boolean, $page: Int, $limit: Int) {
      products(search: $search, deactivated: $deactivated, page: $page, limit: $limit) { items { ${PRODUCT} } pagination { page limit total totalPages } } }`,
    reply: { products: 'products.items' },
    paged: 'products.pagination',
  },
  {
    method: 'post',
    path: '/products',
    tag: 'Productos',
    summary: 'Crear un producto',
    status: 201,
    document: `mutation CreateProduct($input: ProductInput!) { createProduct(input: $input) { ${PRODUCT} } }`,
    reply: { product: 'createProduct' },
  },
  {
    method: 'put',
    path: '/products/:id',
    tag: 'Productos',
    summary: 'Cambiar un producto',
    document: `mutation UpdateProduct($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { ${PRODUCT} } }`,
    reply: { product: 'updateProduct' },
  },
  {
    method: 'delete',
    path: '/products/:id',
    tag: 'Productos',
    summary: 'Desactivar un producto',
    document: 'mutation DeleteProduct($id: ID!) { deleteProduct(id: $id) }',
    reply: { success: 'deleteProduct' },
  },
  {
    method: 'post',
    path: '/products/:id/restore',
    tag: 'Productos',
    summary: 'Reactivar un producto desactivado',
    document: `mutation RestoreProduct($id: ID!) { restoreProduct(id: $id) { ${PRODUCT} } }`,
    reply: { product: 'restoreProduct' },
  },
];
