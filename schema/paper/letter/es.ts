import { STEP_NAMES } from '../../remind/ladder';
import { joinedBy, type LetterWords } from './words';

export const es: LetterWords = {
  usual: {
    invoice: 'Hola:\n\nTe enviamos la factura {numero}, de {total}.\n\nUn saludo,\n{empresa}',
    quote: {
      quote:
        'Hola:\n\nTe enviamos el presupuesto {numero}, de {total}. Vale hasta el {valido_hasta}.\n\nUn saludo,\n{empresa}',
      proforma:
        'Hola:\n\nTe enviamos la factura proforma {numero}, de {total}. Vale hasta el {valido_hasta}.\n\nUn saludo,\n{empresa}',
    },
    steps: {
      1: 'Hola:\n\nNo nos consta el pago de {facturas}. Seguramente se os ha pasado: ¿podéis mirarlo?\n\nUn saludo,\n{empresa}',
      2: 'Hola:\n\nOs escribimos otra vez por {facturas}. Quedan por pagar {pendiente}. Os pedimos que hagáis el pago esta semana o que nos digáis qué ocurre.\n\nUn saludo,\n{empresa}',
      3: 'Hola:\n\nSeguimos sin recibir el pago de {facturas}. Quedan por pagar {pendiente}. Os pedimos que lo hagáis cuanto antes.\n\nUn saludo,\n{empresa}',
    },
  },
  joined: joinedBy('y'),
  subject: (paper, issuer) => `${paper} de ${issuer}`,
  date: 'Fecha',
  isDue: 'Vence el',
  total: 'Total',
  replacedBy: 'La sustituye',
  note: 'Nota',
  ofDebt: 'Modifica la base imponible: no es un abono, y la deuda sigue',
  status: 'Estado',
  paid: 'Pagada',
  inYourFavour: 'A tu favor',
  nothingLeft: 'No queda nada por pagar',
  toPay: 'A pagar',
  left: 'Queda por pagar',
  attached: (files, of) => `Va ${of === 'quote' ? 'adjunto' : 'adjunta'} en PDF: ${files}`,
  see: 'Ver la factura',
  seeOrSay: 'Ver la factura, o avisar de que está pagada o de que hay un error',
  say: 'En la página de la factura puedes avisar de que ya la has pagado o de que hay un error.',
  reply: who => `Responde a este correo y le llegará a ${who}`,
  noReply: who => `De ${who} No respondas a este correo: nadie lo leería.`,
  sentFor: name => `Enviado con Folio por encargo de ${name}`,
  quote: {
    until: 'Vale hasta el',
    see: 'Ver y responder',
    seeOrAnswer: kind => (kind === 'quote' ? 'Verlo, aceptarlo o rechazarlo' : 'Verla, aceptarla o rechazarla'),
    say: kind =>
      `En esa página puedes ${kind === 'quote' ? 'aceptarlo' : 'aceptarla'}, o decir por qué no. No hace falta ninguna cuenta.`,
  },
  reminder: {
    steps: STEP_NAMES,
    one: (number, due) => `la factura ${number}, que venció el ${due}`,
    several: (numbers, since) => `las facturas ${numbers}, vencidas desde el ${since}`,
    subjectOfOne: (step, number, due) => `${step}: factura ${number}, vencida el ${due}`,
    subjectOfSeveral: (step, invoices) => `${step}: ${invoices} facturas vencidas`,
    wasDue: 'Venció el',
    row: (number, due) => `${number}, venció el ${due}`,
    interest: until => `Intereses de demora hasta el ${until}`,
    compensation: each => `Compensación por costes de cobro${each ? `, ${each} por factura` : ''}`,
    whole: 'En total',
    inPdf: (files, count) => `${count === 1 ? 'Va' : 'Van'} en PDF: ${files}`,
    seeInvoice: number => `Ver la factura ${number}`,
    say: 'Si ya está pagado o hay algo que no cuadra, decidlo en la página de la factura y no os escribiremos más por ella hasta aclararlo.',
    transfer: (iban, reference) => `Por transferencia a ${iban}, con el concepto ${reference}.`,
  },
};
