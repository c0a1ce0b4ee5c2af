import { useWritten } from '../writingContext';

/** Said beside the customer, so that what is taken off below is no surprise. */
export function Withholds() {
  const { rate, who } = useWritten().withholding;
  if (rate === null) return null;
  return who === 'always' ? ' · empresa, te retiene IRPF' : ' · te retiene IRPF';
}
