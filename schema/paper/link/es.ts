import type { LinkWords } from './words';

export const es: LinkWords = {
  options: 'Qué puedes hacer',
  lines: 'Líneas',
  download: 'Descargar PDF',
  titleOf: (paper, issuer, amount) => `${paper} de ${issuer}, ${amount}`,
  privateUntil: day => `Enlace privado, hasta el ${day}`,
  privacy: 'Privacidad',
  madeWith: 'Hecho con Folio',
  paid: {
    summary: 'Ya la he pagado',
    label: 'Cuándo y cómo (opcional)',
    send: 'Avisar de que está pagada',
    given: day => `Avisaste de que está pagada el ${day}.`,
  },
  mistake: {
    summary: 'Hay un error',
    label: 'Qué está mal',
    send: 'Avisar del error',
    given: day => `Avisaste de un error el ${day}.`,
    empty: 'Escribe qué está mal, para que lo puedan corregir.',
  },
  seenBy: issuer => `${issuer} lo ve en su Folio.`,
  replacedBy: numbers => `La sustituye la ${numbers}, que es la que vale: por esta no pagues nada.`,
  rectifiedBy: (numbers, left) =>
    `Rectificada por la ${numbers}: ${left ? `quedan ${left} por pagar` : 'no queda nada por pagar'}.`,
  ofDebt: 'Modifica la base imponible: no es un abono, y la deuda sigue.',
  recordedAsPaid: 'Consta como pagada.',
  inYourFavour: amount => `A tu favor: ${amount}.`,
  nothingLeft: 'No queda nada por pagar.',
  partPaid: (collected, left) => `Pagado ${collected}: quedan ${left}.`,
  left: amount => `Quedan ${amount} por pagar.`,
  wasDue: day => `Venció el ${day}.`,
  isDue: day => `Vence el ${day}.`,
  by: {
    transfer: 'Por transferencia',
    direct_debit: 'Por domiciliación bancaria',
    card: 'Con tarjeta',
    bizum: 'Por Bizum',
    cash: 'En efectivo',
    cheque: 'Con cheque o pagaré',
    other: 'De otra forma',
  },
  card: {
    pay: 'Pagar con tarjeta',
    received: amount => `Pago recibido: ${amount}. Gracias.`,
    cancelled: 'No se ha cobrado nada.',
    confirming: 'El pago se está confirmando: puede tardar unos minutos. No hace falta que pagues otra vez.',
    look: 'Comprobar de nuevo',
    goOn: 'Continuar al pago',
  },
  quote: {
    until: day => `Vale hasta el ${day}.`,
    yourName: 'Tu nombre',
    nameless: 'Escribe tu nombre, para que sepan quién lo acepta.',
    accept: 'Aceptar',
    final: kind => (kind === 'quote' ? 'Al aceptarlo ya no cambia.' : 'Al aceptarla ya no cambia.'),
    no: 'No me encaja',
    why: 'Por qué (opcional)',
    refuse: 'Rechazar',
    refused(kind, byLink) {
      const it = kind === 'quote' ? 'lo' : 'la';
      const said = byLink ? `${kind === 'quote' ? 'Lo' : 'La'} rechazaste` : `Consta como rechazad${it.slice(1)}`;
      return `${said}. Si has cambiado de idea, escribe a quien te ${it} envió.`;
    },
    expired: kind => `Ha caducado: pide que te ${kind === 'quote' ? 'lo' : 'la'} envíen otra vez.`,
    seenBy: (kind, issuer) => `${issuer} ${kind === 'quote' ? 'lo' : 'la'} ve en su Folio.`,
  },
};
