import type { World } from '../attack';

export const name = 'a7-behind-a-proxy';
export const does =
  'a través de un proxy de la misma máquina: las cifras, el correo de la demostración, y registros desde una sola red IPv6';

const TIMES = 10;

async function statuses(ask: (n: number) => Promise<Response>): Promise<string> {
  const found = await Promise.all(
    Array.from({ length: TIMES }, async (_, n) => {
      const answer = await ask(n);
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  return [...new Set(found)].map(status => `${found.filter(each => each === status).length} × ${status}`).join(', ');
}

export async function run({ product: { url }, signal }: World): Promise<string> {
  const look = (path: string) =>
    statuses(n => fetch(url + path, { signal, headers: { 'x-forwarded-for': n % 2 ? '127.0.0.1' : '203.0.113.7' } }));
  const register = (n: number) =>
    fetch(`${url}/api/auth/register`, {
      method: 'POST',
      signal,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:0:42::${n + 1}` },
      body: JSON.stringify({
        email: `red${n}@fuera.example`,
        password: 'secreta-123',
        companyName: 'Red, S.L.',
        companyNif: 'B98241573',
      }),
    });
  return `/metrics: ${await look('/metrics')}; /dev/outbox: ${await look('/dev/outbox')}; registros de una red: ${await statuses(register)}`;
}
