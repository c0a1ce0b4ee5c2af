import { rights } from '../content/rights';
import { FILLED } from '../content/site';
import { RightsForm } from '../islands/RightsForm';

export function RightsPage() {
  return (
    <section className="hero whole">
      <div className="page">
        <h1>{rights.hero.title}</h1>
        <p className="lead">{rights.hero.lead}</p>
        <div className="contact">
          <div className="panel">
            <p className="without-script">
              {rights.form.noScript} <a href={`mailto:${rights.mail}`}>{rights.mail}</a>
            </p>
            <div data-island="rights" data-support={FILLED.support}>
              <RightsForm support={FILLED.support} />
            </div>
          </div>
          <aside className="panel numbered" aria-label={rights.after}>
            <ol>
              {rights.steps.map(({ title, text }) => (
                <li key={title}>
                  <h2>{title}</h2>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
            <p className="small">{rights.claim}</p>
          </aside>
        </div>
      </div>
    </section>
  );
}
