import type { LinkWords } from './words';

export const gl: LinkWords = {
  options: 'Que podes facer',
  lines: 'Liñas',
  download: 'Descargar PDF',
  titleOf: (paper, issuer, amount) => `${paper} de ${issuer}, ${amount}`,
  privateUntil: day => `Ligazón privada, ata o ${day}`,
  privacy: 'Privacidade',
  madeWith: 'Feito con Folio',
  paid: {
    summary: 'Xa a paguei',
    label: 'Cando e como (opcional)',
    send: 'Avisar de que está pagada',
    given: day => `Avisaches de que está pagada o ${day}.`,
  },
  mistake: {
    summary: 'Hai un erro',
    label: 'Que está mal',
    send: 'Avisar do erro',
    given: day => `Avisaches dun erro o ${day}.`,
    empty: 'Escribe que está mal, para que o poidan corrixir.',
  },
  seenBy: issuer => `${issuer} veo no seu Folio.`,
  replacedBy: numbers => `Substitúea a ${numbers}, que é a que vale: por esta non pagues nada.`,
  rectifiedBy: (numbers, left) =>
    `Rectificada pola ${numbers}: ${left ? `quedan ${left} por pagar` : 'non queda nada por pagar'}.`,
  ofDebt: 'Modifica a base impoñible: non é un abono, e a débeda segue.',
  recordedAsPaid: 'Consta como pagada.',
  inYourFavour: amount => `Ao teu favor: ${amount}.`,
  nothingLeft: 'Non queda nada por pagar.',
  partPaid: (collected, left) => `Pagado ${collected}: quedan ${left}.`,
  left: amount => `Quedan ${amount} por pagar.`,
  wasDue: day => `Venceu o ${day}.`,
  isDue: day => `Vence o ${day}.`,
  by: {
    transfer: 'Por transferencia',
    direct_debit: 'Por domiciliación bancaria',
    card: 'Con tarxeta',
    bizum: 'Por Bizum',
    cash: 'En efectivo',
    cheque: 'Con cheque ou pagaré',
    other: 'Doutra forma',
  },
  card: {
    pay: 'Pagar con tarxeta',
    received: amount => `Pagamento recibido: ${amount}. Grazas.`,
    cancelled: 'Non se cobrou nada.',
    confirming: 'O pagamento estase a confirmar: pode tardar uns minutos. Non fai falta que pagues outra vez.',
    look: 'Comprobar de novo',
    goOn: 'Continuar ao pagamento',
  },
  quote: {
    until: day => `Vale ata o ${day}.`,
    yourName: 'O teu nome',
    nameless: 'Escribe o teu nome, para que saiban quen o acepta.',
    accept: 'Aceptar',
    final: kind => (kind === 'quote' ? 'Ao aceptalo xa non cambia.' : 'Ao aceptala xa non cambia.'),
    no: 'Non me encaixa',
    why: 'Por que (opcional)',
    refuse: 'Rexeitar',
    refused(kind, byLink) {
      const it = kind === 'quote' ? 'o' : 'a';
      const said = byLink ? `Rexeitáche${kind === 'quote' ? 'lo' : 'la'}` : `Consta como rexeitad${it}`;
      return `${said}. Se cambiaches de idea, escribe a quen ch${it} enviou.`;
    },
    expired: kind => `Caducou: pide que ch${kind === 'quote' ? 'o' : 'a'} envíen outra vez.`,
    seenBy: (kind, issuer) => `${issuer} ${kind === 'quote' ? 'veo' : 'vea'} no seu Folio.`,
  },
};
