import { registerEnumType } from 'type-graphql';
import { SIMPLIFIED_ACTIVITIES } from '../../../schema/kinds/simplified';

const LETTERS = Object.keys(SIMPLIFIED_ACTIVITIES);

/** By the letters of the law. */
export const SimplifiedActivity = Object.fromEntries(LETTERS.map(letter => [letter, letter]));
registerEnumType(SimplifiedActivity, {
  name: 'SimplifiedActivity',
  description:
    'What a company sells, by its letter in art. 4.2 RD 1619/2012: it may issue simplified invoices up to 3,000 €.',
  valuesConfig: Object.fromEntries(
    LETTERS.map(letter => [letter, { description: `${SIMPLIFIED_ACTIVITIES[letter]}.` }]),
  ),
});
