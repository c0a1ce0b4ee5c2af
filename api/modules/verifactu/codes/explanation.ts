import { explain } from './codes';
import type { Explanation } from './explanation.types';

/** A code in plain words; null without one. */
export function explanationOf(code: number | null): Explanation | null {
  if (code === null) return null;
  const { whatHappened, whoseFault, whatToDo, action } = explain(code);
  return { code, whatHappened, whatToDo, whoseFault, action };
}

/** What stands as errorMessage: the code in plain words, or else the words that came. */
export const messageOf = (code: number | null, text: string | null): string | null =>
  explanationOf(code)?.whatHappened ?? text;
