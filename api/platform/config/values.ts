/** A wrong variable, or something else that whoever starts us can mend: the start stops with this one line. */
export class ConfigError extends Error {}

export type Env = Record<string, string | undefined>;

export function fail(name: string, takes: string): never {
  throw new ConfigError(`${name}: ${takes}`);
}

export function integer(env: Env, name: string, unset: number, min: number, max: number): number {
  const raw = env[name];
  if (raw === undefined || raw === '') return unset;
  const value = Number(raw);
  if (!/^\d+$/.test(raw) || value < min || value > max)
    fail(name, `un número entero entre ${min} y ${max}, no «${raw}»`);
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

/** A text of one line. */
export function text(env: Env, name: string, unset: string, max: number): string {
  const value = (env[name] || unset).trim();
  if (value === '' || [...value].length > max || /\p{Cc}/u.test(value))
    fail(name, `un texto de una línea, de 1 a ${max} caracteres`);
  return value;
}

const EMAIL = /^[^@\s<>"'%?&,;\p{Cc}]+@[^@\s<>"'%?&,;\p{Cc}]+\.[^@\s<>"'%?&,;\p{Cc}]+$/u;

/** One address of mail. */
export function email(env: Env, name: string, unset: string): string {
  const value = text(env, name, unset, 254);
  if (!EMAIL.test(value)) fail(name, 'una dirección de correo');
  return value;
}

/** Refuses what is still the demo's. `variables`: which variable each value was read from. */
export function notDemo<T extends object>(given: T, demo: T, variables: Record<keyof T, string>): void {
  for (const field of Object.keys(variables) as (keyof T)[]) {
    if (given[field] === demo[field]) fail(variables[field], 'en producción no puede ser el de la demostración');
  }
}
