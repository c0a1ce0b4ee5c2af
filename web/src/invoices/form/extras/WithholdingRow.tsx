import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { WITHHOLDING_RATES } from '../../../../../schema/tax/withholding';
import { formatMoney, formatQuantity } from '../../../ui/format/amounts';

const Choice = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    color: 'muted',
    '& select': {
      appearance: 'none',
      bg: 'transparent',
      color: 'muted',
      cursor: 'pointer',
      minHeight: { base: 'controlLg', lg: 'auto' },
      ps: '0',
      pe: '5',
      borderRadius: 'xs',
      '& option': { bg: 'surface', color: 'text' },
    },
    '& svg': { position: 'absolute', insetEnd: '0', pointerEvents: 'none' },
  },
});

const nameOf = (rate: string) => `IRPF ${formatQuantity(rate)}\u00a0%`;

interface WithholdingRowProps {
  rate: string | null;
  amount: string;
  error?: string;
  choose(rate: string): void;
}

/** What the customer withholds, with its percentage as a quiet choice. */
export function WithholdingRow({ rate, amount, error, choose }: WithholdingRowProps) {
  return (
    <>
      <div className="sum chosen">
        <Choice>
          <select
            aria-label="Retención de IRPF"
            aria-invalid={error ? true : undefined}
            value={rate ?? ''}
            onChange={event => choose(event.currentTarget.value)}
          >
            {WITHHOLDING_RATES.map(each => (
              <option key={each} value={each}>
                {nameOf(each)}
              </option>
            ))}
            <option value="">Sin IRPF</option>
          </select>
          <ChevronDown size={14} aria-hidden />
        </Choice>
        <div className="figure">{formatMoney(amount)}</div>
      </div>
      {error && (
        <chakra.div role="alert" color="danger" textStyle="caption">
          {error}
        </chakra.div>
      )}
    </>
  );
}
