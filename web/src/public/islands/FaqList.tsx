import type { Category } from '../content/faq';
import { Icon } from '../parts/Icon';
import { parts } from './search';

const Marked = ({ text, query }: { text: string; query: string }) => (
  <>{parts(text, query).map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part))}</>
);

export function FaqList({ categories, query }: { categories: Category[]; query: string }) {
  return (
    <>
      {categories
        .filter(({ questions }) => questions.length > 0)
        .map(({ id, name, questions }) => (
          <section key={id} id={id}>
            <h2>{name}</h2>
            {questions.map(({ id: questionId, question, answer }) => (
              // Another key while one searches: what the search opened closes again with it.
              <details key={query ? `${questionId} found` : questionId} id={questionId} open={query ? true : undefined}>
                <summary>
                  <h3>
                    <Marked text={question} query={query} />
                  </h3>
                  <Icon name="down" />
                </summary>
                <p>
                  <Marked text={answer} query={query} />
                </p>
              </details>
            ))}
          </section>
        ))}
    </>
  );
}
