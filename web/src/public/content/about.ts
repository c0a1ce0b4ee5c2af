import { price } from '../../ui/format/prices';
import { site } from './site';

export const about = {
  title: 'Sobre Folio: facturar no debería llevarse la tarde',
  description:
    'Por qué existe Folio, en qué creemos y nuestros números. Un programa de facturación para autónomos y empresas de España.',
  hero: {
    title: ['Facturar no debería', 'llevarse la tarde'],
    lead: 'Folio es un programa de facturación para autónomos y empresas de España. Papel, tinta y nada más de lo necesario.',
  },
  story: {
    title: 'Por qué existe',
    text: [
      'Quien factura casi nunca se dedica a facturar. Lo hace entre dos trabajos, con prisa, y con el miedo de saltarse un número o una norma que acaba de cambiar.',
      'Las hojas de cálculo aguantan hasta que se rompe una fórmula. Los programas grandes piden un curso para hacer la primera factura. Y la norma pide ya que cada factura se pueda comprobar en Hacienda.',
      'Folio hace una sola cosa: que escribas tus líneas, pulses emitir y la factura salga bien. El número, el IVA, el papel y el registro son cosa nuestra.',
    ],
  },
  values: {
    title: 'En qué creemos',
    list: [
      {
        title: 'Lo emitido no se toca',
        text: 'Una factura emitida no se edita ni se borra. Si la venta no existió, se anula, y queda el rastro.',
        proof: 'Cada cambio deja su rastro',
      },
      {
        title: 'Decir qué pasa y qué hacer',
        text: 'Cuando algo falla, lo contamos en castellano: qué ha ocurrido, de quién es el fallo y qué botón pulsar.',
        proof: 'El código de la AEAT, debajo y plegado',
      },
      {
        title: 'Tus datos son tuyos',
        text: 'Los lees, los descargas y te los llevas siempre, también si dejas de pagar.',
        proof: 'PDF, CSV y registros',
      },
      {
        title: 'Menos teclas, no más pantallas',
        text: 'Lo que se hace cien veces al mes se hace sin ratón y sin pensar.',
        proof: 'Modo Excel, de la primera a la última celda',
      },
      {
        title: 'Sin letra pequeña',
        text: 'Dos planes, precios sin IVA a la vista, sin permanencia y sin cookies.',
        proof: 'Lo que es un ejemplo, lo pone',
      },
    ],
  },
  numbers: {
    title: 'En números',
    list: [
      { figure: `${price.freeDaysCount}\u00a0días`, of: `gratis, o ${price.freeInvoicesCount} facturas si duran más` },
      { figure: '24\u00a0h', of: 'como mucho para responderte, de lunes a viernes' },
      { figure: '99,9\u00a0%', of: 'de disponibilidad' },
      { figure: 'Sin límite', of: 'de facturas, clientes y productos' },
    ],
  },
  band: { title: 'La próxima factura, aquí.', text: `${price.freeOfferByDays}. La primera, hoy.`, start: site.start },
} as const;
