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
/** Shorter lists are written in one go. */
const LONG = 100;

/** The same rows, those behind the first slice as promises that are kept slice by slice, each in a turn of its own. */
function inSlices(rows: unknown[], answer: Ctx['answer']): unknown[] {
  let before: Promise<unknown> = Promise.resolve();
  const sliced = rows.map((row, n) => {
    if (n < SLICE) return row;
    if (n % SLICE === 0) before = before.then(() => nextSlice());
    return before.then(() => row);
  });
  answer.sliced = Promise.all([answer.sliced, before]);
  return sliced;
}

function counted(rows: unknown, { answer }: Ctx): unknown {
  if (!Array.isArray(rows)) return rows;
  answer.rows += rows.length;
  return rows.length > LONG ? inSlices(rows, answer) : rows;
}

const isThenable = (value: unknown): value is Promise<unknown> => value instanceof Promise;

function slicing(resolve: GraphQLFieldResolver<unknown, Ctx>): GraphQLFieldResolver<unknown, Ctx> {
  return (root, args, ctx, info) => {
    const rows = resolve(root, args, ctx, info);
    return isThenable(rows) ? rows.then(each => counted(each, ctx)) : counted(rows, ctx);
  };
}

/** Makes the lists of objects count their rows and, where they are long, let other requests in between. */
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
