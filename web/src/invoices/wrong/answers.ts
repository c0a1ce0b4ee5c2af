import { isAnswered, WRONGS, type Answers } from '../../../../schema/kinds/wrong';
import { WHATS, type What } from './questions';

/** The answers are kept in the address: the browser's Back undoes one, and a link can give the first. */
interface Given {
  what: What | null;
  /** Null until all is answered. */
  answers: Answers | null;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find(value => value === text) ?? null;

export function givenIn(query: URLSearchParams): Given {
  const what = oneOf(
    WHATS.map(({ value }) => value),
    query.get('what'),
  );
  const wrong = oneOf(WRONGS, query.get('wrong'));
  const handed = oneOf(['yes', 'no'] as const, query.get('handedOver'));
  const answers = wrong && {
    wrong,
    happened: oneOf(['yes', 'part', 'no'] as const, query.get('happened')),
    handedOver: handed && handed === 'yes',
  };
  return { what, answers: what && answers && isAnswered(answers) ? answers : null };
}
