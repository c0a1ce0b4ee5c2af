import type { ReactNode } from 'react';
import { example, words } from '../../content/example';
import { features } from '../../content/features';
import { Icon } from '../../parts/Icon';

const { fragments } = features;

type Row = readonly [left: ReactNode, right: ReactNode];
const Rows = ({ rows, last = false }: { rows: readonly Row[]; last?: boolean }) => (
  <ul className={last ? 'rows total' : 'rows'}>
    {rows.map(([left, right], i) => (
      <li key={i}>
        <span>{left}</span>
        <span>{right}</span>
      </li>
    ))}
  </ul>
);

const [, layout, , catering] = example.lines;

/** A true piece of the product for each card, in the product's own words. */
export const FRAGMENTS: Record<keyof typeof features.list, ReactNode> = {
  excel: (
    <table className="sheet small">
      <tbody>
        <tr>
          <td>{layout.description}</td>
          <td>{layout.quantity}</td>
          <td>{layout.price}</td>
        </tr>
        <tr>
          <td>{catering.description}</td>
          <td>{catering.quantity}</td>
          <td className="cell">{catering.price}</td>
        </tr>
      </tbody>
    </table>
  ),
  numbering: (
    <Rows
      rows={[
        [example.earlier[0].number, example.earlier[0].date],
        [<b key="n">{example.number}</b>, <b key="d">{example.date}</b>],
      ]}
    />
  ),
  vat: <Rows rows={example.rates.map(({ of, quota }) => [of, quota] as const)} />,
  irpf: (
    <Rows
      last
      rows={[fragments.invoiceTotal, fragments.withheld, fragments.toPay].map(
        (what, i) => [what, fragments.totals[i]] as const,
      )}
    />
  ),
  pdf: (
    <ul className="rows">
      <li>
        <span className="with-icon">
          <Icon name="file" />
          <b>{fragments.file}</b>
        </span>
        <Icon name="download" />
      </li>
    </ul>
  ),
  verifactu: (
    <ul className="rows states">
      {[words.sealed, words.sent, words.accepted].map(text => (
        <li key={text}>
          <Icon name="done" />
          {text}
        </li>
      ))}
    </ul>
  ),
  records: (
    <Rows
      rows={fragments.chain.map(
        ({ number, hash }) => [<b key={number}>{number}</b>, <code key={hash}>{hash}</code>] as const,
      )}
    />
  ),
  customers: (
    <div className="mini-search">
      <p>
        <Icon name="search" />
        {fragments.typed}
      </p>
      <p>
        <span>
          <b>{fragments.found.match}</b>
          {fragments.found.rest}
        </span>
        <span>{fragments.found.nif}</span>
      </p>
    </div>
  ),
  products: <Rows rows={fragments.products.map(({ name, price }) => [name, price] as const)} />,
  dashboard: (
    <svg className="bars" viewBox="0 0 300 100" role="presentation">
      {fragments.months.map((height, i) => (
        <path
          key={i}
          className={i === fragments.months.length - 1 ? 'now' : undefined}
          d={`M${i * 25 + 3} 100v-${height - 2}q0-2 2-2h14q2 0 2 2v${height - 2}z`}
        />
      ))}
    </svg>
  ),
  csv: (
    <ul className="rows code">
      {fragments.csv.map(line => (
        <li key={line}>
          <code>{line}</code>
        </li>
      ))}
    </ul>
  ),
  team: <Rows rows={fragments.team.map(({ name, role }) => [name, role] as const)} />,
};
