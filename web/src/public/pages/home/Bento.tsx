import { example, words } from '../../content/example';
import { home } from '../../content/home';
import { Icon } from '../../parts/Icon';
import { MoreLink } from '../../parts/MoreLink';
import { Paper } from '../../parts/Paper';
import { Qr } from '../../parts/Qr';
import { SheetFragment } from '../../parts/SheetFragment';

const { features } = home;

function Verifactu() {
  return (
    <div className="proof">
      <div className="proof-said">
        <p className="proof-head">
          <span className="disc">
            <Icon name="shield" />
          </span>
          <span>
            <b>{example.accepted}</b>
            <small>{`${example.number} · ${example.acceptedAt}`}</small>
          </span>
        </p>
        <p className="proof-csv">
          <small>{words.csv}</small>
          {example.csv}
        </p>
        <ul className="states">
          {[words.sealed, words.sent, words.accepted].map(text => (
            <li key={text}>
              <Icon name="done" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="proof-qr">
        <Qr width={128} />
      </div>
    </div>
  );
}

function Numbers() {
  return (
    <ul className="rows">
      <li className="now">
        <b>{example.number}</b>
        <span>{words.today}</span>
      </li>
      {example.earlier.map(({ number, date }) => (
        <li key={number}>
          <span>{number}</span>
          <span>{date}</span>
        </li>
      ))}
    </ul>
  );
}

/** Four things shown, three said, and the way to all of them. */
export function Bento() {
  return (
    <section className="section page">
      <h2>
        {features.title.map(line => (
          <span key={line} className="line">{`${line} `}</span>
        ))}
      </h2>
      <div className="bento">
        <article className="card two">
          <h3>
            {features.verifactu.title}
            <span className="badge brand">{features.verifactu.tag}</span>
          </h3>
          <p>{features.verifactu.text}</p>
          <Verifactu />
        </article>
        <article className="card">
          <h3>{features.numbering.title}</h3>
          <p>{features.numbering.text}</p>
          <Numbers />
        </article>
        <article className="card cut">
          <h3>{features.pdf.title}</h3>
          <p>{features.pdf.text}</p>
          <Paper />
        </article>
        <article className="card two cut right">
          <h3>{features.excel.title}</h3>
          <p>{features.excel.text}</p>
          <SheetFragment />
        </article>
      </div>
      <div className="thirds">
        {features.more.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <MoreLink {...features.all} />
    </section>
  );
}
