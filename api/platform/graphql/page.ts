import { Field, Int, ObjectType } from 'type-graphql';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { manyOf } from '../database/pieces';
import { badField } from '../errors';

export const PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 200;
/** Lists that the specification does not page give at most this many rows. */
export const MAX_ROWS = 5000;

@ObjectType({ description: 'Which page of a list this is.' })
export class Pagination {
  @Field(() => Int, { description: 'Page shown, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Rows per page.' })
  limit: number;

  @Field(() => Int, { description: 'Rows in all pages.' })
  total: number;

  @Field(() => Int, { description: 'Pages in all; 0 when there are no rows.' })
  totalPages: number;
}

export interface Window {
  page: number;
  limit: number;
  offset: number;
}

/** Checks page (≥ 1) and limit (1 to 200). */
export function pageWindow(page: number, limit: number): Window {
  if (page < 1 || page > 1_000_000) throw badField('page', 'La página va de 1 en adelante');
  if (limit < 1 || limit > MAX_PAGE_SIZE) throw badField('limit', `El límite va de 1 a ${MAX_PAGE_SIZE}`);
  return { page, limit, offset: (page - 1) * limit };
}

/** Optional paging: neither given means everything, up to MAX_ROWS. */
export function optionalWindow(page?: number | null, limit?: number | null): Window {
  if (page == null && limit == null) return { page: 1, limit: MAX_ROWS, offset: 0 };
  return pageWindow(page ?? 1, limit ?? PAGE_SIZE);
}

export function pagination(window: Window, total: number): Pagination {
  return { page: window.page, limit: window.limit, total, totalPages: Math.ceil(total / window.limit) };
}

/** One page of a query and how long the whole is, asked together. */
export async function pageOf<T extends ObjectLiteral>(
  em: EntityManager,
  query: SelectQueryBuilder<T>,
  window: Window,
): Promise<{ items: T[]; pagination: Pagination }> {
  const [total, items] = await Promise.all([
    query.clone().getCount(),
    manyOf(em, query.offset(window.offset).limit(window.limit)),
  ]);
  return { items, pagination: pagination(window, total) };
}
