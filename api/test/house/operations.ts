import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type OperationDefinitionNode,
} from 'graphql';
import { ROUTES } from '../../rest/routes';
import { schema } from '../../gate/schema';

export type Variables = Record<string, unknown>;
interface Operation {
  name: string;
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
}

/** Every root field of the schema. */
export function operations(): Operation[] {
  const of = (kind: Operation['kind']) =>
    Object.entries((kind === 'query' ? schema().getQueryType() : schema().getMutationType())!.getFields()).map(
      ([name, field]) => ({ name, kind, field }),
    );
  return [...of('query'), ...of('mutation')];
}

/** "GET /customers/:id" → the root field that the row runs. */
export function rows(): { key: string; operation: string }[] {
  return ROUTES.map(route => {
    const { selectionSet } = parse(route.document).definitions[0] as OperationDefinitionNode;
    const [root] = selectionSet.selections;
    return {
      key: `${route.method.toUpperCase()} ${route.path}`,
      operation: root?.kind === 'Field' ? root.name.value : '',
    };
  });
}

const MAX_DEPTH = 6;

/** Everything that a type can show, nested types included: an answer hides nothing. In a list, all that a list may. */
function everything(type: GraphQLOutputType, depth = 1, around = false): string {
  const named = getNamedType(type);
  if (isLeafType(named) || !isObjectType(named)) return '';
  const listed = around || isListType(isNonNullType(type) ? type.ofType : type);
  const fields = Object.values(named.getFields()).flatMap(field => {
    if (listed && field.extensions.onlyInDetail) return [];
    // A page of each of a page is soon more than one answer takes; of one thing it is asked for.
    if (listed && field.args.length > 0) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    // The graph goes round: somewhere the walk ends.
    const below = depth < MAX_DEPTH ? everything(field.type, depth + 1, listed) : '';
    return below ? [field.name + below] : [];
  });
  return fields.length > 0 ? ` { ${fields.join(' ')} }` : '';
}

/** A document that runs one root field with all its arguments as variables and asks for everything. */
export function documentOf({ name, kind, field }: Operation): string {
  if (field.args.length === 0) return `${kind} ${name} { ${name}${everything(field.type)} }`;
  const declared = field.args.map(
    arg =>
      `$${arg.name}: ${String(arg.type)}${isNonNullType(arg.type) && arg.defaultValue !== undefined ? ` = ${JSON.stringify(arg.defaultValue)}` : ''}`,
  );
  const passed = field.args.map(arg => `${arg.name}: $${arg.name}`);
  return `${kind} ${name}(${declared.join(', ')}) { ${name}(${passed.join(', ')})${everything(field.type)} }`;
}

/** Paths of all arguments that take an id, as "input.lines.0.productId". */
export function idPaths({ field }: Operation): string[] {
  const found: string[] = [];
  const walk = (type: GraphQLInputType, path: string): void => {
    if (isNonNullType(type)) walk(type.ofType as GraphQLInputType, path);
    else if (isListType(type)) walk(type.ofType as GraphQLInputType, `${path}.0`);
    else if (isInputObjectType(type))
      Object.values(type.getFields()).forEach(each => walk(each.type, `${path}.${each.name}`));
    else if (type.name === 'ID') found.push(path);
  };
  field.args.forEach(arg => walk(arg.type, arg.name));
  return found;
}

type Tree = Record<string, unknown>;
export const valueAt = (variables: Variables, path: string): unknown =>
  path.split('.').reduce<unknown>((here, key) => (here as Tree | undefined)?.[key], variables);

/** The variables with another value at one path; the rest untouched. */
export function withValueAt(variables: Variables, path: string, value: unknown): Variables {
  const copy = structuredClone(variables);
  const keys = path.split('.');
  const last = keys.pop()!;
  (keys.reduce<unknown>((here, key) => (here as Tree)[key], copy) as Tree)[last] = value;
  return copy;
}
