import { USUAL_WORDS } from '../../delivery';
import { usualQuoteWords } from '../../kinds/quote';
import { STEP_NAMES, USUAL_STEPS } from '../../remind/ladder';
import { joinedBy, type LetterWords } from './words';

export const es: LetterWords = {
  usual: {
    invoice: USUAL_WORDS,
    quote: { quote: usualQuoteWords('quote'), proforma: usualQuoteWords('proforma') },
    steps: USUAL_STEPS,
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
