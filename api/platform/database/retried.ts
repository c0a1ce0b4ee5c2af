import { setTimeout as pause } from 'node:timers/promises';
import { isOutage } from '../errors';

/** Serialization failure, deadlock, lock not available: the whole transaction is tried again. */
const RETRIED = new Set(['40001', '40P01', '55P03']);
const ATTEMPTS = 5;

/** The same again when its transaction came in another's way. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: string };
      if (!code || !RETRIED.has(code) || attempt === ATTEMPTS) throw error;
      await pause(attempt * 10 + Math.random() * 40, undefined, { ref: false });
    }
  }
}

/** A read that the replica could not end: it is away, or what it read was about to change under it. */
export const isLost = (error: unknown): boolean => isOutage(error) || (error as { code?: string }).code === '40001';
