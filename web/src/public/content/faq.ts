import { ANSWER_DAYS } from '../../../../schema/privacy/answer-due';
import { formatDateProse } from '../../ui/format/dates';
import { dateOf } from '../../../../schema/law-dates';
import { monthly, price } from '../../ui/format/prices';
import { either, wordingFor } from './offered';

interface Question {
  id: string;
  question: string;
  answer: string;
}
export interface Category {
  id: string;
  name: string;
  questions: Question[];
}

const categories: Category[] = [
  {
    id: 'general',
    name: 'General',
    questions: [
      {
        id: 'que-es',
        question: '¿Qué es Folio?',
        answer: `Un programa de facturación en la nube para autónomos y empresas. Numera, calcula el IVA, hace el PDF y${either(' envía cada factura a Verifactu, con tu certificado o en tu nombre', ', con PRO y tu certificado, envía cada factura a Verifactu')}.`,
      },
      {
        id: 'como-empiezo',
        question: '¿Cómo empiezo?',
        answer: `Crea la cuenta con tu nombre, NIF y email, y emite. Tienes ${price.freeOffer}, y no pedimos tarjeta.`,
      },
      {
        id: 'instalar',
        question: '¿Tengo que instalar algo?',
        answer:
          'No. Funciona en el navegador, en el ordenador y en el móvil. Si quieres, puedes añadirlo a tu pantalla de inicio.',
      },
    ],
  },
  {
    id: 'precios',
    name: 'Precios y Planes',
    questions: [
      {
        id: 'cuanto-cuesta',
        question: '¿Cuánto cuesta?',
        answer: `El plan Básico, ${monthly(price.basic)}. PRO, ${monthly(price.proOfYear)} si pagas el año (${price.proYear} + IVA), o ${monthly(price.pro)} mes a mes.`,
      },
      {
        id: 'probar',
        question: '¿Puedo probarlo gratis?',
        answer: `Sí, sin tarjeta: ${price.freeOffer}. Los ${price.freeDaysCount} primeros días emites todas las que quieras; si se acaban y llevas menos de ${price.freeInvoicesCount}, te quedan las que faltan. Si no sigues, puedes leer y descargar lo que hiciste.`,
      },
      {
        id: 'starter',
        question: '¿Qué es la oferta STARTER?',
        answer: `Una oferta de alta: el plan Básico a ${monthly(price.starter)} los ${price.starterMonths} primeros meses. Después, ${monthly(price.basic)}.`,
      },
      {
        id: 'permanencia',
        question: '¿Hay permanencia?',
        answer: 'No. Lo dejas cuando quieras y sigues hasta el final de lo que has pagado.',
      },
    ],
  },
  {
    id: 'facturacion',
    name: 'Facturación',
    questions: [
      {
        id: 'que-facturas',
        question: '¿Qué facturas hace Folio?',
        answer:
          'Completas, simplificadas y las que canjean tiques por una completa (las F1, F2 y F3 de Verifactu), con IVA, IGIC o IPSI, con descuentos, precios con IVA incluido, retención de IRPF, recargo de equivalencia, criterio de caja y suplidos, y sus rectificativas (R1 a R5, por diferencias o por sustitución).',
      },
      {
        id: 'series',
        question: '¿Puedo llevar varias series?',
        answer: 'Sí, las que quieras. Cada serie tiene su numeración correlativa y empieza de nuevo cada año.',
      },
      {
        id: 'cambiar',
        question: '¿Puedo cambiar una factura emitida?',
        answer:
          'No, ni tú ni nosotros. Un borrador se cambia cuanto quieras; una factura emitida no se edita. Anularla, con su rastro, es para ventas que no existieron; un error en una venta real pide una factura rectificativa. «Me he equivocado», en la propia factura, te hace tres preguntas y prepara lo que pide la ley.',
      },
      {
        id: 'tipos-iva',
        question: '¿Qué tipos de IVA admite?',
        answer:
          'El 21, el 10, el 4 y el 0\u00a0%, mezclados en la misma factura. Con el 0\u00a0% eliges la causa y la factura lleva su mención.',
      },
      {
        id: 'canarias-ceuta-melilla',
        question: '¿Sirve en Canarias, Ceuta y Melilla?',
        answer:
          'Sí. En Configuración dices dónde está tu empresa y factura con IGIC, al 0, 3, 5, 7, 9,5, 15 o 20\u00a0%, o con IPSI, del 0,5 al 10\u00a0%, con sus causas y, en Canarias, con su hora. El registro de Verifactu lo dice igual.',
      },
      {
        id: 'irpf',
        question: '¿Y la retención de IRPF?',
        answer:
          'Lo habitual es un 15\u00a0%, y un 7\u00a0% si empiezas. En la factura pulsas F4 y la activas: Folio la resta de lo que te pagan, no del total de la factura, y la recuerda para tu próxima empresa. A un particular no se la pone. En Funciones tienes una calculadora con el neto que vas a cobrar.',
      },
    ],
  },
  {
    id: 'verifactu',
    name: 'Verifactu',
    questions: [
      {
        id: 'cuando',
        question: '¿Desde cuándo me obliga?',
        answer: `Sociedades, desde el ${formatDateProse(dateOf('verifactu-companies'))}. Autónomos y el resto, desde el ${formatDateProse(dateOf('verifactu-others'))}. En «Qué me obliga y cuándo» está el estado de cada fecha.`,
      },
      {
        id: 'certificado',
        question: '¿Qué certificado necesito?',
        answer: `El de tu empresa, el de su representante o el tuyo si eres autónomo, en un archivo .p12 o .pfx con su contraseña. Se guarda cifrado, y enviar con él es del plan PRO.${either(' Si Folio envía por ti, ninguno.', '')}`,
      },
      {
        id: 'sin-certificado',
        question: '¿Y si no tengo certificado?',
        answer: either(
          'Que envíe Folio por ti, en cualquier plan: lees una autorización, la aceptas y cada factura sale sola, en tu nombre y con nuestro certificado. La retiras cuando quieras, salvo que la ley te pida seguir hasta fin de año. Y mientras la norma no te obligue, puedes facturar sin enviar.',
          'Puedes facturar igual mientras la norma no te obligue: con número, IVA y PDF. Para enviar hace falta uno: lo pides a un prestador reconocido, como la FNMT.',
        ),
      },
      {
        id: 'rechazo',
        question: '¿Qué pasa si la AEAT rechaza una factura?',
        answer:
          'Te contamos qué ha pasado y de quién es el fallo. Corriges lo que haga falta y pulsas Reintentar; la factura no cambia de número.',
      },
      {
        id: 'foral',
        question: '¿Sirve en el País Vasco y Navarra?',
        answer:
          'Para facturar, sí. Para enviar, no: allí hay sistemas propios, como TicketBAI, y Folio no envía a las haciendas forales.',
      },
    ],
  },
  {
    id: 'soporte',
    name: 'Soporte y Ayuda',
    questions: [
      {
        id: 'horario',
        question: '¿Cuándo contestáis?',
        answer:
          'De lunes a viernes, de 9:00 a 18:00 CET (hora peninsular, también en verano), y en menos de 24\u00a0h. El fin de semana no cuenta: a lo que llega un viernes por la tarde contestamos el lunes.',
      },
      {
        id: 'mis-datos',
        question: '¿Me puedo llevar mis datos?',
        answer:
          'Siempre, también si dejas de pagar: las facturas en PDF, las listas en CSV y todo junto en un ZIP que se comprueba sin conexión.',
      },
      {
        id: 'derechos',
        question: '¿Cómo ejerzo mis derechos sobre mis datos?',
        answer: `En «Tus datos, tus derechos». Respondemos en un máximo de ${ANSWER_DAYS} días.`,
      },
    ],
  },
];

export const faq = {
  title: 'Preguntas frecuentes sobre Folio',
  description:
    'Cuánto cuesta, cómo se prueba, qué pasa con Verifactu y qué certificado hace falta: las preguntas que más nos hacen, contestadas en dos líneas.',
  hero: 'Preguntas frecuentes',
  search: {
    label: 'Buscar en las preguntas',
    // Read whole on a phone.
    placeholder: 'Busca una palabra: certificado',
    hint: 'Busca en preguntas y respuestas, con o sin acentos.',
    clear: 'Borrar la búsqueda',
    none: 'Ninguna pregunta',
    found: (count: number, text: string) => `${count} ${count === 1 ? 'pregunta' : 'preguntas'} con «${text}»`,
    nothing: (text: string) => `No se encontraron resultados para «${text}»`,
    tip: 'Prueba con otra palabra o pregúntanos: respondemos en menos de 24\u00a0h, de lunes a viernes.',
    contact: 'Ir a contacto',
  },
  byCategory: 'Categorías',
  more: {
    title: '¿No está la tuya?',
    text: 'Escríbenos: respondemos en menos de 24\u00a0h, de lunes a viernes.',
    contact: 'Ir a contacto',
  },
  categories,
};

/**
 * The questions as they are where the operator of this Folio sends for companies, or does not; null: as the build
 * writes them, with both.
 */
export const questionsFor = (offered: boolean | null): Category[] =>
  offered === null
    ? categories
    : categories.map(category => ({
        ...category,
        questions: category.questions.map(each => ({ ...each, answer: wordingFor(each.answer, offered) })),
      }));
