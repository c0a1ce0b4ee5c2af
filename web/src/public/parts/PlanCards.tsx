import { paths } from '../../paths';
import { plans } from '../content/plans';
import { Icon } from './Icon';

const Includes = ({ list }: { list: readonly string[] }) => (
  <ul className="ticks">
    {list.map(text => (
      <li key={text}>
        <Icon name="check" />
        {text}
      </li>
    ))}
  </ul>
);

/** One figure by the month and one by the year; the sheet of styles shows the chosen one. */
const Price = ({ month, year }: { month: string; year: string }) => (
  <p className="price">
    <span className="by-month">{month}</span>
    <span className="by-year">{year}</span>
    <span className="per">{plans.perMonth}</span>
  </p>
);

export function PlanCards() {
  const { basic, pro, hire } = plans;
  return (
    <div className="plans">
      <article className="plan">
        <header>
          <h3>{basic.name}</h3>
          <span className="badge by-year">{basic.onlyMonthly}</span>
        </header>
        <Price month={basic.price} year={basic.price} />
        <p className="plan-text">
          <span className="by-month">{basic.text}</span>
          <span className="by-year">{basic.textOfYear}</span>
        </p>
        <p className="plan-offer">{basic.offer}</p>
        <a className="button outline large full" href={paths.register}>
          {hire}
          <span className="hidden"> {basic.name}</span>
        </a>
        <Includes list={basic.includes} />
      </article>
      <article className="plan main">
        <header>
          <h3>{pro.name}</h3>
          <span className="badge brand">{pro.badge}</span>
        </header>
        <Price month={pro.price} year={pro.priceOfYear} />
        <p className="plan-text">
          <span className="by-month">{pro.text}</span>
          <span className="by-year">{pro.textOfYear}</span>
        </p>
        <p className="plan-offer">
          <span className="by-month">{pro.offer}</span>
        </p>
        <a className="button brand large full" href={paths.register}>
          {hire}
          <span className="hidden"> {pro.name}</span>
        </a>
        <Includes list={pro.includes} />
      </article>
    </div>
  );
}
