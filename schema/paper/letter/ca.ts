import { onDay } from '../catalan';
import { joinedBy, type LetterWords } from './words';

export const ca: LetterWords = {
  usual: {
    invoice: 'Hola,\n\nT’enviem la factura {numero}, de {total}.\n\nSalutacions,\n{empresa}',
    quote: {
      quote:
        'Hola,\n\nT’enviem el pressupost {numero}, de {total}. Data límit per acceptar-lo: {valido_hasta}.\n\nSalutacions,\n{empresa}',
      proforma:
        'Hola,\n\nT’enviem la factura proforma {numero}, de {total}. Data límit per acceptar-la: {valido_hasta}.\n\nSalutacions,\n{empresa}',
    },
    steps: {
      1: 'Hola,\n\nNo ens consta el pagament de {facturas}. Segurament us ha passat per alt: ho podeu mirar?\n\nSalutacions,\n{empresa}',
      2: 'Hola,\n\nUs tornem a escriure per {facturas}. Queden per pagar {pendiente}. Us demanem que feu el pagament aquesta setmana o que ens digueu què passa.\n\nSalutacions,\n{empresa}',
      3: 'Hola,\n\nContinuem sense rebre el pagament de {facturas}. Queden per pagar {pendiente}. Us demanem que el feu com més aviat millor.\n\nSalutacions,\n{empresa}',
    },
  },
  joined: joinedBy('i'),
  subject: (paper, issuer) => `${paper} de ${issuer}`,
  date: 'Data',
  isDue: 'Venciment',
  total: 'Total',
  replacedBy: 'La substitueix',
  note: 'Nota',
  ofDebt: 'Modifica la base imposable: no és un abonament, i el deute continua',
  status: 'Estat',
  paid: 'Pagada',
  inYourFavour: 'A favor teu',
  nothingLeft: 'No queda res per pagar',
  toPay: 'A pagar',
  left: 'Queda per pagar',
  attached: (files, of) => `Va ${of === 'quote' ? 'adjunt' : 'adjunta'} en PDF: ${files}`,
  see: 'Veure la factura',
  seeOrSay: 'Veure la factura, o avisar que està pagada o que hi ha un error',
  say: 'A la pàgina de la factura pots avisar que ja l’has pagada o que hi ha un error.',
  reply: who => `Respon a aquest correu i arribarà a ${who}`,
  noReply: who => `De ${who} No responguis a aquest correu: no el llegiria ningú.`,
  sentFor: name => `Enviat amb Folio per encàrrec de ${name}`,
  quote: {
    until: 'Vàlid fins al',
    see: 'Veure i respondre',
    seeOrAnswer: kind =>
      kind === 'quote' ? 'Veure’l, acceptar-lo o rebutjar-lo' : 'Veure-la, acceptar-la o rebutjar-la',
    say: kind =>
      `En aquesta pàgina pots ${kind === 'quote' ? 'acceptar-lo' : 'acceptar-la'}, o dir per què no. No cal cap compte.`,
  },
  reminder: {
    steps: { 1: 'Recordatori', 2: 'Segon avís', 3: 'Últim avís' },
    one: (number, due) => `la factura ${number}, que va vèncer ${onDay(due)}`,
    several: (numbers, since) => `les factures ${numbers}, vençudes des ${onDay(since, 'de')}`,
    subjectOfOne: (step, number, due) => `${step}: factura ${number}, vençuda ${onDay(due)}`,
    subjectOfSeveral: (step, invoices) => `${step}: ${invoices} factures vençudes`,
    wasDue: 'Va vèncer',
    row: (number, due) => `${number}, va vèncer ${onDay(due)}`,
    interest: until => `Interessos de demora fins ${onDay(until, 'a')}`,
    compensation: each => `Compensació pels costos de cobrament${each ? `, ${each} per factura` : ''}`,
    whole: 'En total',
    inPdf: (files, count) => `${count === 1 ? 'Va' : 'Van'} en PDF: ${files}`,
    seeInvoice: number => `Veure la factura ${number}`,
    say: 'Si ja està pagat o hi ha alguna cosa que no quadra, digueu-ho a la pàgina de la factura i no us escriurem més per aquesta factura fins a aclarir-ho.',
    transfer: (iban, reference) => `Per transferència a ${iban}, amb el concepte ${reference}.`,
  },
};
