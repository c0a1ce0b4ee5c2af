import type { Route } from '../../rest/route';

export const letterExampleRoutes: Route[] = [
  {
    method: 'post',
    path: '/settings/letter-texts/:letter/:language/preview',
    tag: 'Configuración',
    summary: 'El correo como lo recibiría el cliente, con un ejemplo; no guarda ni envía nada',
    document: `query LetterExample($letter: LetterKind!, $language: PaperLanguage!, $input: LetterTextInput!) {
      letterExample(letter: $letter, language: $language, input: $input) { subject html } }`,
    reply: { letter: 'letterExample' },
    status: 200,
  },
];
