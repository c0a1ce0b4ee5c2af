import { dayIn, peninsular } from './formats';
import type { PaperWords } from './words';

const MONTHS = [
  'urtarrila',
  'otsaila',
  'martxoa',
  'apirila',
  'maiatza',
  'ekaina',
  'uztaila',
  'abuztua',
  'iraila',
  'urria',
  'azaroa',
  'abendua',
];

/** 2026ko, 2025eko: as its last word is said (bat, bost and hamar end in a consonant, hamaika does not). */
function basqueYear(year: number): string {
  const [tens, units] = [Math.floor(year / 10) % 10, year % 10];
  const odd = tens % 2 === 1;
  const consonant = units === 5 || (units === 1 && !odd) || (units === 0 && odd);
  return `${year}${consonant ? 'eko' : 'ko'}`;
}

/** 20a; of 11 and 31 (hamaika) the article is in the word. */
const basqueDay = (date: number) => (date % 20 === 11 ? String(date) : `${date}a`);

export const eu: PaperWords = {
  ...peninsular(rate => `%\u00a0${rate}`),
  longDate(day) {
    const [year, month, date] = dayIn(day);
    return `${basqueYear(year)} ${MONTHS[month - 1]}ren ${basqueDay(date)}`;
  },
  /** 2026/11/20 */
  shortDate: day => day.replaceAll('-', '/'),
  monthName(month) {
    const [year, number] = dayIn(month);
    return `${basqueYear(year)} ${MONTHS[number - 1]}`;
  },
  tag: 'eu-ES',
  tax: { IVA: 'BEZ', IGIC: 'IGIC', IPSI: 'IPSI' },
  titles: {
    Factura: 'Faktura',
    'Factura rectificativa': 'Faktura zuzentzailea',
    'Factura simplificada': 'Faktura sinplifikatua',
    'Factura de anticipo': 'Aurrerakin-faktura',
    'Factura recapitulativa': 'Faktura errekapitulatiboa',
  },
  duplicate: 'BIKOIZTUA',
  cancelled: 'BALIOGABETUA',
  draft: 'ZIRRIBORROA',
  page: (page, pages) => `Orrialdea: ${page}/${pages}`,
  issuer: 'Igorlea',
  customer: 'Bezeroa',
  numbers: {
    '02': 'BEZeko zenbakia',
    '03': 'Pasaportea',
    '04': 'Identifikazio fiskala',
    '05': 'Bizileku-ziurtagiria',
    '06': 'Agiria',
  },
  date: 'Data',
  number: 'Zenbakia',
  series: 'Seriea:',
  operation: 'Eragiketa',
  received: 'Kobratuta',
  operationsOf: month => `Eragiketen hilabetea: ${month}`,
  due: 'Epemuga',
  day: 'Data',
  quantityHead: 'Kopurua',
  description: 'Deskribapena',
  price: 'Prezioa',
  amount: 'Zenbatekoa',
  discountHead: 'Desk.',
  without: (head, tax) => `${head}, ${tax} gabe`,
  withTax: (head, tax) => `${head}, ${tax} barne`,
  included: tax => `${tax} barne`,
  carriedOver: 'Batura, jarraitzen du',
  broughtForward: 'Aurreko batura',
  exempt: 'Salbuetsia',
  notSubject: 'Lotu gabea',
  reverse: 'Subjektu pasiboaren inbertsioa (ISP)',
  reverseShort: 'ISP',
  base: 'Zerga-oinarria',
  quota: 'Kuota',
  rateOf: tax => `${tax} tasa`,
  sum: 'Batura',
  total: 'Guztira',
  totalInvoice: 'Faktura guztira',
  toPay: 'Ordaintzekoa',
  discount: 'Deskontua',
  discountOfLines: (off, before) => `Lerroetan egindako deskontua: ${off} (oinarria: ${before}).`,
  recargo: 'Baliokidetasun-errekargua',
  recargoShort: 'Errekargua',
  withholding: 'PFEZ atxikipena',
  suplidos: 'Ordaindutako gastuak',
  suplidosHead: 'Bezeroaren izenean eta kontura ordaindutako gastuak (suplidos)',
  means: {
    transfer: 'Transferentzia',
    direct_debit: 'Helbideratzea',
    card: 'Txartela',
    bizum: 'Bizum',
    cash: 'Eskudirua',
    cheque: 'Txekea edo ordaindukoa',
    other: 'Beste modu bat',
  },
  meansHead: 'Ordaintzeko modua',
  reference: 'Kontzeptua',
  terms: {
    receipt: 'Jasotzean',
    monthEnd: 'Hilaren amaieran',
    days: days => (days === 1 ? 'Egun batera' : `${days} egunera`),
    fromMonthEnd: days => (days === 1 ? 'Egun batera, hilaren amaieratik' : `${days} egunera, hilaren amaieratik`),
    payDay: day => (day === 31 ? 'hilaren azken egunean' : `hilaren ${day}an`),
    payDayAlone: day => (day === 31 ? 'Hilaren azken egunean' : `Hilaren ${day}an`),
  },
  legal: 'Legezko aipamenak',
  phrases: {
    exempt: tax => `${tax} ordaintzetik salbuetsitako eragiketa.`,
    notSubject: tax => `${tax} zergari lotu gabeko eragiketa.`,
    reverse: () => 'Subjektu pasiboaren inbertsioa.',
    zero: tax => `${tax} zergaren zero tasako eragiketa.`,
    pending: tax => `${tax} sortzapenaren zain.`,
    used: () => 'Ondasun erabilien araubide berezia.',
    travel: () => 'Bidaia-agentzien araubide berezia.',
    cash: () => 'Kutxa-irizpidearen araubide berezia.',
  },
  byRecipient: 'Hartzaileak egindako faktura.',
  byThird: (third, issuer) => `Faktura egin duena: ${third}. Noren izenean eta kontura: ${issuer}.`,
  notes: 'Oharrak',
  conditions: 'Baldintzak',
  rectifies: 'Zuzentzen du',
  rectifiesAndReplaces: 'Zuzendu eta ordezten du',
  invoiceOf: (named, simplified) => `Faktura${simplified ? ' sinplifikatua' : ''}: ${named.join('; ')}.`,
  invoicesOfPeriod: 'Aldiko fakturak.',
  cause: cause => `Arrazoia: ${cause}`,
  replacedNote: 'Ordezpenez: lerro hauek dira zuzenak, osorik, eta jatorrizkoen ordez balio dute.',
  debtNote: 'Zerga-oinarria aldatzen du ordaindu ez den zor batengatik: ez da abonua, eta zorrak bere horretan dirau.',
  modifiedNote: 'Jatorrizkoaren zenbatekoak lerro hauek diotenean aldatzen dira, beren zeinuarekin.',
  replaces: 'Ordezten du',
  simplifieds: named =>
    `${named.length > 1 ? 'Faktura sinplifikatuak' : 'Faktura sinplifikatua'}: ${named.join('; ')}.`,
  named: (number, date) => `${number} (${date})`,
  revokes: 'Ondoriorik gabe uzten du',
  revoked: named => `Faktura: ${named}. Hau ordezten zuen:`,
  rectificationAmount: 'Zuzenketaren zenbatekoa',
  originalRow: number => `${number} faktura, zuzendua`,
  correctedRow: 'Faktura hau, zuzenduta',
  differenceRow: 'Aldea',
  leftOf: number => `Nola geratzen den ${number} faktura`,
  originalBase: 'Jatorrizko oinarria',
  changeOfBase: 'Zuzenketa',
  baseLeft: 'Geratzen den oinarria',
  quotaLeft: 'Geratzen den kuota',
  recargoLeft: 'Geratzen den errekargua',
  quote: {
    titles: { quote: 'Aurrekontua', proforma: 'Proforma faktura' },
    validUntil: 'Noiz arte balio duen',
    days: days => (days === 1 ? 'Egun bat' : `${days} egun`),
    accepted: { quote: 'Onartuta', proforma: 'Onartuta' },
    acceptedBy: (_kind, by, date) => `Onartuta: ${by ? `${by}, ` : ''}${date}. Ez da gehiago aldatuko.`,
    invitation: 'Ados?',
    acceptBy: (_kind, date) => `Onartu linean. Azken eguna: ${date}. Onartutakoan ez da gehiago aldatuko.`,
    link: 'Ikusi eta onartu linean',
    disclaimer: {
      quote: 'Agiri hau aurrekontu bat da: ez da faktura, eta ez du faktura ordezten.',
      proforma: 'Agiri hau proforma faktura bat da: ez da faktura, eta ez du faktura ordezten.',
    },
  },
};
