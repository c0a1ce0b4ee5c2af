import type { Obligation } from '../../../../schema/obligations';
import { formatDate } from '../../ui/dates';
import { obligations } from '../content/obligations';

const { list } = obligations;
const month = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '2028-10' -> 'Octubre 2028': where no day is known, none is invented. */
function written(date: string): string {
  if (date.length === 10) return formatDate(date);
  const text = month.format(new Date(`${date}-01T00:00:00Z`)).replace(' de ', ' ');
  return text[0]!.toUpperCase() + text.slice(1);
}

/** The dates one by one: in force or only announced, each with its source. */
export function ObligationRows({ rows, mine }: { rows: readonly Obligation[]; mine: string[] }) {
  return (
    <ul className="law">
      {rows.map(({ id, date, who, text, state, source }) => {
        const own = mine.includes(id);
        return (
          <li key={id} className={own ? 'own' : undefined}>
            <p className="law-date"><time dateTime={date}>{written(date)}</time>{own && <span className="badge brand with-script">{list.yours}</span>}</p>
            <div><h3>{who}</h3><p>{text}</p></div>
            <p><span className={`badge dot ${state === 'in-force' ? 'success' : 'warning'}`}>{list[state]}</span></p>
            <p className="law-source">{source}</p>
          </li>
        );
      })}
    </ul>
  );
}
