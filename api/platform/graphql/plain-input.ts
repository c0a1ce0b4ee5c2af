import {
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import { boundOf, type Bound } from './bounds';

/**
 * What inputs of a type are read by. Made of each type once: a thousand lines of forty fields would otherwise ask forty
 * thousand times what their types are, and hold everybody up for 50 ms.
 */
interface Reader {
  /** Only the keys that the type knows; a list that is too long stays as it is. */
  pick(value: unknown): unknown;
  /** The value as the type takes it, or REFUSED where anything about it is not right. */
  take(value: unknown): unknown;
}
type Values = Record<string, unknown>;

export const REFUSED = Symbol('refused');

const objects = new WeakMap<GraphQLInputObjectType, Reader>();

export function readerOf(type: GraphQLInputType, bound: Bound = boundOf({})): Reader {
  if (isNonNullType(type)) {
    const reader = readerOf(type.ofType as GraphQLInputType, bound);
    return { pick: reader.pick, take: value => (value == null ? REFUSED : reader.take(value)) };
  }
  if (isListType(type)) return orNull(ofList(readerOf(type.ofType as GraphQLInputType), bound));
  if (isInputObjectType(type)) {
    // Made when it is first needed: a type may hold itself.
    const made = () => {
      const known = objects.get(type) ?? orNull(ofObject(type));
      objects.set(type, known);
      return known;
    };
    return { pick: value => made().pick(value), take: value => made().take(value) };
  }
  return orNull({
    pick: value => value,
    take(value) {
      if (!isLeafType(type)) return REFUSED;
      try {
        return type.parseValue(value) ?? REFUSED;
      } catch {
        return REFUSED;
      }
    },
  });
}

const orNull = ({ pick, take }: Reader): Reader => ({ pick, take: value => (value === null ? null : take(value)) });

function ofList(of: Reader, { elements }: Bound): Reader {
  return {
    pick: value => (Array.isArray(value) && value.length <= elements ? value.map(each => of.pick(each)) : value),
    take(value) {
      if (!Array.isArray(value) || value.length > elements) return REFUSED;
      const taken: unknown[] = [];
      for (const each of value) {
        const one = each === undefined ? REFUSED : of.take(each);
        if (one === REFUSED) return REFUSED;
        taken.push(one);
      }
      return taken;
    },
  };
}

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ofObject(type: GraphQLInputObjectType): Reader {
  const all = type.getFields();
  const fields = Object.values(all).map(field => ({
    field,
    name: field.name,
    reader: readerOf(field.type, boundOf(field.extensions)),
  }));
  return {
    pick(value) {
      if (!isPlain(value)) return value;
      const known: Values = {};
      for (const { name, reader } of fields) if (Object.hasOwn(value, name)) known[name] = reader.pick(value[name]);
      return known;
    },
    take(value) {
      if (!isPlain(value) || type.isOneOf || Object.keys(value).some(key => !Object.hasOwn(all, key))) return REFUSED;
      const taken: Values = {};
      for (const { name, field, reader } of fields) {
        const given = Object.hasOwn(value, name) ? value[name] : undefined;
        const one = given === undefined ? absent(field) : reader.take(given);
        if (one === REFUSED) return REFUSED;
        if (one !== undefined) taken[name] = one;
      }
      return taken;
    },
  };
}

const absent = ({ type, defaultValue }: GraphQLInputField): unknown =>
  defaultValue !== undefined ? defaultValue : isNonNullType(type) ? REFUSED : undefined;
