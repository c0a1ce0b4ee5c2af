import { paths } from '../../paths';
import { faq } from '../content/faq';

const words = faq.search;

export function NoAnswer({ text, clear }: { text: string; clear(): void }) {
  return (
    <div className="no-answer">
      <svg width="72" height="72" viewBox="0 0 72 72" aria-hidden="true" focusable="false">
        <path className="drawing-sheet" d="M10 6h36l12 12v48H10zM46 6v12h12M18 30h24M18 40h18M18 50h12" />
        <path className="drawing-glass" d="M48 54a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm7-2 11 11" />
      </svg>
      <h2>{words.nothing(text)}</h2>
      <p>{words.tip}</p>
      <div>
        <button type="button" className="button outline" onClick={clear}>
          {words.clear}
        </button>
        <a className="button outline" href={paths.contact}>
          {words.contact}
        </a>
      </div>
    </div>
  );
}
