import { validate, type ValidationError } from 'class-validator';
import { ArgumentValidationError, type ValidatorFn } from 'type-graphql';
import type { Ctx } from '../platform/context';
import { nextSlice } from '../platform/event-loop';
import { elementsOf, LONG } from './cost';

const OPTIONS = { forbidUnknownValues: false, stopAtFirstError: true, skipMissingProperties: true };

/** So many elements of a list are looked at in one go. */
const AT_A_TIME = 200;

/** The name of an input's list of more elements than that. */
const longList = (input: object): string | undefined =>
  Object.entries(input).find(([, value]) => Array.isArray(value) && value.length > AT_A_TIME)?.[0];

/** What is wrong with an input: with one that has a long list piece by piece, with others in between. */
async function errorsOf(input: object): Promise<ValidationError[]> {
  const key = longList(input);
  if (key === undefined) return validate(input, OPTIONS);
  const all = (input as Record<string, unknown[]>)[key]!;
  const found: ValidationError[] = [];
  for (let from = 0; from < all.length; from += AT_A_TIME) {
    if (from > 0) await nextSlice();
    const piece: object = Object.assign(Object.create(Object.getPrototypeOf(input) as object), input, {
      [key]: all.slice(from, from + AT_A_TIME),
    });
    const errors = await validate(piece, OPTIONS);
    for (const error of errors.filter(({ property }) => property === key))
      for (const child of error.children ?? []) child.property = String(Number(child.property) + from);
    found.push(...errors.filter(({ property }) => from === 0 || property === key));
  }
  return found;
}

/**
 * The rules of an input's fields. What was made of a long one before and what is done with it afterwards have turns of
 * the event loop of their own: each is some milliseconds' work.
 */
export const validateInput: ValidatorFn = async (input: unknown, _type, { context }) => {
  if (typeof input !== 'object' || input === null) return;
  // Of short ones a long answer may have thousands, which are to come to their loaders together.
  const long = (context as Ctx).long && elementsOf(input) > LONG;
  if (long) await nextSlice();
  for (const errors of await Promise.all((Array.isArray(input) ? input.filter(isObject) : [input]).map(errorsOf)))
    if (errors.length > 0) throw new ArgumentValidationError(errors);
  if (long) await nextSlice();
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
