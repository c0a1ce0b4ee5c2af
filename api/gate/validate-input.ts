import { validateOrReject, type ValidationError } from 'class-validator';
import { ArgumentValidationError, type ValidatorFn } from 'type-graphql';
import type { Ctx } from '../platform/context';
import { nextSlice } from '../platform/event-loop';
import { elementsOf, LONG } from './cost';

const OPTIONS = { forbidUnknownValues: false, stopAtFirstError: true, skipMissingProperties: true };

/**
 * The rules of an input's fields. What was made of a long one before and what is done with it afterwards have turns of
 * the event loop of their own: each is some milliseconds' work.
 */
export const validateInput: ValidatorFn = async (input: unknown, _type, { context }) => {
  if (typeof input !== 'object' || input === null) return;
  // Of short ones a long answer may have thousands, which are to come to their loaders together.
  const long = (context as Ctx).long && elementsOf(input) > LONG;
  if (long) await nextSlice();
  try {
    await Promise.all(
      (Array.isArray(input) ? input.filter(isObject) : [input]).map(each => validateOrReject(each, OPTIONS)),
    );
  } catch (errors) {
    throw new ArgumentValidationError(errors as ValidationError[]);
  }
  if (long) await nextSlice();
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
