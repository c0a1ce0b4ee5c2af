import type { Route } from '../../rest/route';

const TEMPLATE =
  'lines { description quantity price grossPrice ivaRate ivaCause ivaRegime discountPercent discountAmount productId } series notes discountPercent discountAmount withholdingPercent agreedTotal recargo paymentMeans suplidos { description amount }';
const PERIOD = 'day invoiceId fullNumber status skipped note';
const LISTED = `id customerId customerName concept total issues sends anchor every unit until times nextDate made state problem last { ${PERIOD} }`;
const RULE = `${LISTED} version template { ${TEMPLATE} } periods { ${PERIOD} }`;

const act = (name: string, path: string, summary: string, also = ['', '']): Route => ({
  method: 'post',
  path: `/recurring-invoices/:id/${path}`,
  tag: 'Facturas recurrentes',
  summary,
  document: `mutation ${name[0]!.toUpperCase()}${name.slice(1)}($id: ID!${also[0]}) { ${name}(id: $id${also[1]}) { ${RULE} } }`,
  reply: { recurringInvoice: name },
});

export const recurringRoutes: Route[] = [
  {
    method: 'get',
    path: '/recurring-invoices',
    tag: 'Facturas recurrentes',
    summary: 'Facturas que se repiten, por el día de la próxima',
    document: `query RecurringInvoices($state: RecurringState, $page: Int, $limit: Int) {
      recurringInvoices(state: $state, page: $page, limit: $limit) { items { ${LISTED} } pagination { page limit total totalPages } } }`,
    reply: { recurringInvoices: 'recurringInvoices.items' },
    paged: 'recurringInvoices.pagination',
  },
  {
    method: 'post',
    path: '/recurring-invoices',
    tag: 'Facturas recurrentes',
    summary: 'Repetir una factura',
    status: 201,
    document: `mutation CreateRecurringInvoice($input: RecurringInvoiceInput!) { createRecurringInvoice(input: $input) { ${RULE} } }`,
    reply: { recurringInvoice: 'createRecurringInvoice' },
  },
  {
    method: 'get',
    path: '/recurring-invoices/:id',
    tag: 'Facturas recurrentes',
    summary: 'Una factura que se repite, con sus últimos días',
    document: `query RecurringInvoice($id: ID!) { recurringInvoice(id: $id) { ${RULE} } }`,
    reply: { recurringInvoice: 'recurringInvoice' },
  },
  {
    method: 'put',
    path: '/recurring-invoices/:id',
    tag: 'Facturas recurrentes',
    summary: 'Cambiar una factura que se repite',
    document: `mutation UpdateRecurringInvoice($id: ID!, $input: RecurringInvoiceInput!) { updateRecurringInvoice(id: $id, input: $input) { ${RULE} } }`,
    reply: { recurringInvoice: 'updateRecurringInvoice' },
  },
  {
    method: 'delete',
    path: '/recurring-invoices/:id',
    tag: 'Facturas recurrentes',
    summary: 'Eliminar una factura que se repite',
    document: 'mutation DeleteRecurringInvoice($id: ID!) { deleteRecurringInvoice(id: $id) }',
    reply: { success: 'deleteRecurringInvoice' },
  },
  act('pauseRecurringInvoice', 'pause', 'Poner en pausa una factura que se repite'),
  act('resumeRecurringInvoice', 'resume', 'Reanudar una factura que se repite'),
  act('skipRecurringInvoice', 'skip', 'Saltar la próxima de una factura que se repite', [
    ', $day: Date',
    ', day: $day',
  ]),
  act('retryRecurringInvoice', 'retry', 'Volver a intentar una factura que se repite'),
];
