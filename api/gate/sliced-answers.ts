import {
  defaultFieldResolver,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { Ctx } from '../platform/context';
import { nextSlice } from '../platform/event-loop';

/** Rows that are written without a look at who else waits: some hundreds of microseconds. */
const SLICE = 25;
/** An answer of no more rows is written in one go. */
const SHORT = 50;

/**
 * The same rows. Those behind the first of the answer are promises, kept slice by slice, each slice in a turn of its
 * own: whether they are of one list or of many, one inside the other.
 */
function counted(rows: unknown, { answer }: Ctx): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.map((row: unknown) => {
    answer.rows += 1;
    if (answer.rows <= SHORT) return row;
    if (answer.rows % SLICE === 1) answer.sliced = answer.sliced.then(() => nextSlice());
    return answer.sliced.then(() => row);
  });
}

const isThenable = (value: unknown): value is Promise<unknown> => value instanceof Promise;

function slicing(resolve: GraphQLFieldResolver<unknown, Ctx>): GraphQLFieldResolver<unknown, Ctx> {
  return (root, args, ctx, info) => {
    const rows = resolve(root, args, ctx, info);
    return isThenable(rows) ? rows.then(each => counted(each, ctx)) : counted(rows, ctx);
  };
}

/** Makes the lists of objects count their rows and, where there are many, let other requests in between. */
export function sliceLists(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const list = isNonNullType(field.type) ? field.type.ofType : field.type;
      if (isListType(list) && isObjectType(getNamedType(list)))
        field.resolve = slicing(field.resolve ?? defaultFieldResolver);
    }
  }
}
