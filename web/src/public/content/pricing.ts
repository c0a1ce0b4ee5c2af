import { paths } from '../../paths';
import { monthly, price } from '../../ui/format/prices';
import { priceWithVat } from '../../ui/format/pricesWithVat';
import { either } from './offered';
import { site } from './site';

const yes = true;
const no = false;

export const pricing = {
  title: 'Precios de Folio: Básico y PRO, sin permanencia',
  description: `Básico, ${monthly(price.basic)}. PRO${either(', para enviar con tu certificado', ' con Verifactu')}, ${monthly(price.pro)}. Empiezas con ${price.freeInvoices}, sin tarjeta y sin permanencia.`,
  hero: {
    title: 'Dos planes, sin permanencia',
    lead: `${price.freeOffer}, sin tarjeta. Eliges plan cuando te convenza.`,
  },
  pay: { label: 'Forma de pago', month: 'Pago mensual', year: 'Pago anual' },
  notes: [
    {
      icon: 'gift',
      title: price.freeInvoices,
      text: `O ${price.freeDaysCount} días, lo que más dure. Si no sigues, tus datos siguen ahí para leerlos y llevártelos.`,
    },
    {
      icon: 'tag',
      title: `STARTER: ${price.starter} ${price.perMonth}`,
      text: `Oferta de alta: los ${price.starterMonths} primeros meses del plan Básico. Después, ${price.basic} ${price.perMonth}.`,
    },
    {
      icon: 'receipt',
      title: 'Precios sin IVA',
      text: `Con el 21\u00a0%: Básico ${priceWithVat.basic}, PRO ${priceWithVat.pro} al mes. Te llega la factura cada vez.`,
      textOfYear: `Con el 21\u00a0%: Básico ${priceWithVat.basic}, PRO ${priceWithVat.proOfYear} al mes. Te llega la factura cada vez.`,
    },
  ],
  table: {
    title: 'Qué lleva cada plan',
    what: 'Función',
    basic: { name: 'Básico', price: monthly(price.basic) },
    pro: { name: 'PRO', price: monthly(price.pro), priceOfYear: monthly(price.proOfYear) },
    yes: 'Incluido',
    no: 'No incluido',
    groups: [
      {
        title: 'Facturar',
        rows: [
          { what: 'Facturas, clientes y productos', basic: 'Ilimitados', pro: 'Ilimitados' },
          { what: 'Numeración por serie y año', basic: yes, pro: yes },
          { what: 'IVA al 21, 10, 4 y 0\u00a0%, con su causa', basic: yes, pro: yes },
          { what: 'Modo Excel', basic: yes, pro: yes },
          { what: 'PDF de cada factura', basic: yes, pro: yes },
          { what: 'Exportación a CSV', basic: yes, pro: yes },
          { what: 'Rectificativas, con «Me he equivocado»', basic: yes, pro: yes },
          { what: 'Descuentos, retención de IRPF y suplidos', basic: yes, pro: yes },
          { what: 'Facturas simplificadas (tiques)', basic: yes, pro: yes },
        ],
      },
      {
        title: 'Verifactu',
        rows: [
          { what: 'Enviar con tu certificado digital', basic: no, pro: yes },
          {
            what: 'Envío automático al emitir',
            basic: either('Folio, en tu nombre', 'No incluido'),
            pro: either('Tu certificado o Folio', 'Con tu certificado'),
          },
          { what: 'Huella y reintentos', basic: 'Si envías', pro: 'Si envías' },
          { what: 'Si la AEAT la rechaza: qué ha pasado y qué pulsar', basic: 'Si envías', pro: 'Si envías' },
          { what: 'Pantalla de registros, con la cadena y cada respuesta', basic: no, pro: yes },
          { what: 'QR tributario en el papel', basic: 'Si envías', pro: 'Si envías' },
        ],
      },
      {
        title: 'Equipo y datos',
        rows: [
          { what: 'Usuarios con su papel', basic: yes, pro: yes },
          { what: 'API con claves de lectura o escritura', basic: yes, pro: yes },
          { what: 'Leer y descargar, aunque dejes de pagar', basic: yes, pro: yes },
        ],
      },
      {
        title: 'Soporte',
        rows: [{ what: 'Lunes a viernes, 9:00–18:00 CET', basic: 'Menos de 24\u00a0h', pro: 'Menos de 24\u00a0h' }],
      },
    ],
  },
  enterprise: {
    title: '¿Varias empresas o un volumen grande?',
    text: 'Hacemos un plan Enterprise a tu medida. Cuéntanos cuántas empresas y cuántas facturas, y te respondemos en menos de 24\u00a0h, de lunes a viernes.',
    contact: 'Contactar',
  },
  before: {
    title: 'Antes de contratar',
    list: [
      {
        question: '¿Puedo cambiar de plan?',
        answer: 'Sí. Puedes subir a PRO cuando lo necesites y dejarlo cuando no.',
      },
      {
        question: '¿Y si lo dejo?',
        answer: 'Sigues hasta el final de lo pagado. Después lees, descargas y exportas todo.',
      },
      {
        question: '¿Necesito PRO para Verifactu?',
        answer: either(
          'Para enviar con tu propio certificado, sí. Sin él, Folio puede presentar en tu nombre en cualquier plan.',
          'Para enviar, sí: se envía con tu propio certificado, y eso va en PRO.',
        ),
      },
    ],
    all: { text: 'Todas las preguntas', to: paths.faq },
  },
  band: {
    title: 'Pruébalo con una factura de verdad.',
    text: `${price.freeOffer}. No pedimos tarjeta.`,
    start: site.start,
  },
} as const;
