import { paths } from '../../paths';
import { notFound } from '../content/notFound';
import { Icon } from '../parts/Icon';

const { sheet } = notFound;

export function NotFound() {
  return (
    <section className="hero whole lost">
      <div className="page">
        <div className="lost-sheet" aria-hidden="true">
          <small>{sheet.page}</small>
          <b className="lost-code">{sheet.code}</b>
          <p>
            <span>{sheet.found}</span>
            <span>{sheet.none}</span>
          </p>
          <p>
            <span>{sheet.lost}</span>
            <span>{sheet.none}</span>
          </p>
          <p className="lost-total">
            <b>{sheet.total}</b>
            <b>{sheet.amount}</b>
          </p>
        </div>
        <h1>{notFound.heading}</h1>
        <p className="lead">{notFound.text}</p>
        <div className="lost-actions">
          <button className="button outline large with-script" type="button" data-back>
            <Icon name="back" />
            {notFound.back}
          </button>
          <a className="button accent large" href={paths.home}>
            {notFound.home}
          </a>
        </div>
      </div>
    </section>
  );
}
