import { formatAmount, formatMoney } from '../../ui/format/amounts';
import { calculator } from '../content/calculator';
import type { Sums } from './withhold';

const { sums: words, vat } = calculator;

interface CalculatorSumsProps {
  sums: Sums | null;
  rate: string;
  irpfRate: string;
  asked: string | null;
}

const NOTHING = '—';

/** The figures as on paper: the invoice's total first, then what is paid. */
export function CalculatorSums({ sums, rate, irpfRate, asked }: CalculatorSumsProps) {
  const money = (name: 'base' | 'iva' | 'total' | 'toPay') => (sums ? formatMoney(sums[name]) : NOTHING);
  const base = sums && formatAmount(sums.base);
  const withheld = irpfRate !== '0';
  return (
    <div className="calculator-sums" role="status" aria-label={words.title}>
      <dl>
        <div>
          <dt>{words.base}</dt>
          <dd>{money('base')}</dd>
        </div>
        <div>
          <dt>
            {`${words.vat} ${vat.of(rate)}`}
            {base && <small>{words.of(base, rate)}</small>}
          </dt>
          <dd>{money('iva')}</dd>
        </div>
        <div className="ruled strong">
          <dt>{words.invoice}</dt>
          <dd>{money('total')}</dd>
        </div>
        {withheld && (
          <div>
            <dt>
              {`${words.withheld} ${vat.of(irpfRate)}`}
              {base && <small>{words.of(base, irpfRate)}</small>}
            </dt>
            <dd>{sums ? formatMoney(sums.withheld === '0.00' ? '0.00' : `-${sums.withheld}`) : NOTHING}</dd>
          </div>
        )}
        <div className="ruled ink">
          <dt>{words.toPay}</dt>
          <dd className="large-figure">{money('toPay')}</dd>
        </div>
      </dl>
      <p className="hint">{sums && !sums.exact && asked ? words.nearest(asked) : words.note}</p>
    </div>
  );
}
