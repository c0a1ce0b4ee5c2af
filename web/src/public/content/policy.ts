import { FILLED } from './site';

export const policy = {
  title: 'Política de privacidad de Folio',
  description:
    'La política de privacidad en vigor, con su versión y su fecha: qué datos tratamos, para qué, y cómo ejerces tus derechos.',
  hero: { title: 'Política de privacidad', lead: FILLED.policyLine },
  rights: {
    before: 'Para ver, corregir, borrar o llevarte tus datos: ',
    link: 'Tus datos, tus derechos',
    after: '. Dudas: ',
  },
};
