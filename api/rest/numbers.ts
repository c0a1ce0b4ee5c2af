import {
  getNamedType,
  isListType,
  isNonNullType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

/** Paths of a document's data that hold Decimals, as "invoices.items[].total": JSON numbers in the facade. */
export function decimalPaths(schema: GraphQLSchema, document: DocumentNode): string[] {
  const info = new TypeInfo(schema);
  const path: string[] = [];
  const found: string[] = [];
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: {
        enter(node) {
          const type = info.getType();
          const bare = isNonNullType(type) ? type.ofType : type;
          path.push((node.alias ?? node.name).value + (isListType(bare) ? '[]' : ''));
          if (getNamedType(type)?.name === 'Decimal') found.push(path.join('.'));
        },
        leave() {
          path.pop();
        },
      },
    }),
  );
  return found;
}

function change(data: unknown, keys: string[]): void {
  if (data === null || data === undefined) return;
  const [key, ...rest] = keys as [string, ...string[]];
  const list = key.endsWith('[]');
  const name = list ? key.slice(0, -2) : key;
  const object = data as Record<string, unknown>;
  const value = object[name];
  if (rest.length > 0) {
    if (list) (value as unknown[] | null)?.forEach(each => change(each, rest));
    else change(value, rest);
  } else if (typeof value === 'string') object[name] = Number(value);
}

/** The data with its Decimals as numbers. Changes it in place: it was made for this answer. */
export function asNumbers(data: unknown, paths: string[]): unknown {
  for (const path of paths) change(data, path.split('.'));
  return data;
}
