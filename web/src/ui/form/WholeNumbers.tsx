import { Fragment } from 'react';

/** The number of a document: a line could break at its hyphens. Longer than this it has to. */
const isNumber = (word: string) => /\d/u.test(word) && /[-/]/u.test(word) && word.length <= 24;

/** A title in which no number is broken over two lines. */
export function WholeNumbers({ children }: { children: string }) {
  const words = children.split(/(\s+)/u);
  return (
    <>
      {words.map((word, at) =>
        isNumber(word) ? (
          <span key={at} style={{ whiteSpace: 'nowrap' }}>
            {word}
          </span>
        ) : (
          <Fragment key={at}>{word}</Fragment>
        ),
      )}
    </>
  );
}
