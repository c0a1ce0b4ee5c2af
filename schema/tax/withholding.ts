import { compare, parseDecimal } from '../decimal';
import { identityOf, isEntity, isSpanish, type Numbered } from '../identity';

/**
 * Percentages of IRPF that an invoice withholds (RIRPF, art. 95 and 100): professionals, those who begin, rent, farming,
 * módulos; then the first three where the deduction of Ceuta and Melilla takes 60 % off.
 */
export const WITHHOLDING_RATES = ['15', '7', '19', '2', '1', '6', '2.8', '7.6'] as const;

/** The percentage as the list writes it ("15.00" is "15"); null: none of them. */
export const withholdingRate = (text: string): string | null =>
  WITHHOLDING_RATES.find(rate => compare(parseDecimal(rate), parseDecimal(text)) === 0) ?? null;

/**
 * Whether a customer withholds: what is no person always does (RIRPF, art. 76), a person only as a business, whoever has
 * no Spanish number never.
 */
export function withholder(customer: Numbered): 'always' | 'asBusiness' | 'never' {
  const identity = identityOf(customer);
  if (!isSpanish(identity)) return 'never';
  return isEntity(identity) ? 'always' : 'asBusiness';
}
