import { registerEnumType } from 'type-graphql';
import { PAPER_LANGUAGES } from '../../../../schema/paper/language';

export const PaperLanguageName = Object.fromEntries(Object.keys(PAPER_LANGUAGES).map(name => [name, name]));
registerEnumType(PaperLanguageName, {
  name: 'PaperLanguage',
  description: 'What the words of a paper are written in. What the law wants said stands in Spanish too.',
  valuesConfig: Object.fromEntries(
    Object.entries(PAPER_LANGUAGES).map(([name, text]) => [name, { description: `${text}.` }]),
  ),
});
