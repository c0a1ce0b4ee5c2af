import { CLOCK } from '../../ui/format/promises';
import { FILLED } from './site';

export const contact = {
  title: 'Contacto con Folio',
  description: `Escríbenos: soporte de lunes a viernes, de 9:00 a 18:00 CET (${CLOCK}), con respuesta en menos de 24 horas de esos días. También por correo.`,
  hero: { title: 'Escríbenos', lead: 'Respondemos en menos de 24\u00a0h, de lunes a viernes.' },
  form: {
    label: 'Mensaje para soporte',
    name: 'Nombre',
    email: 'Email',
    subject: 'Asunto',
    message: 'Mensaje',
    choose: 'Elige un asunto',
    send: 'Enviar mensaje',
    privacy: 'Cómo tratamos tus datos:',
    privacyLink: 'Privacidad',
    subjects: {
      general: 'Consulta general',
      pricing: 'Precios y planes',
      technical: 'Problema técnico',
      billing: 'Facturación y pagos',
      verifactu: 'Verifactu',
      other: 'Otra cosa',
    },
    missing: { name: 'Escribe tu nombre.', subject: 'Elige un asunto.', message: 'Escribe tu mensaje.' },
    tooLong: {
      name: 'El nombre admite hasta 120 caracteres.',
      message: 'El mensaje admite hasta 5.000 caracteres: acórtalo un poco.',
    },
    noScript: 'El formulario necesita JavaScript. Escríbenos directamente por correo:',
  },
  thanks: {
    title: 'Gracias por tu mensaje.',
    text: 'Para que nos llegue seguro, mándanoslo también por correo a',
    end: '.',
  },
  mail: { before: 'Lo que has escrito sigue a mano:', link: 'ábrelo en tu correo', after: 'y envíalo desde allí.' },
  info: {
    label: 'Otras maneras',
    hours: {
      title: 'Lunes a viernes, 9:00–18:00 CET',
      text: 'Hora peninsular, también en verano. Respondemos en menos de 24\u00a0h; el fin de semana no cuenta: a lo del viernes por la tarde, el lunes.',
    },
    mail: { title: 'Correo', address: FILLED.support },
    faq: { title: '¿Es una duda corriente?', text: 'Quizá ya esté contestada en', link: 'Preguntas frecuentes' },
    rights: { title: 'Derechos sobre tus datos', text: 'Tienen su propia página:', link: 'tus datos, tus derechos' },
  },
} as const;
