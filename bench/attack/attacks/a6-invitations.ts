import type { World } from '../attack';
import { ask, summary } from '../ask';

export const name = 'a6-invitations';
export const does =
  'una empresa recién registrada invita a cien desconocidos, y pregunta por cien direcciones que ya tienen cuenta';

const TIMES = 100;

export async function run({ product, attackers, signal }: World): Promise<string> {
  const [{ token }, known] = [attackers[0]!, attackers[1]!];
  const invite = (email: string) => ask(product.url, token, '/api/users', { name: 'Eva', email, role: 'user' }, signal);
  const strangers = await Promise.all(Array.from({ length: TIMES }, (_, n) => invite(`persona${n}@fuera.example`)));
  const [{ email }] = await fetch(`${product.url}/api/users`, {
    headers: { authorization: `Bearer ${known.token}` },
  }).then(async answer => ((await answer.json()) as { users: [{ email: string }] }).users);
  const asked = await Promise.all(Array.from({ length: TIMES }, () => invite(email)));
  return `desconocidos: ${summary(strangers)}\n  con cuenta: ${summary(asked)}`;
}
