import { example, words } from '../content/example';

/** The lines of an invoice as they are written. */
export function SheetFragment() {
  const last = example.lines.length - 1;
  return (
    <table className="sheet">
      <thead>
        <tr>
          <th aria-hidden="true" />
          <th scope="col">{words.description}</th>
          <th scope="col">{words.quantity}</th>
          <th scope="col" className="at">
            {words.price}
          </th>
          <th scope="col">{words.rate}</th>
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {example.lines.map(({ description, quantity, price, rate, total }, i) => (
          <tr key={description} className={i === last ? 'at' : undefined}>
            <td>{i + 1}</td>
            <td>{description}</td>
            <td>{quantity}</td>
            <td className={i === last ? 'cell' : undefined}>{price}</td>
            <td>{rate}</td>
            <td>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
