import type { RemotePrice } from '../../edges/stripe/answers';
import type { StripeEdge } from '../../edges/stripe/stripe-edge';
import { PRICES } from '../../../schema/prices';
import type { StripeAccount } from '../../platform/config/config';
import { BillingInterval, Plan } from '../plans/subscription.entity';

type Prices = StripeAccount['prices'];
export interface Bought {
  plan: Plan;
  interval: BillingInterval;
}

/** What a price is known by; an invoice's line says no more. */
export type Priced = Pick<RemotePrice, 'id' | 'productId'>;

/**
 * Which plan each price of the account is. `products`: the plans of a product's prices, where a price is not listed.
 */
export interface Catalogue {
  prices: Prices;
  products: ReadonlyMap<string, ReadonlySet<Plan>>;
}

/** The price that a plan is sold at. */
export function priceIdOf(prices: Prices, { plan, interval }: Bought): string {
  if (plan === Plan.basic) return prices.basic[0];
  return interval === BillingInterval.year ? prices.proYearly[0] : prices.pro[0];
}

/** By the variables, which name every price that is or was sold; null: they do not name it. */
export function listed({ basic, pro, proYearly }: Prices, priceId: string | null): Bought | null {
  if (priceId === null) return null;
  if (basic.includes(priceId)) return { plan: Plan.basic, interval: BillingInterval.month };
  if (pro.includes(priceId)) return { plan: Plan.pro, interval: BillingInterval.month };
  return proYearly.includes(priceId) ? { plan: Plan.pro, interval: BillingInterval.year } : null;
}

/** Stripe is asked for the products of the listed prices only where a price that somebody pays is not among them. */
export async function catalogueFor(stripe: StripeEdge, seen: Priced[]): Promise<Catalogue> {
  const { prices } = stripe.account;
  const products = new Map<string, Set<Plan>>();
  if (seen.every(each => listed(prices, each.id))) return { prices, products };
  const ids = [...prices.basic, ...prices.pro, ...prices.proYearly];
  const productOf = await stripe.productsOf(ids);
  for (const id of ids) {
    const product = productOf.get(id);
    if (product) products.set(product, (products.get(product) ?? new Set()).add(listed(prices, id)!.plan));
  }
  return { prices, products };
}

/** null: the product has no price that is listed, or prices of both plans. */
function byProduct({ products }: Catalogue, { productId }: Priced): Plan | null {
  const plans = productId === null ? undefined : products.get(productId);
  return plans?.size === 1 ? [...plans][0]! : null;
}

/** The plan of an invoice's line; null where nothing says so. */
export const planOf = (catalogue: Catalogue, price: Priced): Plan | null =>
  listed(catalogue.prices, price.id)?.plan ?? byProduct(catalogue, price);

/** The plan that a price is of by what the account says; null: only its amount shows it. */
export function recognised(catalogue: Catalogue, price: RemotePrice): Plan | null {
  const said = price.plan === Plan.basic || price.plan === Plan.pro ? price.plan : null;
  return planOf(catalogue, price) ?? said;
}

const cents = (euros: string) => Math.round(Number(euros) * 100);
/** Half-way between the two plans, a month. */
const DIVIDE_CENTS = (cents(PRICES.basic.month) + cents(PRICES.pro.monthOfYear)) / 2;

/**
 * What somebody pays for: by the variables; else by the price's product, by its own metadata (`plan`), at last by what
 * it costs. A price that nobody named is still paid: it never leaves a company without a plan.
 */
export function boughtWith(catalogue: Catalogue, price: RemotePrice): Bought {
  const known = listed(catalogue.prices, price.id);
  if (known) return known;
  const plan =
    recognised(catalogue, price) ?? (price.cents / (price.yearly ? 12 : 1) < DIVIDE_CENTS ? Plan.basic : Plan.pro);
  return { plan, interval: plan === Plan.pro && price.yearly ? BillingInterval.year : BillingInterval.month };
}
