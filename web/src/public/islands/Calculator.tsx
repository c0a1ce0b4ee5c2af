import { useState } from 'react';
import { formatAmount, formatMoney, formatQuantity, parseAmount } from '../../ui/format/amounts';
import { calculator } from '../content/calculator';
import { CalculatorSums } from './CalculatorSums';
import { Segments } from './Segments';
import { isRate, isTooLarge, withhold } from './withhold';

const { amount: words, mode: modes, vat, irpf } = calculator;
const RATES = ['21', '10', '4', '0'] as const;
const WITHHELD = ['0', '7', '15', 'other'] as const;

type Rate = (typeof RATES)[number];
type Withheld = (typeof WITHHELD)[number];

const withheldText = (value: Withheld) => (value === '0' ? irpf.none : value === 'other' ? irpf.other : vat.of(value));

function problemOf(amount: string | null): string | undefined {
  if (amount === null || amount.startsWith('-')) return calculator.amountWrong;
  return isTooLarge(amount) ? calculator.amountTooLarge : undefined;
}

/** VAT and withholding of an amount, worked out by the module that works out the invoices. */
export function Calculator() {
  const [text, setText] = useState<string>(words.initial);
  const [mode, setMode] = useState<'base' | 'total'>('base');
  const [rate, setRate] = useState<Rate>('21');
  const [withheld, setWithheld] = useState<Withheld>('15');
  const [other, setOther] = useState('19');
  const amount = parseAmount(text);
  const wrong = problemOf(amount);
  const otherRate = parseAmount(other.replace('%', ''));
  const otherWrong = withheld === 'other' && (otherRate === null || !isRate(otherRate)) ? irpf.otherWrong : undefined;
  const irpfRate = withheld === 'other' ? (otherRate ?? '0') : withheld;
  const sums = wrong || otherWrong ? null : withhold({ amount: amount!, mode, ivaRate: Number(rate), irpfRate });
  return (
    <div className="calculator">
      <div className="calculator-asks">
        <div className="field">
          <label htmlFor="calc-amount">{words.label}</label>
          <span className="with-unit">
            <input
              id="calc-amount"
              className="input"
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
              value={text}
              aria-invalid={!!wrong}
              aria-describedby="calc-amount-hint"
              onChange={event => setText(event.target.value)}
              onBlur={() => {
                if (!wrong) setText(formatAmount(amount!));
              }}
            />
            <span aria-hidden="true">{words.unit}</span>
          </span>
          <p className={wrong ? 'hint wrong' : 'hint'} id="calc-amount-hint" aria-live="polite">
            {wrong ?? words.hint}
          </p>
        </div>
        <Segments
          name="calc-mode"
          label={modes.label}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'base', text: modes.base },
            { value: 'total', text: modes.total },
          ]}
        />
        <Segments
          name="calc-vat"
          label={vat.label}
          value={rate}
          onChange={setRate}
          options={RATES.map(value => ({ value, text: vat.of(value) }))}
        />
        <Segments
          name="calc-irpf"
          label={irpf.label}
          value={withheld}
          onChange={setWithheld}
          hint={irpf.hint}
          options={WITHHELD.map(value => ({ value, text: withheldText(value) }))}
        />
        {withheld === 'other' && (
          <div className="field">
            <label htmlFor="calc-other">{irpf.otherLabel}</label>
            <span className="with-unit">
              <input
                id="calc-other"
                className="input"
                inputMode="decimal"
                autoComplete="off"
                maxLength={8}
                value={other}
                aria-invalid={!!otherWrong}
                aria-describedby="calc-other-hint"
                onChange={event => setOther(event.target.value)}
              />
              <span aria-hidden="true">%</span>
            </span>
            <p className={otherWrong ? 'hint wrong' : 'hint'} id="calc-other-hint" aria-live="polite">
              {otherWrong ?? irpf.otherHint}
            </p>
          </div>
        )}
      </div>
      <CalculatorSums
        sums={sums}
        rate={rate}
        irpfRate={formatQuantity(irpfRate)}
        asked={amount && formatMoney(amount)}
      />
    </div>
  );
}
