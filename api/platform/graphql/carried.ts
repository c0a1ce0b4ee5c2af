import { getNullableType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { Extensions } from 'type-graphql';
import { isZero } from '../../../schema/decimal';

/**
 * Says of a Boolean of an input that it may come as it is read, which is an amount or null: an amount says that there is
 * one. The field stays a Boolean to whoever declares a variable for it.
 */
export const Carried = () => Extensions({ carried: true });

export const isCarried = ({ extensions }: { extensions: Readonly<Record<string, unknown>> }): boolean =>
  extensions.carried === true;

const AMOUNT = /^-?\d{1,15}(\.\d{1,12})?$/;

/** An amount of 0 says neither: of nothing there is nothing. What is no amount stays, and is refused as any other. */
function carriedIn(value: unknown): unknown {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !AMOUNT.test(text)) return value;
  return isZero(text) ? null : true;
}

/** An input with its amounts, where a Boolean is meant, as that. */
export function withCarried(type: GraphQLInputType, given: unknown): unknown {
  const input = getNullableType(type);
  if (!isInputObjectType(input) || typeof given !== 'object' || given === null) return given;
  const read = Object.values(input.getFields())
    .filter(field => isCarried(field) && Object.hasOwn(given, field.name))
    .map(({ name }) => [name, carriedIn((given as Record<string, unknown>)[name])] as const);
  return read.length > 0 ? { ...given, ...Object.fromEntries(read) } : given;
}
