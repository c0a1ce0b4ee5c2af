import { Fragment } from 'react';
import { paths } from '../../../paths';
import { plans } from '../../content/plans';
import { pricing } from '../../content/pricing';
import { Icon } from '../../parts/Icon';

const { table } = pricing;

const Cell = ({ value }: { value: string | boolean }) => {
  if (typeof value === 'string') return <td>{value}</td>;
  return (
    <td>
      <Icon name={value ? 'check' : 'dash'} />
      <span className="hidden">{value ? table.yes : table.no}</span>
    </td>
  );
};

/** What each plan has, in four groups. */
export function PlanTable() {
  return (
    <table className="compare">
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden">{table.what}</span>
          </th>
          <th scope="col">
            {table.basic.name}
            <small>{table.basic.price}</small>
          </th>
          <th scope="col">
            {table.pro.name}
            <small>
              <span className="by-month">{table.pro.price}</span>
              <span className="by-year">{table.pro.priceOfYear}</span>
            </small>
          </th>
        </tr>
      </thead>
      {table.groups.map(({ title, rows }) => (
        <Fragment key={title}>
          <tbody>
            <tr className="group">
              <th scope="rowgroup">{title}</th>
              <td />
              <td />
            </tr>
            {rows.map(({ what, basic, pro }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <Cell value={basic} />
                <Cell value={pro} />
              </tr>
            ))}
          </tbody>
        </Fragment>
      ))}
      <tfoot>
        <tr>
          <td />
          <td>
            <a className="button outline full" href={paths.register}>
              {plans.hire}
              <span className="hidden"> {plans.basic.name}</span>
            </a>
          </td>
          <td>
            <a className="button brand full" href={paths.register}>
              {plans.hire}
              <span className="hidden"> {plans.pro.name}</span>
            </a>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
