import type { EntityManager } from 'typeorm';
import { write } from './db';
import { newId } from '../ids';

/**
 * Says, in the transaction of a change, that figures kept over all companies are not right any more: who reads them
 * counts anew.
 */
export const markRollups = (em: EntityManager, now: Date): void =>
  write(em, 'INSERT INTO rollup_marks (id, made_at) VALUES ($1, $2)', [newId(now.getTime()), now]);
