import type { Obligation } from '../../../../schema/law-dates';
import { formatDate, formatMonth } from '../../ui/format/dates';
import { standingOf } from '../../ui/format/lawDate';
import { obligations } from '../content/obligations';

const { list } = obligations;

/** '2028-10' -> 'Octubre 2028': where no day is known, none is invented. */
function written(date: string): string {
  if (date.length === 10) return formatDate(date);
  const text = formatMonth(date).replace(' de ', ' ');
  return text[0]!.toUpperCase() + text.slice(1);
}

/** The dates one by one: binding, approved or only announced on the day `now` (`YYYY-MM-DD`), each with its source. */
export function ObligationRows({ rows, mine, now }: { rows: readonly Obligation[]; mine: string[]; now: string }) {
  return (
    <ul className="law">
      {rows.map(row => {
        const { id, date, who, text, source } = row;
        const own = mine.includes(id);
        const { name, badge } = standingOf(row, now);
        return (
          <li key={id} className={own ? 'own' : undefined}>
            <p className="law-date">
              <time dateTime={date}>{written(date)}</time>
              {own && <span className="badge brand with-script">{list.yours}</span>}
            </p>
            <div>
              <h3>{who}</h3>
              <p>{text}</p>
            </div>
            <p>
              <span className={`badge dot ${badge}`}>{name}</span>
            </p>
            <p className="law-source">{source}</p>
          </li>
        );
      })}
    </ul>
  );
}
