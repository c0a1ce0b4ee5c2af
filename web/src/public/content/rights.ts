import { FILLED } from './site';

const mail = (right: string) => `mailto:${FILLED.email}?subject=${encodeURIComponent(`Derechos sobre mis datos: ${right}`)}`;

/** How to exercise the rights over one's data, by mail. */
export const rights = {
  title: 'Tus datos, tus derechos',
  description: 'Cómo pedir acceso, rectificación, supresión, portabilidad, limitación u oposición sobre tus datos. Es gratis y respondemos en un máximo de 30 días.',
  hero: { title: 'Tus datos, tus derechos', lead: 'Pide aquí lo que quieras saber, corregir o borrar. Es gratis y respondemos en un máximo de 30 días.' },
  choose: 'Qué pides',
  ask: 'Pedir por correo',
  list: [
    { name: 'Acceso', text: 'Saber qué datos tuyos tenemos' },
    { name: 'Rectificación', text: 'Corregir los que estén mal' },
    { name: 'Supresión', text: 'Que los borremos o bloqueemos' },
    { name: 'Portabilidad', text: 'Recibirlos en un archivo' },
    { name: 'Limitación', text: 'Que dejemos de usarlos un tiempo' },
    { name: 'Oposición', text: 'Que no los usemos para algo' },
  ].map(each => ({ ...each, to: mail(each.name.toLowerCase()) })),
  steps: [
    { title: 'Escríbenos', text: 'Desde el correo con el que te conocemos, para saber que eres tú.' },
    { title: 'La atiende una persona', text: 'Si tus datos los tiene una empresa que factura con Folio, se la pasamos: dinos su NIF.' },
    { title: 'Te respondemos', text: 'En un máximo de 30 días, a ese mismo correo.' },
  ],
  after: 'Qué pasa después',
  claim: 'Si no quedas conforme, puedes reclamar ante la Agencia Española de Protección de Datos (aepd.es).',
};
