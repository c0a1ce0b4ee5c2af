import { ANSWER_DAYS } from '../../../../schema/privacy/answer-due';
import { LINK_HOURS } from '../../../../schema/sign-in/link-hours';
import { FILLED } from './site';

/** The public form for the rights over one's data. */
export const rights = {
  title: 'Tus datos, tus derechos',
  description: `Pide acceso, rectificación, supresión, portabilidad, limitación u oposición sobre tus datos. Es gratis y respondemos en un máximo de ${ANSWER_DAYS} días.`,
  hero: {
    title: 'Tus datos, tus derechos',
    lead: `Pide aquí lo que quieras saber, corregir o borrar. Es gratis y respondemos en un máximo de ${ANSWER_DAYS} días.`,
  },
  form: {
    label: 'Solicitud sobre tus datos',
    choose: 'Qué pides',
    list: [
      { type: 'access', name: 'Acceso', text: 'Saber qué datos tuyos tenemos', asked: 'Acceso a tus datos' },
      {
        type: 'rectification',
        name: 'Rectificación',
        text: 'Corregir los que estén mal',
        asked: 'Rectificación de tus datos',
      },
      { type: 'erasure', name: 'Supresión', text: 'Que los borremos o bloqueemos', asked: 'Supresión de tus datos' },
      { type: 'portability', name: 'Portabilidad', text: 'Recibirlos en un archivo', asked: 'Tus datos en un archivo' },
      {
        type: 'restriction',
        name: 'Limitación',
        text: 'Que dejemos de usarlos un tiempo',
        asked: 'Limitación de su uso',
      },
      { type: 'objection', name: 'Oposición', text: 'Que no los usemos para algo', asked: 'Oposición a su uso' },
    ],
    email: 'Email',
    emailHint: 'Te enviaremos un enlace para confirmar que eres tú.',
    name: 'Nombre',
    nif: 'NIF',
    tenantNif: 'NIF de la empresa que tiene tus datos',
    tenantNifHint: 'Está en la factura que te hizo. Sin él, la solicitud nos llega a nosotros.',
    description: 'Descripción',
    accept: {
      before: 'He leído y acepto la',
      link: 'política de privacidad',
      after: '. Usaremos estos datos solo para tramitar la solicitud.',
    },
    website: 'Deja este campo vacío',
    send: 'Enviar solicitud',
    sending: 'Enviando...',
    wrong: {
      requestType: 'Elige qué pides.',
      privacyAccepted: 'Marca que has leído y aceptas la política de privacidad.',
    },
    failed: 'Error enviando solicitud. Inténtalo de nuevo.',
    noScript: 'El formulario necesita JavaScript. Escríbenos desde el correo con el que te conocemos:',
  },
  sent: {
    title: 'Mira tu correo para confirmarla',
    text: `Te hemos enviado un enlace. Púlsalo en las próximas ${LINK_HOURS.data_request} horas y la solicitud quedará presentada.`,
    what: 'Qué pides',
    mail: 'Correo',
    answer: 'Respuesta',
    within: `En un máximo de ${ANSWER_DAYS} días desde que confirmes`,
    lost: '¿No llega? Mira en el correo no deseado o escribe a',
    back: 'Volver al inicio',
  },
  steps: [
    {
      title: 'Confirma tu correo',
      text: `Pulsa el enlace que te enviamos. Vale ${LINK_HOURS.data_request} horas; hasta entonces nadie ve la solicitud.`,
    },
    { title: 'La atiende una persona', text: 'Quien tiene tus datos, con el plazo a la vista.' },
    { title: 'Te respondemos', text: `En un máximo de ${ANSWER_DAYS} días, a este correo.` },
  ],
  after: 'Qué pasa después',
  claim: 'Si no quedas conforme, puedes reclamar ante la Agencia Española de Protección de Datos (aepd.es).',
  mail: FILLED.email,
} as const;
