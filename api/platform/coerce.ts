import {
  coerceInputValue, getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType, isScalarType, typeFromAST, valueFromAST,
  type GraphQLError, type GraphQLInputType, type GraphQLSchema, type OperationDefinitionNode,
} from 'graphql';
import { AppError, type Fields } from './errors';

type Values = Record<string, unknown>;

/** Field path as forms know it: "lines.0.price", without the variable's own name when that is `input`. */
const fieldPath = (variable: string, path: readonly (string | number)[]) =>
  (variable === 'input' && path.length > 0 ? path : [variable, ...path]).join('.');

const WORDS: Record<string, string> = {
  Int: 'Escribe un número entero', Float: 'Escribe un número', String: 'Escribe un texto', ID: 'El identificador no es válido',
  Boolean: 'Escribe true o false',
};

/** What to tell of a value that its type refuses, in Spanish. */
function refusal(type: GraphQLInputType, value: unknown, error: GraphQLError): string {
  const named = getNamedType(type);
  const unknownKey = /^Field "(.+?)" is not defined/.exec(error.message);
  if (unknownKey) return 'Este campo no existe';
  if (/was not provided/.test(error.message) || value === null || value === undefined) return 'Este campo es obligatorio';
  if (isEnumType(named)) return `Elige uno de ${named.getValues().map(each => each.name).join(', ')}`;
  if (isScalarType(named)) {
    if (WORDS[named.name]) return WORDS[named.name]!;
    const cause = error.originalError?.message ?? error.message.split('; ').pop()!;
    return cause;
  }
  return 'El valor no tiene la forma que se espera';
}

/** The path that an error is about: a missing or unknown key is reported on its parent. */
function culprit(path: readonly (string | number)[], error: GraphQLError): (string | number)[] {
  const key = /^Field "(.+?)" (of required type|is not defined)/.exec(error.message)?.[1];
  return key ? [...path, key] : [...path];
}

function typeAt(type: GraphQLInputType, path: readonly (string | number)[]): GraphQLInputType {
  let here: GraphQLInputType = type;
  for (const key of path) {
    if (isNonNullType(here)) here = here.ofType as GraphQLInputType;
    if (isListType(here)) here = here.ofType as GraphQLInputType;
    else if (isInputObjectType(here)) here = here.getFields()[String(key)]?.type ?? here;
  }
  return here;
}

/** Variables as the operation declares them. Throws BAD_USER_INPUT with every wrong field, in Spanish. */
export function coerceVariables(schema: GraphQLSchema, operation: OperationDefinitionNode, given: Values): Values {
  const values: Values = {};
  const fields: Fields = {};
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type) as GraphQLInputType | undefined;
    if (!type) continue;
    if (!Object.hasOwn(given, name) || given[name] === undefined) {
      if (definition.defaultValue) values[name] = valueFromAST(definition.defaultValue, type);
      else if (isNonNullType(type)) fields[fieldPath(name, [])] = 'Este campo es obligatorio';
      continue;
    }
    const value = coerceInputValue(given[name], type, (path, wrong, error) => {
      const at = culprit(path, error);
      fields[fieldPath(name, at)] ??= refusal(typeAt(type, at), wrong, error);
    });
    values[name] = value;
  }
  const [first] = Object.values(fields);
  if (first !== undefined) throw new AppError('BAD_USER_INPUT', first, fields);
  return values;
}

/** Only the keys that the type knows, as REST ignores the others; `__proto__` and its kin never get through. */
export function knownKeys(type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return knownKeys(type.ofType as GraphQLInputType, value);
  if (isListType(type)) return Array.isArray(value) ? value.map(each => knownKeys(type.ofType as GraphQLInputType, each)) : value;
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const known: Values = {};
  for (const [key, field] of Object.entries(type.getFields())) {
    if (Object.hasOwn(value, key)) known[key] = knownKeys(field.type, (value as Values)[key]);
  }
  return known;
}
