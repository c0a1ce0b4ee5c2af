import { MEANS } from '../collect/means';
import { SPANISH as TERMS } from '../collect/terms';
import { MONTHS, slashed } from '../days';
import { SPANISH_LEFT } from '../kinds/left';
import { SPANISH as REPLACED } from '../kinds/replaced';
import { disclaimerOf, quoteTitle } from '../kinds/quote';
import { dayIn, peninsular } from './formats';
import type { PaperWords } from './words';

const longDate = (day: string) => {
  const [year, month, date] = dayIn(day);
  return `${date} de ${MONTHS[month - 1]} de ${year}`;
};

export const es: PaperWords = {
  ...peninsular(),
  longDate,
  shortDate: slashed,
  monthName(month) {
    const [year, number] = dayIn(month);
    return `${MONTHS[number - 1]} de ${year}`;
  },
  tag: 'es-ES',
  tax: { IVA: 'IVA', IGIC: 'IGIC', IPSI: 'IPSI' },
  titles: {
    Factura: 'Factura',
    'Factura rectificativa': 'Factura rectificativa',
    'Factura simplificada': 'Factura simplificada',
    'Factura de anticipo': 'Factura de anticipo',
    'Factura recapitulativa': 'Factura recapitulativa',
  },
  duplicate: 'DUPLICADO',
  cancelled: 'ANULADA',
  draft: 'BORRADOR',
  page: (page, pages) => `Página ${page} de ${pages}`,
  issuer: 'Emisor',
  customer: 'Cliente',
  numbers: {
    '02': 'NIF-IVA',
    '03': 'Pasaporte',
    '04': 'Identificación fiscal',
    '05': 'Certificado de residencia',
    '06': 'Documento',
  },
  date: 'Fecha',
  number: 'Número',
  series: 'Serie',
  operation: 'Operación',
  received: 'Cobrado',
  operationsOf: month => `Operaciones de ${month}`,
  due: 'Vencimiento',
  day: 'Fecha',
  quantityHead: 'Cantidad',
  description: 'Descripción',
  price: 'Precio',
  amount: 'Importe',
  discountHead: 'Dto.',
  without: (head, tax) => `${head} sin ${tax}`,
  withTax: (head, tax) => `${head}, ${tax} incluido`,
  included: tax => `${tax} incluido`,
  carriedOver: 'Suma y sigue',
  broughtForward: 'Suma anterior',
  exempt: 'Exenta',
  notSubject: 'No sujeta',
  reverse: 'Inversión del sujeto pasivo (ISP)',
  reverseShort: 'ISP',
  base: 'Base imponible',
  quota: 'Cuota',
  rateOf: tax => `Tipo de ${tax}`,
  sum: 'Suma',
  total: 'Total',
  totalInvoice: 'Total factura',
  toPay: 'Total a pagar',
  discount: 'Descuento',
  discountOfLines: (off, before) => `Descuento aplicado en las líneas: ${off} sobre ${before}.`,
  recargo: 'Recargo de equivalencia',
  recargoShort: 'Recargo',
  withholding: 'Retención IRPF',
  suplidos: 'Suplidos',
  suplidosHead: 'Suplidos, pagados en nombre y por cuenta del cliente',
  means: MEANS,
  meansHead: 'Forma de pago',
  reference: 'Concepto',
  terms: TERMS,
  legal: 'Menciones legales',
  phrases: {
    exempt: tax => `Operación exenta de ${tax}.`,
    notSubject: tax => `Operación no sujeta al ${tax}.`,
    reverse: () => 'Inversión del sujeto pasivo.',
    zero: tax => `Operación al tipo cero del ${tax}.`,
    pending: tax => `${tax} pendiente de devengo.`,
    used: () => 'Régimen especial de los bienes usados.',
    travel: () => 'Régimen especial de las agencias de viajes.',
    cash: () => 'Régimen especial del criterio de caja.',
  },
  byRecipient: 'Facturación por el destinatario.',
  byThird: (third, issuer) => `Factura expedida por ${third}, en nombre y por cuenta de ${issuer}.`,
  notes: 'Notas',
  conditions: 'Condiciones',
  rectifies: 'Rectifica',
  rectifiesAndReplaces: 'Rectifica y sustituye',
  invoiceOf: (named, simplified) => `Factura ${simplified ? 'simplificada ' : ''}${named.join('; ')}.`,
  invoicesOfPeriod: 'Las facturas del periodo.',
  cause: cause => `Causa: ${cause}`,
  replacedNote: 'Por sustitución: estas líneas son las correctas, enteras, y valen en lugar de las de la original.',
  debtNote: 'Modifica la base imponible por una deuda que no se ha pagado: no es un abono, y la deuda sigue.',
  modifiedNote: 'Se modifican los importes de la original en lo que dicen estas líneas, con su signo.',
  replaces: 'Sustituye a',
  simplifieds: named => `${named.length > 1 ? 'Facturas simplificadas' : 'Factura simplificada'} ${named.join('; ')}.`,
  named: (number, date) => `${number}, del ${date}`,
  revokes: 'Deja sin efecto',
  revoked: named => `Factura ${named}, que sustituía a:`,
  rectificationAmount: 'Importe de la rectificación',
  ...REPLACED,
  ...SPANISH_LEFT,
  quote: {
    titles: { quote: quoteTitle('quote'), proforma: quoteTitle('proforma') },
    validUntil: 'Válido hasta',
    days: days => (days === 1 ? '1 día' : `${days} días`),
    accepted: { quote: 'Aceptado', proforma: 'Aceptada' },
    acceptedBy: (kind, by, date) =>
      `${kind === 'quote' ? 'Aceptado' : 'Aceptada'}${by ? ` por ${by}` : ''} el ${date}. Ya no cambia.`,
    invitation: '¿Te encaja?',
    acceptBy: (kind, date) =>
      kind === 'quote'
        ? `Acéptalo en línea hasta el ${date}. Al aceptarlo ya no cambia.`
        : `Acéptala en línea hasta el ${date}. Al aceptarla ya no cambia.`,
    link: 'Ver y aceptar en línea',
    disclaimer: { quote: disclaimerOf('quote'), proforma: disclaimerOf('proforma') },
  },
};
