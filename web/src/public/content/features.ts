import { price } from '../../ui/format/prices';
import { either } from './offered';
import { site } from './site';

export const features = {
  title: 'Funciones de Folio: facturas, IVA, PDF y Verifactu',
  description: `Doce funciones para facturar en España: modo Excel, numeración, IVA por tipos, PDF, Verifactu, clientes y más. ${price.freeDays} para probarlo.`,
  hero: {
    title: 'Doce cosas, bien hechas',
    lead: `Lo que hace falta para facturar en España, y nada que estorbe. ${price.freeOfferByDays}.`,
    start: site.start,
  },
  list: {
    excel: {
      title: 'Modo Excel',
      text: 'La factura entera con el teclado: Enter avanza, las flechas se mueven, F1 ayuda.',
    },
    numbering: {
      title: 'Numeración automática',
      text: 'Correlativa por serie y año, sin huecos ni repetidos, aunque facturéis varios a la vez.',
    },
    vat: {
      title: 'IVA por tipos',
      text: '21, 10, 4 y 0\u00a0%; también IGIC e IPSI. La cuota se calcula una vez por tipo y cuadra al céntimo.',
    },
    irpf: {
      title: 'Calculadora de IRPF',
      text: 'La habitual es del 15\u00a0%. Mira lo que vas a cobrar; la factura lo resta igual, al céntimo.',
      to: '#calculadora',
      link: 'Ir a la calculadora',
    },
    pdf: {
      title: 'PDF listo para enviar',
      text: 'Siempre igual de limpio, con tus datos, el desglose y el QR si envías a Verifactu.',
    },
    verifactu: {
      title: 'Verifactu',
      text: `${either('Con tu certificado en PRO o, sin él, en tu nombre con cualquier plan', 'Con PRO y tu certificado')}, cada factura se sella y sale hacia la AEAT al emitirla.`,
    },
    records: {
      title: 'Registros encadenados',
      text: 'Cada registro lleva la huella del anterior. Con PRO compruebas la cadena y la descargas cuando quieras.',
    },
    customers: {
      title: 'Clientes',
      text: 'Búscalos por nombre o NIF mientras escribes, o crea uno sin salir de la factura.',
    },
    products: {
      title: 'Productos (opcional)',
      text: 'Guarda lo que repites y sale con su precio y su IVA. Si no repites, escríbelo y ya.',
    },
    dashboard: {
      title: 'Panel',
      text: 'Lo facturado este mes, los últimos doce, tus mejores clientes y tus últimas facturas.',
    },
    csv: {
      title: 'Exportación a CSV',
      text: 'Una fila por factura, con base y cuota de cada tipo. Tu gestoría la abre sin tocar nada.',
    },
    team: {
      title: 'Usuarios y API',
      text: 'Cada persona con su usuario y su papel, y claves de lectura o escritura para tus programas.',
    },
  },
  fragments: {
    invoiceTotal: 'Total factura',
    withheld: 'Retención IRPF 15\u00a0%',
    toPay: 'Total a pagar',
    totals: ['4.468,02\u00a0€', '−582,30\u00a0€', '3.885,72\u00a0€'],
    file: 'factura-A-2026-0062.pdf',
    chain: [
      { number: 'A-2026-0061', hash: '9F2C…41B7' },
      { number: 'A-2026-0062', hash: 'C05E…88DA' },
    ],
    typed: 'bod',
    found: { match: 'Bod', rest: 'egas Larrañaga, S.L.', nif: 'B26304188' },
    products: [
      { name: 'Maquetación, por página', price: '18,50\u00a0€ · 21\u00a0%' },
      { name: 'Catering de presentación', price: '260,00\u00a0€ · 10\u00a0%' },
      { name: 'Catálogo impreso', price: '2,36\u00a0€ · 4\u00a0%' },
    ],
    /** Heights of the last twelve months, in percent of the highest. */
    months: [36, 52, 36, 21, 44, 62, 100, 56, 15, 27, 34, 34],
    csv: [
      'A-2026-0062;20/11/2026;B26304188;…',
      'A-2026-0061;18/11/2026;B97128466;…',
      'A-2026-0060;17/11/2026;A58402165;…',
    ],
    team: [
      { name: 'Lucía Ferrer', role: 'Administra' },
      { name: 'Pau Ferrer', role: 'Factura' },
      { name: 'Programa de reservas', role: 'Solo lectura' },
    ],
  },
  band: {
    title: `Pruébalo ${price.freeDaysCount} días.`,
    text: `O con ${price.freeInvoicesCount} facturas, lo que más dure: el plan Básico entero, gratis y sin tarjeta. Enviar con tu certificado es de PRO${either('; que Folio envíe por ti, de los dos planes', '')}.`,
    start: site.start,
  },
} as const;
