import { daysBetween } from '../../../../schema/days';
import { useEffect, useState } from 'react';
import { dateOf, datesOf, type IssuerKind, type Obligation } from '../../../../schema/law-dates';
import { paths } from '../../paths';
import { formatDateProse, today } from '../../ui/format/dates';
import { obligations } from '../content/obligations';
import { BUILT, currentDates } from './lawDates';
import { ObligationRows } from './ObligationRows';
import { Segments } from './Segments';

const { hero, questions, answer, list } = obligations;

type Size = 'small' | 'large';
type Place = 'common' | 'foral';

const optionsOf = <T extends string>(options: Record<T, string>) =>
  (Object.entries(options) as [T, string][]).map(([value, text]) => ({ value, text }));

function Left({ date, now }: { date: string; now: string | null }) {
  // Its place stands before the day is known.
  if (!now) return <p>{'\u00a0'}</p>;
  const days = daysBetween(now, date);
  return <p>{days > 0 ? answer.left(days) : answer.now}</p>;
}

/** Nothing is chosen for anybody: a wrong date that one did not ask for is worse than a question. */
const Both = ({ rows }: { rows: readonly Obligation[] }) => (
  <div className="both">
    <small>{answer.ask}</small>
    <dl>
      <div>
        <dt>{answer.companies}</dt>
        <dd>{formatDateProse(dateOf('verifactu-companies', rows))}</dd>
      </div>
      <div>
        <dt>{answer.others}</dt>
        <dd>{formatDateProse(dateOf('verifactu-others', rows))}</dd>
      </div>
    </dl>
  </div>
);

/** Three questions, two dates, and the rows of the law with one's own marked. */
export function Obligations() {
  const [kind, setKind] = useState<IssuerKind | null>(null);
  const [size, setSize] = useState<Size>('small');
  const [place, setPlace] = useState<Place>('common');
  // The day is the visitor's, not the build's.
  const [now, setNow] = useState<string | null>(null);
  useEffect(() => setNow(today()), []);
  const [{ rows, readOn }, setDates] = useState(BUILT);
  useEffect(() => {
    const leaving = new AbortController();
    currentDates(leaving.signal).then(
      dates => {
        if (dates !== BUILT) setDates(dates);
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  const foral = place === 'foral';
  const mine = datesOf({ kind: kind ?? 'other', large: size === 'large', foral }, rows);
  const asks = !kind && !foral;
  return (
    <>
      <section className="hero">
        <div className="page">
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead(readOn)}</p>
          <div className="calculator with-script">
            <div className="calculator-asks">
              <Segments
                name="kind"
                label={questions.kind.label}
                options={optionsOf(questions.kind.options)}
                value={kind}
                onChange={setKind}
              />
              <Segments
                name="size"
                label={questions.size.label}
                options={optionsOf(questions.size.options)}
                value={size}
                onChange={setSize}
              />
              <Segments
                name="place"
                label={questions.place.label}
                options={optionsOf(questions.place.options)}
                value={place}
                onChange={setPlace}
              />
            </div>
            <div className="calculator-sums mine" role="status">
              <div>
                {asks ? (
                  <Both rows={rows} />
                ) : (
                  <>
                    <small>{mine.verifactu ? answer.verifactu : answer.noVerifactu}</small>
                    {mine.verifactu ? (
                      <>
                        <b>{formatDateProse(mine.verifactu)}</b>
                        <Left date={mine.verifactu} now={now} />
                      </>
                    ) : (
                      <p>{answer.foral}</p>
                    )}
                  </>
                )}
              </div>
              <div className="second">
                <small>{answer.eInvoice}</small>
                <b>{formatDateProse(mine.eInvoice)}</b>
              </div>
              <a className="button accent large full" href={paths.register}>
                {answer.start}
              </a>
            </div>
          </div>
        </div>
      </section>
      <section className="section page">
        <h2>{list.title}</h2>
        <p className="section-lead">{list.key}</p>
        <ObligationRows rows={rows} mine={kind || foral ? mine.ids : []} now={now ?? readOn} />
      </section>
    </>
  );
}
