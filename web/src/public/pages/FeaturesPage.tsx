import { paths } from '../../paths';
import { calculator } from '../content/calculator';
import { features } from '../content/features';
import { Calculator } from '../islands/Calculator';
import { Band } from '../parts/Band';
import { Hero } from '../parts/Hero';
import { FRAGMENTS } from './features/fragments';

const { hero, list, band } = features;

export function FeaturesPage() {
  return (
    <>
      <Hero
        title={hero.title}
        lead={hero.lead}
        action={
          <a className="button accent large" href={paths.register}>
            {hero.start}
          </a>
        }
      />
      <section className="section page cards">
        {(Object.keys(list) as (keyof typeof list)[]).map(name => {
          const card = list[name];
          return (
            <article key={name} className="feature">
              <div className="fragment" aria-hidden="true">
                {FRAGMENTS[name]}
              </div>
              <h2>{card.title}</h2>
              <p>
                {card.text}
                {'to' in card && (
                  <>
                    {' '}
                    <a href={card.to}>{card.link}</a>
                  </>
                )}
              </p>
            </article>
          );
        })}
      </section>
      <section className="section page" id={calculator.id}>
        <h2>{calculator.title}</h2>
        <p className="section-lead">{calculator.lead}</p>
        <p className="without-script">{calculator.noScript}</p>
        <div data-island="calculator">
          <Calculator />
        </div>
      </section>
      <Band {...band} />
    </>
  );
}
