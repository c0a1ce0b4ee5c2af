/** A wrong variable: the start stops with this one line. */
export class ConfigError extends Error {}

export type Env = Record<string, string | undefined>;

export function fail(name: string, takes: string): never {
  throw new ConfigError(`${name}: ${takes}`);
}

export function integer(env: Env, name: string, unset: number, min: number, max: number): number {
  const raw = env[name];
  if (raw === undefined || raw === '') return unset;
  const value = Number(raw);
  if (!/^\d+$/.test(raw) || value < min || value > max) fail(name, `un número entero entre ${min} y ${max}, no «${raw}»`);
  return value;
}

export function oneOf<T extends string>(env: Env, name: string, values: readonly T[], unset: T): T {
  const raw = env[name];
  if (raw === undefined || raw === '') return unset;
  if (!values.includes(raw as T)) fail(name, `uno de ${values.join(', ')}, no «${raw}»`);
  return raw as T;
}

export function url(env: Env, name: string, protocols: string[]): string | null {
  const raw = env[name];
  if (raw === undefined || raw === '') return null;
  const takes = `una URL que empiece por ${protocols.join(' o ')}`;
  try {
    if (!protocols.some(p => new URL(raw).protocol === p.replace('//', ''))) fail(name, takes);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    fail(name, takes);
  }
  return raw.replace(/\/$/, '');
}

export function secret(env: Env, name: string): Buffer | null {
  const raw = env[name];
  if (raw === undefined || raw === '') return null;
  const key = Buffer.from(raw, 'base64');
  if (key.length !== 32) fail(name, '32 bytes en base64 (por ejemplo, de «openssl rand -base64 32»)');
  return key;
}
