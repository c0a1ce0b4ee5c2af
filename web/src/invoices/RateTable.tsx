import { chakra } from '@chakra-ui/react';

interface Rate {
  ivaRate: number;
  ivaCause?: string | null;
  base: string;
  quota: string;
}

// One styled element: beside the line grid this is drawn anew with every key.
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textAlign: 'end',
    '& th': { pb: '1', textStyle: 'captionStrong', color: 'muted' },
    '& td': { py: '1', layerStyle: 'figures' },
    '& :is(th, td):first-of-type': { textAlign: 'start' },
    '& .quiet': { color: 'muted' },
  },
});

/** VAT per rate, as it is computed and printed. */
export function RateTable({
  rates,
  format,
  quiet,
}: {
  rates: readonly Rate[];
  format(amount: string): string;
  quiet?: boolean;
}) {
  return (
    <Table aria-label="IVA por tipo">
      <thead>
        <tr>
          <th scope="col">IVA</th>
          <th scope="col">Base</th>
          <th scope="col">Cuota</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ ivaRate, ivaCause, base, quota }) => (
          <tr key={`${ivaRate} ${ivaCause}`}>
            <td>
              {`${ivaRate} %`}
              {ivaCause && <span className="quiet"> · {ivaCause}</span>}
            </td>
            <td className={quiet ? 'quiet' : undefined}>{format(base)}</td>
            <td>{format(quota)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
