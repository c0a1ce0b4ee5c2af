import { useEffect, useRef } from 'react';
import { paths } from '../../paths';
import { rights } from '../content/rights';
import { Icon } from '../parts/Icon';

const { sent, form } = rights;

/** In the form's place: what is still to be done, and when the answer comes. */
export function RightsSent({ type, email, support }: { type: string; email: string; support: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const rows = [
    [sent.what, form.list.find(each => each.type === type)?.asked],
    [sent.mail, email],
    [sent.answer, sent.within],
  ];
  return (
    <div className="sent" role="status">
      <span className="sent-mark">
        <Icon name="mail" size={20} />
      </span>
      <h2 ref={title} tabIndex={-1}>
        {sent.title}
      </h2>
      <p className="lead">{sent.text}</p>
      <dl>
        {rows.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small">
        {sent.lost} <a href={`mailto:${support}`}>{support}</a>.
      </p>
      <a className="button outline large" href={paths.home}>
        {sent.back}
      </a>
    </div>
  );
}
