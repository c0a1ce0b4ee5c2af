import type { World } from '../attack';

export const name = 'a8-lock-out';
export const does = 'un desconocido falla treinta veces la contraseña de una dueña, que después entra desde su casa';

const OWNER = { email: 'duena@empresa.example', password: 'secreta-123' };
const TIMES = 30;

const post = ({ product, signal }: World, path: string, from: string, body: object) =>
  fetch(`${product.url}/api/auth/${path}`, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  }).then(async answer => {
    await answer.arrayBuffer();
    return answer.status;
  });

export async function prepare(world: World): Promise<void> {
  await post(world, 'register', '198.51.100.1', { ...OWNER, companyName: 'Empresa, S.L.', companyNif: 'B98241573' });
}

export async function run(world: World): Promise<string> {
  const found = await Promise.all(
    Array.from({ length: TIMES }, (_, n) => post(world, 'login', '203.0.113.7', { ...OWNER, password: `mala-${n}` })),
  );
  const counted = [...new Set(found)]
    .map(status => `${found.filter(each => each === status).length} × ${status}`)
    .join(', ');
  return `desconocido: ${counted}; la dueña entra con ${await post(world, 'login', '198.51.100.1', OWNER)}`;
}
