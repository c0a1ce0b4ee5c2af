const ID = '0199c1a4-6d2e-7b31-9a54-3f0c8e21d7b6';

/** What an example of a quote does not say: a prepayment is a percentage. */
export const NOT_QUOTED = ['prepayQuote.amount'];

/** What a quote is written with, and what happened to it. */
export const QUOTING = {
  ...Object.fromEntries(
    [
      'quotes',
      'quote',
      'createQuote',
      'updateQuote',
      'answerQuote',
      'sendQuote',
      'shareQuote',
      'revokeQuoteLink',
    ].flatMap(place => [
      [`${place}.fullNumber`, 'P-2026-0017'],
      [`${place}.state`, 'sent'],
      [`${place}.customerId`, ID],
      [`${place}.validUntil`, '2026-02-14'],
      [`${place}.kind`, 'quote'],
      [`${place}.notes`, 'Mitad al aceptar, mitad a la entrega.'],
      [`${place}.events.kind`, 'accepted'],
      [`${place}.link.url`, 'https://folio.example/p/q7Zr0Jt2mV5xN8cB1kL4pS6wD9fG3hYaq7Zr0Jt2mV5'],
      [`${place}.customerEmail`, 'administracion@larranaga.example'],
      [`${place}.mailText`, 'Hola: va el presupuesto {numero}, de {total}.'],
    ]),
  ),
  'answerQuote.accepted': true,
  'answerQuote.words': 'Por teléfono',
  'prepayQuote.percent': 50,
  'sendQuote.text': 'Hola: va el presupuesto {numero}, de {total}.',
};
