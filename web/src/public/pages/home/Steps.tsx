import { example, words } from '../../content/example';
import { home } from '../../content/home';
import { Icon } from '../../parts/Icon';

const { steps } = home;

const Field = ({ label, value, at = false }: { label: string; value: string; at?: boolean }) => (
  <div className="mini-field">
    <b>{label}</b>
    <span className={at ? 'at' : undefined}>{value}</span>
  </div>
);

const Account = () => (
  <div className="mini mini-form">
    <Field label={words.company} value={example.issuer.name} />
    <Field label={words.nif} value={example.issuer.nif} at />
    <Field label={words.email} value={example.issuer.email} />
  </div>
);

const Writing = () => (
  <div className="mini">
    <div className="mini-typed">{steps.typed}</div>
    <ul className="mini-found">
      {steps.found.map(({ before, match, after, price, rate }) => (
        <li key={after}>
          <span>
            {before}
            <b>{match}</b>
            {after}
          </span>
          <span>{price}</span>
          <span>{rate}</span>
        </li>
      ))}
    </ul>
  </div>
);

const Issued = () => (
  <div className="mini">
    <p className="mini-toast">
      <Icon name="done" />
      {words.created}
      <Icon name="close" />
    </p>
    <div className="mini-invoice">
      <p>
        <b>{example.number}</b>
        <span className="badge success">{words.issued}</span>
        <b>{example.total}</b>
      </p>
      <p>
        <Icon name="download" />
        {words.download}
      </p>
    </div>
  </div>
);

const PIECES = [<Account key="1" />, <Writing key="2" />, <Issued key="3" />];

/** Each step with a piece of its screen. */
export function Steps() {
  return (
    <section className="section page">
      <h2>{steps.title}</h2>
      <ol className="steps">
        {steps.list.map(({ title, text }, i) => (
          <li key={title}>
            <b className="step-number">{i + 1}</b>
            <h3>{title}</h3>
            <p>{text}</p>
            <div aria-hidden="true">{PIECES[i]}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}
