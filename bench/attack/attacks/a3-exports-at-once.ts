import type { World } from '../attack';
import { ask, summary } from '../ask';

export const name = 'a3-exports-at-once';
export const does = 'cinco empresas piden cuatro CSV cada una en el mismo instante';

const EACH = 4;

export async function run({ product, attackers, signal }: World): Promise<string> {
  return summary(
    await Promise.all(
      attackers.flatMap(({ token }) =>
        Array.from({ length: EACH }, () => ask(product.url, token, '/api/invoices/export/csv', undefined, signal)),
      ),
    ),
  );
}
