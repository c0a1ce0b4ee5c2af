import { useEffect, useMemo, useRef, useState } from 'react';
import { paths } from '../../paths';
import { faq, questionsFor } from '../content/faq';
import { Icon } from '../parts/Icon';
import { FaqList } from './FaqList';
import { NoAnswer } from './NoAnswer';
import { search } from './search';

const words = faq.search;

/** The question that the address names is opened. */
function openNamed(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  const named = id ? document.getElementById(id) : null;
  if (named instanceof HTMLDetailsElement) named.open = true;
  named?.scrollIntoView();
}

interface FaqProps {
  /** Whether the operator of this Folio sends for companies; null: the server will say. */
  offered: boolean | null;
}

/** The questions by category; the search filters, opens and marks what it finds. */
export function Faq({ offered }: FaqProps) {
  const [query, setQuery] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const found = search(
    useMemo(() => questionsFor(offered), [offered]),
    query,
  );
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const text = query.trim();
  useEffect(() => {
    openNamed();
    window.addEventListener('hashchange', openNamed);
    return () => window.removeEventListener('hashchange', openNamed);
  }, []);
  const clear = () => {
    setQuery('');
    box.current?.focus();
  };
  return (
    <>
      <section className="hero">
        <div className="page">
          <h1>{faq.hero}</h1>
          <form className="search with-script" role="search" onSubmit={event => event.preventDefault()}>
            <Icon name="search" size={18} />
            <input
              ref={box}
              className="input"
              type="search"
              aria-label={words.label}
              aria-describedby="faq-found"
              placeholder={words.placeholder}
              value={query}
              autoComplete="off"
              maxLength={100}
              onInput={event => setQuery(event.currentTarget.value)}
            />
            {query && (
              <button type="button" className="clear" aria-label={words.clear} onClick={clear}>
                <Icon name="close" size={18} />
              </button>
            )}
            <p className="hint" id="faq-found" role="status">
              {text ? (count ? words.found(count, text) : words.none) : words.hint}
            </p>
          </form>
        </div>
      </section>
      <div className="page faq">
        <nav className="faq-categories" aria-label={faq.byCategory}>
          {found.map(({ id, name, questions }) => (
            <a key={id} href={`#${id}`} className={text && !questions.length ? 'empty' : undefined}>
              <span>{name}</span>
              <span>{questions.length}</span>
            </a>
          ))}
        </nav>
        <div className="faq-list">
          {count ? <FaqList categories={found} query={text} /> : <NoAnswer text={text} clear={clear} />}
          {count > 0 && (
            <div className="aside-card on-bg">
              <div>
                <h2>{faq.more.title}</h2>
                <p>{faq.more.text}</p>
              </div>
              <a className="button outline" href={paths.contact}>
                {faq.more.contact}
              </a>
            </div>
          )}
        </div>
      </div>
    </>
  );
}
