import type { Route } from '../../rest/route';

const DELIVERY =
  'id to text replyTo sendings { id email status reason by createdAt sentAt } link { url expiresAt } answers { id kind words createdAt }';

export const deliveryRoutes: Route[] = [
  {
    method: 'get',
    path: '/invoices/:id/delivery',
    tag: 'Envíos',
    summary: 'A quién se ha enviado una factura, y qué fue de cada correo',
    document: `query InvoiceDelivery($id: ID!) { invoiceDelivery(id: $id) { ${DELIVERY} } }`,
    reply: { delivery: 'invoiceDelivery' },
  },
  {
    method: 'post',
    path: '/invoices/:id/deliver',
    tag: 'Envíos',
    summary: 'Enviar una factura por correo, con su PDF',
    document: `mutation SendInvoice($id: ID!, $input: SendInvoiceInput!) { sendInvoice(id: $id, input: $input) { ${DELIVERY} } }`,
    reply: { delivery: 'sendInvoice' },
  },
  {
    method: 'post',
    path: '/invoices/:id/link',
    tag: 'Envíos',
    summary: 'El enlace con el que el cliente ve la factura, sin cuenta',
    document: `mutation ShareInvoice($id: ID!) { shareInvoice(id: $id) { ${DELIVERY} } }`,
    reply: { delivery: 'shareInvoice' },
  },
  {
    method: 'delete',
    path: '/invoices/:id/link',
    tag: 'Envíos',
    summary: 'Revocar el enlace de una factura',
    document: `mutation RevokeInvoiceLink($id: ID!) { revokeInvoiceLink(id: $id) { ${DELIVERY} } }`,
    reply: { delivery: 'revokeInvoiceLink' },
  },
];
