import type { ProductFieldsFragment, ProductInput } from '../gql/products';
import { formatPrice, parseAmount } from '../ui/format/amounts';
import { problems } from '../ui/form/checks';
import { here } from '../ui/format/here';
import { rateProblem } from '../../../schema/tax/territory';

export interface Editing {
  /** Nothing: a new one. */
  product: ProductFieldsFragment | null;
  /** What a new one is called to begin with. */
  name: string;
}

export type ProductValues = Record<'name' | 'price' | 'ivaRate' | 'sku' | 'description', string>;

const MOST = 999_999_999.99;

export function valuesOf(product: ProductFieldsFragment | null, name: string): ProductValues {
  if (!product) return { name, price: '', ivaRate: String(here().rates[0]), sku: '', description: '' };
  return {
    name: product.name,
    price: formatPrice(product.price),
    ivaRate: String(product.ivaRate),
    sku: product.sku ?? '',
    description: product.description ?? '',
  };
}

/** An empty field is null for the server. */
export function inputOf({ name, price, ivaRate, sku, description }: ProductValues): ProductInput {
  return {
    name: name.trim(),
    price: parseAmount(price) ?? '',
    ivaRate: Number(ivaRate),
    sku: sku.trim() || null,
    description: description.trim() || null,
  };
}

/** `kept` is the price that it had: one with more decimals, come through the API, may stay. */
export const checkProduct =
  (kept: string) =>
  ({ name, price, ivaRate }: ProductValues) =>
    problems({
      name: name.trim() ? undefined : 'Escribe el nombre del producto.',
      ivaRate: rateProblem(Number(ivaRate), here()) ?? undefined,
      price: price === kept && kept ? undefined : priceProblem(price),
    });

function priceProblem(price: string): string | undefined {
  if (!price.trim()) return 'Escribe el precio. Puede ser 0.';
  const amount = parseAmount(price);
  if (amount === null) return 'El precio es un número, como 1.250,50.';
  if (amount.startsWith('-')) return 'El precio es 0 o más.';
  if ((amount.split('.')[1] ?? '').replace(/0+$/, '').length > 2) return 'El precio lleva como mucho 2 decimales.';
  return Number(amount) > MOST ? 'El precio llega como mucho a 999.999.999,99 €.' : undefined;
}
