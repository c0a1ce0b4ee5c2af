import { paths } from '../../paths';
import { monthly, price } from '../../ui/format/prices';
import { either } from './offered';
import { site } from './site';

export const home = {
  title: either(
    'Folio: tus facturas, hechas y enviadas a Hacienda',
    'Folio: tus facturas, hechas. Con PRO, enviadas a Hacienda',
  ),
  description: `Programa de facturación para autónomos y empresas: numera, calcula el IVA, crea el PDF y${either('', ', con PRO,')} la registra en Verifactu. Empieza con ${price.freeInvoices}, sin tarjeta.`,
  ogTitle: ['Tus facturas, hechas', 'y enviadas a Hacienda.'],
  hero: {
    title: [
      either('Tus facturas, hechas', 'Tus facturas, hechas.'),
      either('y enviadas a\u00a0Hacienda.', 'Con\u00a0PRO, enviadas a\u00a0Hacienda.'),
    ],
    lead: either(
      'Folio numera cada factura, calcula el IVA, crea el PDF y la registra en Verifactu, tengas certificado o no. Para autónomos y empresas.',
      'Folio numera cada factura, calcula el IVA y crea el PDF. Con PRO, además, la registra en Verifactu. Para autónomos y empresas.',
    ),
    note: `${price.freeInvoices}, sin tarjeta`,
    days: `o ${price.freeDaysCount} días, lo que más dure`,
    cost: `Después, ${monthly(price.basic)}`,
    prices: 'Ver precios',
    start: site.start,
    shot: 'Una factura nueva en Folio: cuatro líneas, el IVA por tipo y el total a la vista.',
  },
  stats: [
    { figure: 'Sin límite', of: 'de facturas, clientes y productos' },
    { figure: '24\u00a0h', of: 'como mucho para responderte, de lunes a viernes' },
    { figure: '99,9\u00a0%', of: 'de disponibilidad' },
    { figure: `${price.freeInvoicesCount}\u00a0facturas`, of: `gratis y sin tarjeta, o ${price.freeDaysCount} días` },
  ],
  features: {
    title: ['Escribes cuatro líneas.', 'Lo demás ya está hecho.'],
    verifactu: {
      title: 'Verifactu, sin trámites',
      tag: either('Cualquier plan', 'PRO'),
      text: `Cada factura se sella al emitirla y sale hacia la AEAT: con tu certificado${either(' en PRO o, sin él, en tu nombre con cualquier plan', '')}. Si la rechaza, te decimos qué ha pasado y qué pulsar.`,
    },
    numbering: {
      title: 'Numeración sin huecos',
      text: 'Correlativa por serie y año, aunque facturéis varios a la vez.',
    },
    pdf: {
      title: 'Un PDF que da gusto enviar',
      text: 'Limpio, con el desglose por tipo de IVA y su QR tributario si envías a Verifactu.',
    },
    excel: {
      title: 'Modo Excel',
      text: 'Enter pasa a la celda siguiente y, al final, abre la línea nueva. No hace falta el ratón.',
    },
    more: [
      {
        title: 'IVA al 21, 10, 4 y 0\u00a0%',
        text: 'Mezcla tipos en una factura. Las cuotas cuadran siempre al céntimo.',
      },
      { title: 'Clientes y productos', text: 'Guárdalos una vez y escríbelos con tres letras.' },
      { title: 'Tu equipo', text: 'Quien factura y quien administra, cada uno con su usuario.' },
    ],
    all: { text: 'Ver las 12 funciones', to: paths.features },
  },
  steps: {
    title: 'Tu primera factura, en tres pasos',
    list: [
      { title: 'Crea tu cuenta', text: 'Nombre, NIF y email. Un minuto y sin tarjeta.' },
      { title: 'Escribe la factura', text: 'Elige un cliente o escribe uno nuevo. Los totales van sumando a tu lado.' },
      { title: 'Emítela', text: 'Recibe su número y queda guardada para siempre. Tú te llevas el PDF.' },
    ],
    typed: 'Cat',
    found: [
      { before: '', match: 'Cat', after: 'ering de la presentación', price: '260,00\u00a0€', rate: '10\u00a0%' },
      { before: '', match: 'Cat', after: 'álogo impreso, 500 ejemplares', price: '2,36\u00a0€', rate: '4\u00a0%' },
      { before: 'Maquetación de ', match: 'cat', after: 'álogo, por página', price: '18,50\u00a0€', rate: '21\u00a0%' },
    ],
  },
  voices: {
    title: 'Para quien factura entre dos trabajos',
    tag: 'Ejemplo ilustrativo',
    list: [
      {
        quote:
          'Antes dedicaba la tarde del viernes a las facturas. Ahora las hago al terminar cada trabajo y cierro el portátil.',
        who: 'Elena Ruiz',
        what: 'Fontanera, Zaragoza',
      },
      {
        quote: 'Llevo tres series y nunca se me salta un número. Mi gestora lo agradece más que yo.',
        who: 'Andreu Pastor',
        what: 'Reformas, Castelló',
      },
      {
        quote: 'Una factura volvió rechazada, leí dos líneas que se entendían y a los cinco minutos estaba aceptada.',
        who: 'Begoña Lizarra',
        what: 'Asesoría, Santander',
      },
    ],
  },
  versus: {
    title: 'Comparado con una hoja de cálculo',
    about: 'Qué se compara',
    sheet: 'Hoja de cálculo',
    folio: 'Folio',
    rows: [
      { what: 'Numeración', sheet: 'A mano, con riesgo de huecos', folio: 'Correlativa por serie y año' },
      { what: 'IVA de varios tipos', sheet: 'Fórmulas que se rompen', folio: 'Calculado por tipo, al céntimo' },
      {
        what: 'Verifactu',
        sheet: 'No puede enviarlo',
        folio: either('Registro, huella, QR y envío', 'Registro, huella, QR y envío, con PRO'),
      },
      { what: 'El papel', sheet: 'Se monta cada vez', folio: 'Un PDF, siempre igual' },
      {
        what: 'Corregir lo emitido',
        sheet: 'Se pisa la celda y nadie lo nota',
        folio: 'Lo emitido no se edita: anular deja rastro',
      },
      { what: 'Compartir con tu gestoría', sheet: 'Adjuntos y versiones', folio: 'CSV con base y cuota de cada tipo' },
    ],
  },
  plans: {
    title: 'Dos planes. Sin permanencia.',
    lead: `${price.freeOffer}, sin tarjeta. Eliges después.`,
    all: { text: 'Comparar los dos planes y lo que aún no hacen', to: paths.pricing },
  },
  band: {
    title: 'La próxima factura, aquí.',
    text: 'Crea la cuenta ahora, sin tarjeta, y emítela en cinco minutos.',
    start: site.start,
  },
  legal: { title: 'Información legal' },
} as const;
