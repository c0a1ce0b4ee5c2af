import type { Route } from '../../rest/route';
import { sendQuotePdf } from './paper';

const TAG = 'Presupuestos';
const LISTED =
  'id kind fullNumber date validUntil customerId customerName state tax subtotal totalIva total payable createdAt';
const LINE =
  'description quantity price grossPrice ivaRate ivaCause ivaRegime discountPercent discountAmount subtotal total amount productId';
const QUOTE = `${LISTED} version customerEmail mailText notes discountPercent discountAmount withholdingPercent withholding recargo
  lines { ${LINE} } rates { ivaRate ivaCause ivaRegime base quota recargoRate recargo }
  events { id kind words byLink by email status reason createdAt } invoices { invoiceId fullNumber status prepayment total stands } link { url expiresAt }`;
const INVOICE = 'id status date customerId subtotal totalIva total prepayment quote { id kind fullNumber }';

export const quoteRoutes: Route[] = [
  {
    method: 'get',
    path: '/quotes',
    tag: TAG,
    summary: 'Presupuestos y facturas proforma, con búsqueda, estado y orden',
    document: `query Quotes($search: String, $state: QuoteState, $customerId: ID, $sort: QuoteSort, $page: Int, $limit: Int) {
      quotes(search: $search, state: $state, customerId: $customerId, sort: $sort, page: $page, limit: $limit) { items { ${LISTED} } pagination { page limit total totalPages } } }`,
    reply: { quotes: 'quotes.items' },
    paged: 'quotes.pagination',
  },
  {
    method: 'post',
    path: '/quotes',
    tag: TAG,
    summary: 'Escribir un presupuesto o una factura proforma',
    status: 201,
    document: `mutation CreateQuote($input: QuoteInput!) { createQuote(input: $input) { ${QUOTE} } }`,
    reply: { quote: 'createQuote' },
  },
  {
    method: 'get',
    path: '/quotes/:id',
    tag: TAG,
    summary: 'Un presupuesto, con lo que ha pasado con él',
    document: `query Quote($id: ID!) { quote(id: $id) { ${QUOTE} } }`,
    reply: { quote: 'quote' },
  },
  {
    method: 'put',
    path: '/quotes/:id',
    tag: TAG,
    summary: 'Cambiar un presupuesto que no está aceptado',
    document: `mutation UpdateQuote($id: ID!, $input: QuoteInput!) { updateQuote(id: $id, input: $input) { ${QUOTE} } }`,
    reply: { quote: 'updateQuote' },
  },
  {
    method: 'delete',
    path: '/quotes/:id',
    tag: TAG,
    summary: 'Eliminar un presupuesto que no está aceptado',
    document: 'mutation DeleteQuote($id: ID!) { deleteQuote(id: $id) }',
    reply: { success: 'deleteQuote' },
  },
  {
    method: 'get',
    path: '/quotes/:id/pdf',
    tag: TAG,
    summary: 'El PDF de un presupuesto',
    document: 'query QuotePdf($id: ID!) { quote(id: $id) { id } }',
    reply: {},
    file: { type: 'application/pdf', send: sendQuotePdf },
  },
  {
    method: 'post',
    path: '/quotes/:id/deliver',
    tag: TAG,
    summary: 'Enviar un presupuesto por correo, con su PDF y su enlace',
    document: `mutation SendQuote($id: ID!, $input: SendQuoteInput!) { sendQuote(id: $id, input: $input) { ${QUOTE} } }`,
    reply: { quote: 'sendQuote' },
  },
  {
    method: 'post',
    path: '/quotes/:id/link',
    tag: TAG,
    summary: 'El enlace con el que el cliente ve y acepta un presupuesto, sin cuenta',
    document: `mutation ShareQuote($id: ID!) { shareQuote(id: $id) { ${QUOTE} } }`,
    reply: { quote: 'shareQuote' },
  },
  {
    method: 'delete',
    path: '/quotes/:id/link',
    tag: TAG,
    summary: 'Revocar el enlace de un presupuesto',
    document: `mutation RevokeQuoteLink($id: ID!) { revokeQuoteLink(id: $id) { ${QUOTE} } }`,
    reply: { quote: 'revokeQuoteLink' },
  },
  {
    method: 'post',
    path: '/quotes/:id/answer',
    tag: TAG,
    summary: 'Anotar que el cliente acepta o rechaza un presupuesto',
    document: `mutation AnswerQuote($id: ID!, $input: QuoteAnswerInput!) { answerQuote(id: $id, input: $input) { ${QUOTE} } }`,
    reply: { quote: 'answerQuote' },
  },
  {
    method: 'post',
    path: '/quotes/:id/invoice',
    tag: TAG,
    summary: 'Hacer el borrador de la factura de un presupuesto aceptado',
    status: 201,
    document: `mutation InvoiceQuote($id: ID!) { invoiceQuote(id: $id) { ${INVOICE} } }`,
    reply: { invoice: 'invoiceQuote' },
  },
  {
    method: 'post',
    path: '/quotes/:id/prepay',
    tag: TAG,
    summary: 'Hacer el borrador de un anticipo de un presupuesto aceptado',
    status: 201,
    document: `mutation PrepayQuote($id: ID!, $input: QuotePrepaymentInput!) { prepayQuote(id: $id, input: $input) { ${INVOICE} } }`,
    reply: { invoice: 'prepayQuote' },
  },
];
