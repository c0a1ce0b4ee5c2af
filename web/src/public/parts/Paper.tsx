import { example, words } from '../content/example';
import { Qr } from './Qr';

/** The head of the printed invoice, cut by the edge of what holds it. White in both colour modes, as paper is. */
export function Paper() {
  const { issuer, customer, lines } = example;
  const line = lines[0];
  return (
    <div className="paper">
      <div className="paper-head">
        <div className="paper-qr"><span>{words.qr}</span><Qr width={60} /><b>{words.legend}</b></div>
        <div className="paper-issuer">
          <b>{issuer.name}</b><span>{`${words.nifOf} ${issuer.nif}`}</span>{issuer.address.map(each => <span key={each}>{each}</span>)}
        </div>
        <div className="paper-number"><span>{words.invoice}</span><b>{example.number}</b><i>{example.dateInWords}</i><span>{words.series}</span></div>
      </div>
      <div className="paper-customer"><span>{words.customer}</span><b>{customer.name}</b><span>{`${words.nifOf} ${customer.nif}`}</span></div>
      <div className="paper-lines">
        <span>{words.description}</span><span>{words.quantity}</span><span>{words.priceBare}</span><span>{words.rate}</span><span>{words.amountBare}</span>
        <b>{line.description}</b><b>{line.quantity}</b><b>{`${line.price}\u00a0€`}</b><b>{line.rate}</b><b>{line.subtotal}</b>
      </div>
    </div>
  );
}
