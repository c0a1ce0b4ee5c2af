import { paths } from '../../paths';
import { plans } from '../content/plans';
import { pricing } from '../content/pricing';
import { Band } from '../parts/Band';
import { Hero } from '../parts/Hero';
import { Icon } from '../parts/Icon';
import { MoreLink } from '../parts/MoreLink';
import { PlanCards } from '../parts/PlanCards';
import { PlanTable } from './pricing/PlanTable';

const { hero, pay, notes, table, enterprise, before, band } = pricing;

/** Two radio buttons: the sheet of styles shows the figures of the chosen one, with or without JavaScript. */
function Pay() {
  return (
    <fieldset className="segments" data-pay>
      <legend className="hidden">{pay.label}</legend>
      <label>
        <input type="radio" name="pay" value="month" defaultChecked />
        <span>{pay.month}</span>
      </label>
      <label>
        <input type="radio" name="pay" value="year" />
        <span>{pay.year}</span>
      </label>
    </fieldset>
  );
}

export function PricingPage() {
  return (
    <div className="pricing">
      <Hero title={hero.title} lead={hero.lead} action={<Pay />}>
        <h2 className="hidden">{plans.hire}</h2>
        <PlanCards />
        <ul className="notes">
          {notes.map(note => (
            <li key={note.title}>
              <Icon name={note.icon} size={18} />
              <h3>{note.title}</h3>
              {'textOfYear' in note ? (
                <p>
                  <span className="by-month">{note.text}</span>
                  <span className="by-year">{note.textOfYear}</span>
                </p>
              ) : (
                <p>{note.text}</p>
              )}
            </li>
          ))}
        </ul>
      </Hero>
      <section className="section page">
        <h2>{table.title}</h2>
        <PlanTable />
      </section>
      <section className="section page">
        <div className="aside-card">
          <div>
            <h2>{enterprise.title}</h2>
            <p>{enterprise.text}</p>
          </div>
          <a className="button outline large" href={paths.contact}>
            {enterprise.contact}
          </a>
        </div>
      </section>
      <section className="section page">
        <h2>{before.title}</h2>
        <div className="thirds">
          {before.list.map(({ question, answer }) => (
            <div key={question}>
              <h3>{question}</h3>
              <p>{answer}</p>
            </div>
          ))}
        </div>
        <MoreLink {...before.all} />
      </section>
      <Band {...band} />
    </div>
  );
}
