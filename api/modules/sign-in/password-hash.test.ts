import { availableParallelism } from 'node:os';
import { checkPassword, hashPassword } from './password-hash';

const working = { now: 0, most: 0 };
const works = async <T>(answer: T): Promise<T> => {
  working.now += 1;
  working.most = Math.max(working.most, working.now);
  await new Promise(resolve => {
    setImmediate(resolve);
  });
  working.now -= 1;
  return answer;
};
jest.mock('@node-rs/argon2', () => ({
  hash: (password: string) => works(`hash of ${password}`),
  verify: (hash: string, password: string) => works(hash === `hash of ${password}`),
}));

test('however many sign in at once, one core is left', async () => {
  const hashes = await Promise.all(Array.from({ length: 20 }, (_, n) => hashPassword(`clave-${n}`)));
  expect(hashes[19]).toBe('hash of clave-19');
  const checks = await Promise.all(hashes.map((hash, n) => checkPassword(hash, n % 2 ? `clave-${n}` : 'otra')));
  expect(checks).toEqual(hashes.map((_, n) => n % 2 === 1));
  expect(working.most).toBe(Math.max(1, availableParallelism() - 1));
});

test('beyond 500 in the queue the answer is at once to come back', async () => {
  const all = Promise.allSettled(Array.from({ length: 520 + availableParallelism() }, () => hashPassword('clave')));
  await expect(hashPassword('clave')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await all;
});
