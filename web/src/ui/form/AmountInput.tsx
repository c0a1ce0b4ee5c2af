import { formatPrice, parseAmount } from '../format/amounts';
import { TextInput, type TextInputProps } from './TextInput';

/**
 * Holds the text as it was typed, with comma or point; `parseAmount` reads it. On leaving, it is written the Spanish
 * way, with all its decimals.
 */
export function AmountInput(props: TextInputProps) {
  const tidy = () => {
    const amount = parseAmount(props.value);
    if (amount !== null) props.onChange(formatPrice(amount));
  };
  return <TextInput inputMode="decimal" autoComplete="off" figures {...props} onBlur={tidy} />;
}
