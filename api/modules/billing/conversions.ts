import type { EntityManager } from 'typeorm';

/** Money that came at `at`, or went back, as was noticed at `noticedAt`. Euros; `net` is without VAT. */
export interface Conversion {
  tenantId: string;
  paymentId: string;
  at: Date;
  noticedAt: Date;
  amount: string;
  net: string;
  refunded: string;
}

/**
 * Who is informed of a company's first payment and of what is given back, in the transaction that notes it, once each.
 */
interface ConversionListener {
  converted(em: EntityManager, payment: Conversion): Promise<void>;
  refunded(em: EntityManager, payment: Conversion): Promise<void>;
}

const listeners = new Set<ConversionListener>();

/** Answers how to stop listening. */
export function onConversion(listener: ConversionListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What nobody listens to is not reported: it is still there for those who listen later. */
export const someoneListens = (): boolean => listeners.size > 0;

export async function tellConversion(
  em: EntityManager,
  what: keyof ConversionListener,
  payment: Conversion,
): Promise<void> {
  for (const listener of listeners) await listener[what](em, payment);
}
