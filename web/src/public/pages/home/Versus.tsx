import { home } from '../../content/home';
import { Icon } from '../../parts/Icon';

const { versus } = home;

/** A table on a desktop; on a phone its rows become pairs, ours first. */
export function Versus() {
  return (
    <section className="section page">
      <h2>{versus.title}</h2>
      <table className="versus">
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden">{versus.about}</span>
            </th>
            <th scope="col">{versus.sheet}</th>
            <th scope="col">{versus.folio}</th>
          </tr>
        </thead>
        <tbody>
          {versus.rows.map(({ what, sheet, folio }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-of={versus.sheet}>
                <Icon name="dash" />
                <span>{sheet}</span>
              </td>
              <td data-of={versus.folio}>
                <Icon name="check" />
                <span>{folio}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
