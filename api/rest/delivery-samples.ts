const TEXT = 'Hola:\n\nTe enviamos la factura {numero}, de {total}.\n\nUn saludo,\n{empresa}';

/** What an invoice on its way to its customer is written with. */
export const DELIVERY = {
  to: 'pagos@bodegaslarranaga.example',
  'sendInvoice.text': TEXT,
  'delivery.text': TEXT,
  replyTo: 'lucia@encuadernacionferrer.example',
  'sendings.email': 'pagos@bodegaslarranaga.example',
  'sendings.status': 'sent',
  by: 'Lucía Ferrer',
  'link.url': 'https://folio.example/f/q7Zr0Jt2mV5xN8cB1kL4pS6wD9fG3hYaq7Zr0Jt2mV5',
  'answers.kind': 'paid',
  words: 'Por transferencia, el 12 de enero.',
};
