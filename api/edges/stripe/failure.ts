import Stripe from 'stripe';

/** Stripe did not answer, or not now: the same request, with the same key, may be made again. */
export class StripeSilent extends Error {}

/** The customer's bank said no. */
export class CardRefused extends Error {}

/** Stripe said no to what was asked: trying again is useless. `code` is Stripe's. */
export class StripeRefused extends Error {
  constructor(
    message: string,
    readonly code: string | null,
  ) {
    super(message);
  }
}

const { StripeCardError, StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeError } = Stripe.errors;

/** What a failure of the library means. Stripe's messages name objects, never cards or keys. */
export function failureOf(error: unknown): unknown {
  if (error instanceof StripeCardError) return new CardRefused(error.message);
  if (
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error instanceof StripeRateLimitError
  ) {
    return new StripeSilent(error.message);
  }
  if (error instanceof StripeError) return new StripeRefused(error.message, error.code ?? null);
  return error;
}

/** null where Stripe refuses: there is no such thing, or it is in no state for that. */
export async function orNothing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (failureOf(error) instanceof StripeRefused) return null;
    throw error;
  }
}
