import { ANSWER_DAYS } from '../../../../schema/privacy/answer-due';
import { paths } from '../../paths';
import { monthly, price } from '../../ui/format/prices';
import { either } from './offered';
import { FILLED } from './site';

type Inline = string | { text: string; to: string };
interface LegalSection {
  id: 'privacy' | 'terms' | 'cookies' | 'legal';
  title: string;
  answer: string;
  text: Inline[][];
}

const owner = `${FILLED.owner}, con NIF ${FILLED.nif} y domicilio en ${FILLED.address}`;
const mail = { text: FILLED.email, to: `mailto:${FILLED.email}` };

export const legal: LegalSection[] = [
  {
    id: 'privacy',
    title: 'Privacidad',
    answer: `Qué datos tratamos, para qué y cómo ejerces tus derechos: respondemos en un máximo de ${ANSWER_DAYS} días.`,
    text: [
      [`Responsable: ${owner}. Para cualquier duda sobre tus datos: `, mail, '.'],
      [
        'Puedes pedir acceso, rectificación, supresión, portabilidad, limitación u oposición en ',
        { text: 'Tus datos, tus derechos', to: paths.rightsRequest },
        `. Respondemos en un máximo de ${ANSWER_DAYS} días. También puedes reclamar ante la Agencia Española de Protección de Datos.`,
      ],
    ],
  },
  {
    id: 'terms',
    title: 'Términos',
    answer: 'Qué contratas, cuánto cuesta, cómo lo dejas y qué pasa con tus facturas cuando te vas.',
    text: [
      [
        `Contratas el uso de Folio con ${FILLED.owner}. Puedes probarlo gratis y sin tarjeta: ${price.freeInvoicesCount} facturas o ${price.freeDaysCount} días, lo que más dure.`,
      ],
      [
        `El plan Básico cuesta ${monthly(price.basic)}; el plan PRO, ${monthly(price.pro)}, o ${monthly(price.proOfYear)} si pagas el año entero (${price.proYear} + IVA). Oferta STARTER: los ${price.starterMonths} primeros meses del plan Básico a ${monthly(price.starter)}. El IVA se añade en la factura.`,
      ],
      [
        'No hay permanencia: lo dejas cuando quieras y sigues hasta el final de lo que has pagado. Después ya no se emiten facturas, pero lees, descargas y exportas todo lo que hiciste.',
      ],
      [
        'Enviar a la AEAT con tu propio certificado es del plan PRO.',
        either(
          ` Con cualquier plan puedes autorizar a ${FILLED.owner} a presentar por ti: remite en tu nombre, como colaborador social (artículo 92 de la Ley General Tributaria), los registros de alta y de anulación de las facturas que emites con Folio, recibe sus respuestas y los consulta. No alcanza a nada más: ni a declaraciones, ni a notificaciones, ni a otros datos tuyos.`,
          '',
        ),
      ],
      [
        'Quien empieza a enviar sigue haciéndolo hasta el 31 de diciembre de ese año (artículo 17 de la Orden HAC/1177/2024).',
        either(
          ' La autorización la retiras cuando quieras en Configuración › Verifactu; mientras la ley te pida seguir enviando o quede algo por salir, solo con un certificado tuyo en su lugar. Retirarla no deshace lo enviado.',
          '',
        ),
      ],
      [
        'Tú respondes de lo que dicen tus facturas',
        either(' y de que quien acepta la autorización puede actuar por tu empresa', ''),
        '. Nosotros, de sellar cada registro, enviarlo tal cual en cuanto se emite, guardar la respuesta y avisarte de lo que la AEAT rechace. Si su servicio o un certificado fallan, los registros esperan y se intenta al menos cada hora.',
      ],
      [
        'Las facturas son tuyas y su contenido es responsabilidad tuya. Lo emitido no se edita ni se borra, tampoco por nosotros: lo pide la ley.',
      ],
      [
        'Damos soporte de lunes a viernes, de 9:00 a 18:00 CET (hora peninsular, también en verano), y respondemos en menos de 24\u00a0h. El fin de semana no cuenta.',
      ],
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    answer: 'No usamos. Solo guardamos tu sesión en el almacenamiento local de tu navegador.',
    text: [
      ['Folio no usa cookies, ni propias ni de otros, y estas páginas no piden nada a ningún otro sitio.'],
      [
        'Cuando inicias sesión guardamos en el almacenamiento local de tu navegador una clave, «token», que dice que eres tú. Es estrictamente necesaria: sin ella tendrías que escribir la contraseña en cada página. Se borra al cerrar sesión.',
      ],
      [
        'También se quedan ahí, y no salen de tu equipo, el modo claro u oscuro si lo eliges y la factura que tengas a medias, para que no la pierdas.',
      ],
    ],
  },
  {
    id: 'legal',
    title: 'Aviso legal',
    answer: 'Quién está detrás de Folio: titular, NIF, domicilio y correo.',
    text: [
      [`Titular: ${FILLED.owner}.`],
      [`NIF: ${FILLED.nif}.`],
      [`Domicilio: ${FILLED.address}.`],
      ['Correo: ', mail, '.'],
      [
        'La declaración responsable del sistema de facturación está en ',
        { text: 'su propia página', to: paths.declaration() },
        '.',
      ],
    ],
  },
];
