import type { Route } from '../../rest/route';
import { sendInvoicesCsv } from './files/invoice-csv';
import { sendInvoicePdf } from './files/invoice-paper';
import { sendInvoicesZip } from './files/invoice-zip';

const LINES =
  'lines { description quantity price grossPrice discountPercent discountAmount ivaRate ivaCause ivaRegime cost subtotal total productId operationDate prepaymentId returned }';
const MONEY =
  'recargo operationDate discountPercent discountAmount discount withholdingPercent withholding suplidos { description amount } payable paymentTerms paymentMeans iban';
const SUMMARY = `id kind qualified prepayment devicesOrMetals copyOf number fullNumber series date dueDate notes status customer { id name nif email address city postalCode }
  customerName customerNif customerAddress customerId customerManual { name nif address country idKind } subtotal totalIva total collected owed
  verifactu { status aeatCsv hash qrCode errorMessage }`;
const RELATED = 'id fullNumber date total status way';
const EXCHANGE = `exchange { invoices { ${RELATED} } takesBack { ${RELATED} } takenBackBy { ${RELATED} } }`;
const COLLECTION = 'id date amount means reference undoes createdAt';
const CARD_PAYMENT = 'paidAt paid surplus back reclaimed';
const ISSUED_BY = 'issuedBy { party agreedOn name nif country idKind }';
const INVOICE = `${SUMMARY} ${LINES} ${MONEY} ${ISSUED_BY} ${EXCHANGE} settles { ${RELATED} } rectification { way cause debt form because { wrong happened handedOver } replaced { subtotal totalIva recargo total } left { ivaRate ivaCause ivaRegime original change base quota recargo } invoices { ${RELATED} } }`;

export const invoiceRoutes: Route[] = [
  {
    method: 'get',
    path: '/invoices',
    tag: 'Facturas',
    summary: 'Facturas, de la más nueva a la más antigua o en el orden que se pida',
    document: `query Invoices($search: String, $status: InvoiceStatus, $kind: InvoiceKind, $due: InvoiceDue, $customerId: ID, $verifactu: RecordStanding, $amount: Decimal, $dateFrom: Date, $dateTo: Date, $sort: InvoiceSort, $page: Int, $limit: Int) {
      invoices(search: $search, status: $status, kind: $kind, due: $due, customerId: $customerId, verifactu: $verifactu, amount: $amount, dateFrom: $dateFrom, dateTo: $dateTo, sort: $sort, page: $page, limit: $limit) {
        items { ${SUMMARY} } pagination { page limit total totalPages } } }`,
    reply: { invoices: 'invoices.items', pagination: 'invoices.pagination' },
  },
  {
    method: 'get',
    path: '/invoices/export/csv',
    tag: 'Facturas',
    summary: 'La lista con sus filtros, o las facturas elegidas, como CSV',
    document: `query InvoiceExport($search: String, $status: InvoiceStatus, $kind: InvoiceKind, $due: InvoiceDue, $customerId: ID, $verifactu: RecordStanding, $amount: Decimal, $dateFrom: Date, $dateTo: Date, $ids: [ID!]) {
      invoiceExport(search: $search, status: $status, kind: $kind, due: $due, customerId: $customerId, verifactu: $verifactu, amount: $amount, dateFrom: $dateFrom, dateTo: $dateTo, ids: $ids) { search status kind due customerId verifactu amount dateFrom dateTo ids } }`,
    reply: {},
    file: { type: 'text/csv', send: sendInvoicesCsv },
  },
  {
    method: 'get',
    path: '/invoices/sums',
    tag: 'Facturas',
    summary: 'Lo que suman las facturas de la lista con sus filtros: total, pendiente y vencido',
    document: `query InvoiceSums($search: String, $status: InvoiceStatus, $kind: InvoiceKind, $due: InvoiceDue, $customerId: ID, $verifactu: RecordStanding, $amount: Decimal, $dateFrom: Date, $dateTo: Date) {
      invoiceSums(search: $search, status: $status, kind: $kind, due: $due, customerId: $customerId, verifactu: $verifactu, amount: $amount, dateFrom: $dateFrom, dateTo: $dateTo) { count total owed overdueCount overdue } }`,
    reply: { sums: 'invoiceSums' },
  },
  {
    method: 'get',
    path: '/invoices/counts',
    tag: 'Facturas',
    summary: 'Cuántas facturas hay, cuántas por cobrar, vencidas y en borrador; a partir de 1.000 no se cuenta más',
    document: 'query InvoiceCounts { invoiceCounts { all open overdue drafts } }',
    reply: { counts: 'invoiceCounts' },
  },
  {
    method: 'get',
    path: '/invoices/due',
    tag: 'Facturas',
    summary:
      'Lo que queda por cobrar, por semanas: lo vencido, esta semana, las cuatro siguientes y lo que viene después',
    document: 'query DueWeeks { dueWeeks { from to count owed } }',
    reply: { weeks: 'dueWeeks' },
  },
  {
    method: 'get',
    path: '/customers/:id/account',
    tag: 'Clientes',
    summary: 'Lo que debe un cliente, lo que tiene vencido, en cuántos días paga y lo facturado este año',
    document: `query CustomerAccount($id: ID!) { customerAccount(id: $id) {
      owed openCount overdue overdueCount overdueSince averageDays yearCount yearTotal } }`,
    reply: { account: 'customerAccount' },
  },
  {
    method: 'get',
    path: '/invoices/prepayments',
    tag: 'Facturas',
    summary: 'Los anticipos de un cliente que ninguna factura resta todavía',
    document: `query OpenPrepayments($customerId: ID, $nif: String) { openPrepayments(customerId: $customerId, nif: $nif) {
      id fullNumber date total recargo rates { ivaRate ivaCause ivaRegime base quota cost recargoRate recargo } } }`,
    reply: { prepayments: 'openPrepayments' },
  },
  {
    method: 'post',
    path: '/invoices/pdf',
    tag: 'Facturas',
    summary: 'Los PDF de varias facturas, en un ZIP',
    document: 'query InvoicesByIds($ids: [ID!]!) { invoicesByIds(ids: $ids) { id fullNumber date } }',
    reply: {},
    file: { type: 'application/zip', send: sendInvoicesZip },
  },
  {
    method: 'post',
    path: '/invoices/pay',
    tag: 'Facturas',
    summary: 'Marcar varias facturas como pagadas',
    document: `mutation PayInvoices($ids: [ID!]!, $date: Date) { payInvoices(ids: $ids, date: $date) { ${SUMMARY} } }`,
    reply: { invoices: 'payInvoices' },
  },
  {
    method: 'post',
    path: '/invoices/unpay',
    tag: 'Facturas',
    summary: 'Deshacer el pago de varias facturas',
    document: `mutation UnpayInvoices($ids: [ID!]!) { unpayInvoices(ids: $ids) { ${SUMMARY} } }`,
    reply: { invoices: 'unpayInvoices' },
  },
  {
    method: 'post',
    path: '/invoices/exchange',
    tag: 'Facturas',
    summary: 'Canjear facturas simplificadas por una completa',
    status: 201,
    document: `mutation ExchangeInvoices($input: ExchangeInput!) { exchangeInvoices(input: $input) { ${INVOICE} warnings } }`,
    reply: { invoice: 'exchangeInvoices' },
  },
  {
    method: 'post',
    path: '/invoices',
    tag: 'Facturas',
    summary: 'Emitir una factura o guardar un borrador',
    status: 201,
    document: `mutation CreateInvoice($input: InvoiceInput!) { createInvoice(input: $input) { ${INVOICE} warnings } }`,
    reply: { invoice: 'createInvoice' },
  },
  {
    method: 'get',
    path: '/invoices/:id',
    tag: 'Facturas',
    summary: 'Una factura',
    document: `query Invoice($id: ID!) { invoice(id: $id) { ${INVOICE} version collections { ${COLLECTION} } cardPayments { ${CARD_PAYMENT} } rectifiedBy { ${RELATED} collected } exchangedBy { ${RELATED} } settledBy { ${RELATED} } remaining { ivaRate ivaCause ivaRegime base quota recargoRate recargo } } }`,
    reply: { invoice: 'invoice' },
  },
  {
    method: 'put',
    path: '/invoices/:id',
    tag: 'Facturas',
    summary: 'Cambiar un borrador',
    document: `mutation UpdateInvoice($id: ID!, $input: InvoiceInput!) { updateInvoice(id: $id, input: $input) { ${INVOICE} version warnings } }`,
    reply: { invoice: 'updateInvoice' },
  },
  {
    method: 'delete',
    path: '/invoices/:id',
    tag: 'Facturas',
    summary: 'Borrar un borrador',
    document: 'mutation DeleteInvoice($id: ID!) { deleteInvoice(id: $id) }',
    reply: { success: 'deleteInvoice' },
  },
  {
    method: 'post',
    path: '/invoices/:id/issue',
    tag: 'Facturas',
    summary: 'Emitir un borrador, o deshacer el pago de una factura pagada',
    document: `mutation IssueInvoice($id: ID!, $version: String) { issueInvoice(id: $id, version: $version) { ${INVOICE} warnings } }`,
    reply: { invoice: 'issueInvoice' },
  },
  {
    method: 'post',
    path: '/invoices/:id/pay',
    tag: 'Facturas',
    summary: 'Marcar una factura como pagada',
    document: `mutation PayInvoice($id: ID!, $date: Date) { payInvoice(id: $id, date: $date) { ${INVOICE} } }`,
    reply: { invoice: 'payInvoice' },
  },
  {
    method: 'post',
    path: '/invoices/:id/collections',
    tag: 'Facturas',
    summary: 'Anotar un cobro, de todo o de una parte',
    status: 201,
    document: `mutation CollectInvoice($id: ID!, $input: CollectionInput!) { collectInvoice(id: $id, input: $input) { ${INVOICE} collections { ${COLLECTION} } } }`,
    reply: { invoice: 'collectInvoice' },
  },
  {
    method: 'post',
    path: '/collections/:id/undo',
    tag: 'Facturas',
    summary: 'Deshacer un cobro, con otro de signo contrario',
    document: `mutation UndoCollection($id: ID!) { undoCollection(id: $id) { ${INVOICE} collections { ${COLLECTION} } } }`,
    reply: { invoice: 'undoCollection' },
  },
  {
    method: 'post',
    path: '/invoices/:id/cancel',
    tag: 'Facturas',
    summary: 'Anular una factura',
    document: `mutation CancelInvoice($id: ID!, $because: WrongInput) { cancelInvoice(id: $id, because: $because) { ${INVOICE} } }`,
    reply: { invoice: 'cancelInvoice' },
  },
  {
    method: 'post',
    path: '/invoices/:id/rectify',
    tag: 'Facturas',
    summary: 'Emitir una factura rectificativa, por diferencias o por sustitución, o guardarla en borrador',
    status: 201,
    document: `mutation RectifyInvoice($id: ID!, $input: RectifyInput!) { rectifyInvoice(id: $id, input: $input) { ${INVOICE} warnings } }`,
    reply: { invoice: 'rectifyInvoice' },
  },
  {
    method: 'post',
    path: '/invoices/rectify',
    tag: 'Facturas',
    summary: 'Rectificar juntas, por diferencias, varias facturas de un cliente',
    status: 201,
    document: `mutation RectifyInvoices($input: RectifyTogetherInput!) { rectifyInvoices(input: $input) { ${INVOICE} warnings } }`,
    reply: { invoice: 'rectifyInvoices' },
  },
  {
    method: 'post',
    path: '/invoices/rebate',
    tag: 'Facturas',
    summary: 'Emitir un rappel: la rectificativa de las compras de un periodo',
    status: 201,
    document: `mutation CreateRebate($input: RebateInput!) { createRebate(input: $input) { ${INVOICE} warnings } }`,
    reply: { invoice: 'createRebate' },
  },
  {
    method: 'post',
    path: '/invoices/:id/take-back',
    tag: 'Facturas',
    summary: 'Dejar sin efecto el canje de facturas simplificadas, con otro de signo contrario',
    status: 201,
    document: `mutation TakeBackExchange($id: ID!) { takeBackExchange(id: $id) { ${INVOICE} warnings } }`,
    reply: { invoice: 'takeBackExchange' },
  },
  {
    method: 'post',
    path: '/invoices/preview',
    tag: 'Facturas',
    summary: 'El PDF de una factura que se está escribiendo, con la palabra «BORRADOR»; no guarda nada',
    document: 'query InvoicePreview($input: InvoiceInput!) { invoicePreview(input: $input) { pdf } }',
    reply: { preview: 'invoicePreview' },
    status: 200,
  },
  {
    method: 'get',
    path: '/invoices/:id/pdf',
    tag: 'Facturas',
    summary: 'El PDF de una factura emitida; con copy=duplicate, una copia con la palabra «DUPLICADO»',
    document: 'query InvoicePdf($id: ID!, $copy: PaperCopy) { invoice(id: $id) { id paper(copy: $copy) } }',
    reply: {},
    file: { type: 'application/pdf', send: sendInvoicePdf },
  },
];
