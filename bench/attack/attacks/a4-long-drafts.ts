import type { World } from '../attack';
import { ask, summary, type Asked } from '../ask';

export const name = 'a4-long-drafts';
export const does = 'una empresa guarda sin parar borradores de 1.000 líneas, seis a la vez';

const [LINES, DRAFTS, AT_ONCE] = [1_000, 60, 6];

export async function run({ product, attackers, signal }: World): Promise<string> {
  const { token, customerId } = attackers[3]!;
  const lines = Array.from({ length: LINES }, (_, n) => ({
    description: `Diseño y maquetación del folleto número ${n}`,
    quantity: 1,
    price: 12.35,
    ivaRate: 21,
  }));
  const body = JSON.stringify({ status: 'draft', date: '2026-11-20', customerId, lines });
  const asked: Asked[] = [];
  let left = DRAFTS;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0 && !signal.aborted) asked.push(await ask(product.url, token, '/api/invoices', body, signal));
    }),
  );
  return summary(asked);
}
