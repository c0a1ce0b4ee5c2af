import { Box, chakra } from '@chakra-ui/react';

interface Rate { ivaRate: number; ivaCause?: string | null; base: string; quota: string }

const Cell = chakra('td', { base: { py: '1', layerStyle: 'figures', textAlign: 'end', _first: { textAlign: 'start' } } });
const Head = chakra('th', { base: { pb: '1', textStyle: 'captionStrong', color: 'muted', textAlign: 'end', _first: { textAlign: 'start' } } });

/** VAT per rate, as it is reckoned and printed. */
export function RateTable({ rates, format, quiet }: { rates: readonly Rate[]; format(amount: string): string; quiet?: boolean }) {
  return (
    <chakra.table width="full" borderCollapse="collapse" aria-label="IVA por tipo">
      <thead><tr><Head scope="col">IVA</Head><Head scope="col">Base</Head><Head scope="col">Cuota</Head></tr></thead>
      <tbody>
        {rates.map(({ ivaRate, ivaCause, base, quota }) => (
          <tr key={`${ivaRate} ${ivaCause}`}>
            <Cell>{`${ivaRate} %`}{ivaCause && <Box as="span" color="muted"> · {ivaCause}</Box>}</Cell>
            <Cell color={quiet ? 'muted' : undefined}>{format(base)}</Cell>
            <Cell>{format(quota)}</Cell>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
