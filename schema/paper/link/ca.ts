import { onDay } from '../catalan';
import type { LinkWords } from './words';

export const ca: LinkWords = {
  options: 'Què pots fer',
  lines: 'Línies',
  download: 'Baixa el PDF',
  titleOf: (paper, issuer, amount) => `${paper} de ${issuer}, ${amount}`,
  privateUntil: day => `Enllaç privat, fins ${onDay(day, 'a')}`,
  privacy: 'Privadesa',
  madeWith: 'Fet amb Folio',
  paid: {
    summary: 'Ja l’he pagada',
    label: 'Quan i com (opcional)',
    send: 'Avisa que està pagada',
    given: day => `Vas avisar que està pagada ${onDay(day)}.`,
  },
  mistake: {
    summary: 'Hi ha un error',
    label: 'Què està malament',
    send: 'Avisa de l’error',
    given: day => `Vas avisar d’un error ${onDay(day)}.`,
    empty: 'Escriu què està malament, perquè ho puguin corregir.',
  },
  seenBy: issuer => `${issuer} ho veu al seu Folio.`,
  replacedBy: numbers => `La substitueix la ${numbers}, que és la que val: per aquesta no paguis res.`,
  rectifiedBy: (numbers, left) =>
    `Rectificada per la ${numbers}: ${left ? `queden ${left} per pagar` : 'no queda res per pagar'}.`,
  ofDebt: 'Modifica la base imposable: no és un abonament, i el deute continua.',
  recordedAsPaid: 'Consta com a pagada.',
  inYourFavour: amount => `A favor teu: ${amount}.`,
  nothingLeft: 'No queda res per pagar.',
  partPaid: (collected, left) => `Pagat ${collected}: queden ${left}.`,
  left: amount => `Queden ${amount} per pagar.`,
  wasDue: day => `Va vèncer ${onDay(day)}.`,
  isDue: day => `Venç ${onDay(day)}.`,
  by: {
    transfer: 'Per transferència',
    direct_debit: 'Per domiciliació bancària',
    card: 'Amb targeta',
    bizum: 'Per Bizum',
    cash: 'En efectiu',
    cheque: 'Amb xec o pagaré',
    other: 'D’una altra forma',
  },
  card: {
    pay: 'Paga amb targeta',
    received: amount => `Pagament rebut: ${amount}. Gràcies.`,
    cancelled: 'No s’ha cobrat res.',
    confirming: 'El pagament s’està confirmant: pot trigar uns minuts. No cal que tornis a pagar.',
    look: 'Torna-ho a comprovar',
    goOn: 'Continua al pagament',
  },
  quote: {
    until: day => `Val fins ${onDay(day, 'a')}.`,
    yourName: 'El teu nom',
    nameless: 'Escriu el teu nom, perquè sàpiguen qui l’accepta.',
    accept: 'Accepta',
    final: kind => (kind === 'quote' ? 'Un cop acceptat ja no canvia.' : 'Un cop acceptada ja no canvia.'),
    no: 'No m’encaixa',
    why: 'Per què (opcional)',
    refuse: 'Rebutja',
    refused(kind, byLink) {
      const [it, refused] = kind === 'quote' ? ['El', 'rebutjat'] : ['La', 'rebutjada'];
      return `${byLink ? `${it} vas rebutjar` : `Consta com a ${refused}`}. Si has canviat d’idea, escriu a qui te l’ha enviat.`;
    },
    expired: kind => `Ha caducat: demana que ${kind === 'quote' ? 'te’l' : 'te la'} tornin a enviar.`,
    seenBy: (_kind, issuer) => `${issuer} ho veu al seu Folio.`,
  },
};
