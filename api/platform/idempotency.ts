import { createHash } from 'node:crypto';
import { LessThanOrEqual, type EntityManager } from 'typeorm';
import type { Ctx } from './context';
import { prepared } from './database/pipeline';
import { addDays } from './dates';
import { AppError, conflict } from './errors';
import { newId } from './ids';
import { IdempotencyKey } from './idempotency-key.entity';

const PRINTABLE = /^[\x20-\x7e]{1,255}$/;

interface Create<T> {
  operation: string;
  input: unknown;
  /** Invoices for ever, the rest 24 h. */
  keep: 'forever' | 'day';
  make(em: EntityManager, id: string, reserved: Promise<void>): Promise<T>;
  /** `make` begins to read and lock while its key is reserved: it awaits `reserved` before it writes anything. */
  meanwhile?: boolean;
  /** The thing as it stands, when the same create was already committed. */
  load(em: EntityManager, id: string): Promise<T>;
}

/** One digest for equal inputs, whatever the order of their keys. */
function digest(operation: string, input: unknown): Buffer {
  const ordered = JSON.stringify(input, (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, part]) => part != null)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value,
  );
  return createHash('sha256').update(`${operation}\n${ordered}`).digest();
}

/**
 * A create in one transaction, done once per Idempotency-Key. The key is reserved by INSERT before anything else is
 * done: of many at once with one key the first goes on, the others wait for its commit and then answer what it made.
 */
export async function createOnce<T>(ctx: Ctx, create: Create<T>): Promise<T> {
  const key = ctx.caller.idempotencyKey;
  const free = Promise.resolve();
  if (key === undefined) return ctx.tx(em => create.make(em, newId(ctx.now().getTime()), free));
  checkKey(key);
  const hash = digest(create.operation, create.input);
  if (create.meanwhile) return createMeanwhile(ctx, create, key, hash);
  return ctx.tx(async em => {
    const id = newId(ctx.now().getTime());
    if (await reserve(em, ctx, create, key, hash, id)) return create.make(em, id, free);
    return create.load(em, await hit(em, ctx, key, hash));
  });
}

/** Thrown where a create was done before: what was locked for it meanwhile is given back. */
class DoneBefore extends Error {}

async function createMeanwhile<T>(ctx: Ctx, create: Create<T>, key: string, hash: Buffer): Promise<T> {
  try {
    return await ctx.tx(async em => {
      const id = newId(ctx.now().getTime());
      const reserved = reserve(em, ctx, create, key, hash, id).then(fresh => {
        if (!fresh) throw new DoneBefore();
      });
      reserved.catch(() => undefined);
      try {
        return await create.make(em, id, reserved);
      } catch (error) {
        // Whether it was done before comes before what is wrong with it.
        await reserved;
        throw error;
      }
    });
  } catch (error) {
    if (!(error instanceof DoneBefore)) throw error;
    return ctx.tx(async em => create.load(em, await hit(em, ctx, key, hash)));
  }
}

function checkKey(key: string): void {
  if (!PRINTABLE.test(key))
    throw new AppError('BAD_USER_INPUT', 'La cabecera Idempotency-Key lleva de 1 a 255 caracteres imprimibles');
}

/** What was made with this key before; CONFLICT where that was asked for with other data. */
async function hit(em: EntityManager, ctx: Ctx, key: string, hash: Buffer): Promise<string> {
  const earlier = await em.findOneBy(IdempotencyKey, { tenantId: ctx.me.tenantId, key });
  if (!earlier || !hash.equals(earlier.hash)) throw conflict('Esta Idempotency-Key ya se usó con otros datos');
  ctx.answer.headers['Idempotency-Hit'] = 'true';
  return earlier.madeId;
}

interface Act<T> {
  operation: string;
  input: unknown;
  perform(): Promise<T>;
  /** What is answered to who has done it before with this key. */
  again(): Promise<T>;
}

/**
 * An act that is done elsewhere, once per Idempotency-Key within a day. The key is kept before it begins and given back
 * where it fails, so that it can be tried again. Two with one key must not run side by side: that is for the caller to
 * see to.
 */
export async function actOnce<T>(ctx: Ctx, { operation, input, perform, again }: Act<T>): Promise<T> {
  const key = ctx.caller.idempotencyKey;
  if (key === undefined) return perform();
  checkKey(key);
  const hash = digest(operation, input);
  const { tenantId } = ctx.me;
  const fresh = await ctx.tx(async em => {
    if (await reserve(em, ctx, { operation, keep: 'day' }, key, hash, newId(ctx.now().getTime()))) return true;
    await hit(em, ctx, key, hash);
    return false;
  });
  if (!fresh) return again();
  try {
    return await perform();
  } catch (error) {
    await ctx.tx(em => em.delete(IdempotencyKey, { tenantId, key }));
    throw error;
  }
}

const RESERVE = prepared(
  'reserve key',
  `
  INSERT INTO idempotency_keys (tenant_id, key, hash, operation, made_id, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING 1`,
);

async function reserve(
  em: EntityManager,
  ctx: Ctx,
  create: Pick<Create<unknown>, 'operation' | 'keep'>,
  key: string,
  hash: Buffer,
  id: string,
): Promise<boolean> {
  const now = ctx.now();
  const { tenantId } = ctx.me;
  if (create.keep === 'day') await em.delete(IdempotencyKey, { tenantId, key, expiresAt: LessThanOrEqual(now) });
  const expiresAt = create.keep === 'day' ? addDays(now, 1) : null;
  const inserted = await em.query(RESERVE, [tenantId, key, hash, create.operation, id, now, expiresAt]);
  return inserted.length === 1;
}
