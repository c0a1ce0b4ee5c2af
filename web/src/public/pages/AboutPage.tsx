import { about } from '../content/about';
import { Band } from '../parts/Band';
import { Figures } from '../parts/Figures';
import { Icon } from '../parts/Icon';
import { Paper } from '../parts/Paper';
import { QrSymbol } from '../parts/Qr';

const { hero, story, values, numbers, band } = about;

export function AboutPage() {
  return (
    <>
      <QrSymbol />
      <section className="hero hero-about">
        <div className="page">
          <div>
            <h1>
              {hero.title.map(line => (
                <span key={line} className="line">{`${line} `}</span>
              ))}
            </h1>
            <p className="lead">{hero.lead}</p>
          </div>
          <div aria-hidden="true">
            <Paper whole />
          </div>
        </div>
      </section>
      <section className="section page story">
        <h2>{story.title}</h2>
        <div>
          {story.text.map(text => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
      <section className="section page">
        <h2>{values.title}</h2>
        <ul className="values">
          {values.list.map(({ title, text, proof }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="proof-line">
                <Icon name="check" />
                {proof}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="section page">
        <h2>{numbers.title}</h2>
        <Figures list={numbers.list} boxed />
      </section>
      <Band {...band} />
    </>
  );
}
