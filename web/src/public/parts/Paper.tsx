import { Fragment } from 'react';
import { example, words } from '../content/example';
import { Qr } from './Qr';

/**
 * The printed invoice, whole or its head alone, cut by the edge of what holds it. White in both colour modes, as paper
 * is.
 */
export function Paper({ whole = false }: { whole?: boolean }) {
  const { issuer, customer } = example;
  const lines = whole ? example.lines : example.lines.slice(0, 1);
  return (
    <div className={whole ? 'paper whole-paper' : 'paper'}>
      <div className="paper-head">
        <div className="paper-qr">
          <span>{words.qr}</span>
          <Qr width={60} />
          <b>{words.legend}</b>
        </div>
        <div className="paper-issuer">
          <b>{issuer.name}</b>
          <span>{`${words.nifOf} ${issuer.nif}`}</span>
          {issuer.address.map(each => (
            <span key={each}>{each}</span>
          ))}
        </div>
        <div className="paper-number">
          <span>{words.invoice}</span>
          <b>{example.number}</b>
          <i>{example.dateInWords}</i>
          <span>{words.series}</span>
        </div>
      </div>
      <div className="paper-customer">
        <span>{words.customer}</span>
        <b>{customer.name}</b>
        <span>{`${words.nifOf} ${customer.nif}`}</span>
      </div>
      <div className="paper-lines">
        <span>{words.description}</span>
        <span>{words.quantity}</span>
        <span>{words.priceBare}</span>
        <span>{words.rate}</span>
        <span>{words.amountBare}</span>
        {lines.map(line => (
          <Fragment key={line.description}>
            <b>{line.description}</b>
            <b>{line.quantity}</b>
            <b>{`${line.price}\u00a0€`}</b>
            <b>{line.rate}</b>
            <b>{line.subtotal}</b>
          </Fragment>
        ))}
      </div>
      {whole && (
        <div className="paper-sums">
          <ul>
            {example.rates.map(({ of, quota }) => (
              <li key={of}>
                <span>{`${words.rate} ${of}`}</span>
                <span>{`${quota}\u00a0€`}</span>
              </li>
            ))}
          </ul>
          <p>
            <b>{words.total}</b>
            <b>{example.total}</b>
          </p>
        </div>
      )}
    </div>
  );
}
