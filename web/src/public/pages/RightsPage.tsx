import { rights } from '../content/rights';

export function RightsPage() {
  return (
    <section className="hero whole">
      <div className="page">
        <h1>{rights.hero.title}</h1>
        <p className="lead">{rights.hero.lead}</p>
        <div className="contact">
          <div className="panel">
            <h2>{rights.choose}</h2>
            <ul className="rights">
              {rights.list.map(({ name, text, to }) => (
                <li key={name}><a href={to} aria-label={`${rights.ask}: ${name}`}><b>{name}</b><span>{text}</span></a></li>
              ))}
            </ul>
            <p className="small">{rights.claim}</p>
          </div>
          <aside className="panel numbered" aria-label={rights.after}>
            <ol>{rights.steps.map(({ title, text }) => <li key={title}><h2>{title}</h2><p>{text}</p></li>)}</ol>
          </aside>
        </div>
      </div>
    </section>
  );
}
