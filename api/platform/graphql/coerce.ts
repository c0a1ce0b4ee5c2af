import {
  coerceInputValue,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  typeFromAST,
  valueFromAST,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { AppError, type Fields } from '../errors';
import { boundOf, elementsOf, MOST_ELEMENTS } from './bounds';
import { withCarried } from './carried';
import { readerOf, REFUSED } from './plain-input';

type Values = Record<string, unknown>;

/** Field path as forms know it: "lines.0.price", without the variable's own name when that is `input`. */
const fieldPath = (variable: string, path: readonly (string | number)[]) =>
  (variable === 'input' && path.length > 0 ? path : [variable, ...path]).join('.');

const WORDS: Record<string, string> = {
  Int: 'Escribe un número entero',
  Float: 'Escribe un número',
  String: 'Escribe un texto',
  ID: 'El identificador no es válido',
  Boolean: 'Escribe true o false',
};

/** What to say of a value that its type refuses, in Spanish. */
function refusal(type: GraphQLInputType, value: unknown, error: GraphQLError): string {
  const named = getNamedType(type);
  const unknownKey = /^Field "(.+?)" is not defined/.exec(error.message);
  if (unknownKey) return 'Este campo no existe';
  if (/was not provided/.test(error.message) || value === null || value === undefined)
    return 'Este campo es obligatorio';
  if (isEnumType(named))
    return `Elige uno de ${named
      .getValues()
      .map(each => each.name)
      .join(', ')}`;
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

/** So many wrong fields are reported; the rest of the input is not looked at any more. */
export const MAX_ERRORS = 20;
/** Of an unknown key, which may be of any length. */
const SHOWN_KEY = 60;

/** Wrong fields of one input, up to MAX_ERRORS. */
class Wrong {
  readonly fields: Fields = Object.create(null) as Fields;
  private count = 0;

  /** Throws once there are enough of them. */
  add(path: string, message: string): void {
    if (path in this.fields) return;
    this.fields[path] = message;
    this.count += 1;
    if (this.count === MAX_ERRORS) throw this.refusal();
  }

  refusal(): AppError {
    const fields = { ...this.fields };
    return new AppError('BAD_USER_INPUT', Object.values(fields)[0]!, fields);
  }

  check(): void {
    if (this.count > 0) throw this.refusal();
  }
}

const DEFAULT = boundOf({});

/** Every list's length, before any of its elements is looked at. */
function checkLengths(
  type: GraphQLInputType,
  value: unknown,
  path: (string | number)[],
  report: (path: (string | number)[], message: string) => void,
  bound = DEFAULT,
): void {
  if (isNonNullType(type)) return checkLengths(type.ofType as GraphQLInputType, value, path, report, bound);
  if (isListType(type)) {
    if (!Array.isArray(value)) return;
    if (value.length > bound.elements) return report(path, bound.refusal);
    value.forEach((each, index) => checkLengths(type.ofType as GraphQLInputType, each, [...path, index], report));
    return;
  }
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return;
  for (const [key, field] of Object.entries(type.getFields())) {
    if (holdsList(field.type) && Object.hasOwn(value, key))
      checkLengths(field.type, (value as Values)[key], [...path, key], report, boundOf(field.extensions));
  }
}

/** True where a value of the type is worth walking: it is a list, or an object, which may hold one. */
const holdsList = (type: GraphQLInputType): boolean =>
  isNonNullType(type) ? holdsList(type.ofType as GraphQLInputType) : isListType(type) || isInputObjectType(type);

const shortened = (key: string | number) =>
  typeof key === 'string' && key.length > SHOWN_KEY ? `${key.slice(0, SHOWN_KEY)}…` : key;

function coerceOne(name: string, type: GraphQLInputType, sent: unknown, wrong: Wrong): unknown {
  const given = withCarried(type, sent);
  const isTooMuch = elementsOf(given) > MOST_ELEMENTS;
  const taken = isTooMuch ? REFUSED : readerOf(type).take(given);
  // What is wrong with it, and where, takes longer to find out.
  if (taken !== REFUSED) return taken;
  let fits = true;
  checkLengths(type, given, [], (path, message) => {
    fits = false;
    wrong.add(fieldPath(name, path), message);
  });
  if (fits && isTooMuch) wrong.add(fieldPath(name, []), 'Envía como mucho 2.000 elementos en todas sus listas');
  if (!fits || isTooMuch) return undefined;
  return coerceInputValue(given, type, (path, value, error) => {
    const at = culprit(path, error);
    wrong.add(fieldPath(name, at.map(shortened)), refusal(typeAt(type, at), value, error));
  });
}

/**
 * Variables as the operation declares them. Throws BAD_USER_INPUT with the wrong fields, up to MAX_ERRORS, in Spanish.
 */
export function coerceVariables(schema: GraphQLSchema, operation: OperationDefinitionNode, given: Values): Values {
  const values: Values = {};
  const wrong = new Wrong();
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type) as GraphQLInputType | undefined;
    if (!type) continue;
    if (Object.hasOwn(given, name) && given[name] !== undefined)
      values[name] = coerceOne(name, type, given[name], wrong);
    else if (definition.defaultValue) values[name] = valueFromAST(definition.defaultValue, type);
    else if (isNonNullType(type)) wrong.add(fieldPath(name, []), 'Este campo es obligatorio');
  }
  wrong.check();
  return values;
}

/** Only the keys that the type knows, as REST ignores the others; `__proto__` and its kin never get through. */
export const knownKeys = (type: GraphQLInputType, value: unknown): unknown => readerOf(type).pick(value);
