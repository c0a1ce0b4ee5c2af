import { formatDateProse } from '../../ui/format/dates';
import { LAW_KEY, STANDINGS } from '../../ui/format/lawDate';
import { site } from './site';

export const obligations = {
  title: 'Qué me obliga y cuándo: Verifactu y factura electrónica',
  description:
    'Las fechas de Verifactu y de la factura electrónica, con su norma y su estado: ya obliga, aprobado o solo anunciado. Contesta tres preguntas y mira las tuyas.',
  hero: {
    title: 'Qué me obliga y cuándo',
    lead: (readOn: string) =>
      `Las fechas de Verifactu y de la factura electrónica, con su norma y su estado. Leídas el ${formatDateProse(readOn)}.`,
  },
  questions: {
    kind: {
      label: 'Facturo como',
      options: { company: 'Sociedad', 'self-employed': 'Autónomo o profesional', other: 'Otra cosa' },
    },
    size: { label: 'Facturación al año', options: { small: 'Hasta 8 millones de euros', large: 'Más de 8 millones' } },
    place: { label: 'Domicilio fiscal', options: { common: 'Territorio común', foral: 'País Vasco o Navarra' } },
  },
  answer: {
    verifactu: 'Verifactu te obliga desde el',
    eInvoice: 'Factura electrónica desde el',
    noVerifactu: 'Verifactu no te obliga',
    ask: 'Elige cómo facturas y verás tu fecha',
    companies: 'Sociedades',
    others: 'Autónomos y el resto',
    foral: 'Tu hacienda foral tiene su propio sistema.',
    left: (days: number) => (days === 1 ? 'Queda 1 día' : `Quedan ${days} días`),
    now: STANDINGS.binding.name,
    start: site.start,
  },
  list: {
    title: 'Las fechas, una a una',
    yours: 'Tu fecha',
    key: LAW_KEY,
  },
  outside: {
    title: 'A quién no obliga Verifactu',
    list: [
      {
        title: 'Ya estás en el SII',
        text: 'Quien lleva sus libros por el Suministro Inmediato de Información queda fuera.',
      },
      {
        title: 'País Vasco y Navarra',
        text: 'Tienen sus propios sistemas. Folio te deja facturar, pero no envía a las haciendas forales.',
      },
      {
        title: 'Todavía no ha llegado tu fecha',
        text: 'Puedes facturar sin enviar y empezar cuando quieras. Quien empieza, sigue hasta el 31 de diciembre.',
      },
    ],
  },
  note: 'Esto es información, no asesoramiento. Si dudas de tu caso, pregunta a tu gestoría.',
} as const;
