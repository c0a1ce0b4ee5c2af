import { paths } from '../../paths';
import { home } from '../content/home';
import { Band } from '../parts/Band';
import { Figures } from '../parts/Figures';
import { MoreLink } from '../parts/MoreLink';
import { PlanCards } from '../parts/PlanCards';
import { QrSymbol } from '../parts/Qr';
import type { Assets } from '../prerender/assets';
import { Bento } from './home/Bento';
import { Legal } from './home/Legal';
import { Shot } from './home/Shot';
import { Steps } from './home/Steps';
import { Versus } from './home/Versus';
import { Voices } from './home/Voices';

const { hero, plans } = home;

export function HomePage({ assets }: { assets: Assets }) {
  return (
    <>
      <section className="hero hero-home">
        <div className="page">
          <h1>
            {hero.title.map(line => (
              <span key={line} className="line">{`${line} `}</span>
            ))}
          </h1>
          <div className="split">
            <p className="lead">{hero.lead}</p>
            <div className="hero-actions">
              <span className="hero-note">
                {[hero.note, hero.days, hero.cost].map(text => (
                  <span key={text} className="line">
                    {text}
                  </span>
                ))}
              </span>
              <a className="button outline large" href={paths.pricing}>
                {hero.prices}
              </a>
              <a className="button accent large" href={paths.register}>
                {hero.start}
              </a>
            </div>
          </div>
          <Shot assets={assets} />
        </div>
      </section>
      <div className="strip">
        <div className="page">
          <Figures list={home.stats} />
        </div>
      </div>
      <QrSymbol />
      <Bento />
      <Steps />
      <Voices />
      <Versus />
      <section className="section page">
        <h2>{plans.title}</h2>
        <p className="section-lead">{plans.lead}</p>
        <PlanCards />
        <MoreLink {...plans.all} />
      </section>
      <Band {...home.band} />
      <Legal />
    </>
  );
}
