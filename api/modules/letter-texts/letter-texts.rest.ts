import type { Route } from '../../rest/route';

const TAG = 'Configuración';
const TEXT = 'letter language text own';

export const letterTextRoutes: Route[] = [
  {
    method: 'get',
    path: '/settings/letter-texts',
    tag: TAG,
    summary: 'Qué dicen los correos a los clientes, en cada idioma',
    document: `query LetterTexts { letterTexts { ${TEXT} } }`,
    reply: { texts: 'letterTexts' },
  },
  {
    method: 'put',
    path: '/settings/letter-texts/:letter/:language',
    tag: TAG,
    summary: 'Escribir el texto de un correo en un idioma; vacío, el de siempre',
    document: `mutation SaveLetterText($letter: LetterKind!, $language: PaperLanguage!, $input: LetterTextInput!) {
      saveLetterText(letter: $letter, language: $language, input: $input) { ${TEXT} } }`,
    reply: { text: 'saveLetterText' },
  },
];
