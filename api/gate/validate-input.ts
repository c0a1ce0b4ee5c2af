import { validate, type ValidationError } from 'class-validator';
import { ArgumentValidationError, type ValidatorFn } from 'type-graphql';
import type { Ctx } from '../platform/context';
import { nextSlice } from '../platform/event-loop';
import { elementsOf } from '../platform/graphql/bounds';
import { LONG } from './answer-size';

const OPTIONS = { forbidUnknownValues: false, stopAtFirstError: true, skipMissingProperties: true };

/** So many elements of a list are looked at in one go. */
const AT_A_TIME = 200;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Stands for an element that is looked at by itself: of its class no rule is known. */
const HOLLOW = {};

/** A list in pieces of so many elements, with all that they hold. */
function* piecesOf(list: unknown[]): Generator<[from: number, piece: unknown[]]> {
  let from = 0;
  let elements = 0;
  for (const [index, each] of list.entries()) {
    const more = 1 + elementsOf(each);
    if (index > from && elements + more > AT_A_TIME) {
      yield [from, list.slice(from, index)];
      [from, elements] = [index, 0];
    }
    elements += more;
  }
  yield [from, list.slice(from)];
}

async function errorsOfList(list: unknown[]): Promise<ValidationError[]> {
  const found: ValidationError[] = [];
  for (const [from, piece] of piecesOf(list)) {
    if (from > 0) await nextSlice();
    const errors = await Promise.all(piece.map(each => (isObject(each) ? errorsOf(each) : [])));
    for (const [index, children] of errors.entries())
      if (children.length > 0) found.push({ property: String(from + index), children });
  }
  return found;
}

/** What is wrong with an input: the elements of long lists, however deep, piece by piece, with others in between. */
async function errorsOf(input: object): Promise<ValidationError[]> {
  if (elementsOf(input) <= AT_A_TIME) return validate(input, OPTIONS);
  const lists = Object.entries(input).filter((entry): entry is [string, object[]] => isListOfObjects(entry[1]));
  const hollow = Object.fromEntries(lists.map(([key, list]) => [key, list.map(() => HOLLOW)]));
  const shell: object = Object.assign(Object.create(Object.getPrototypeOf(input) as object), input, hollow);
  // How long the lists are is a rule of the input itself.
  const found = await validate(shell, OPTIONS);
  for (const [key, list] of lists) {
    if (found.some(({ property }) => property === key)) continue;
    const children = await errorsOfList(list);
    if (children.length > 0) found.push({ property: key, children });
  }
  return found;
}

const isListOfObjects = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isObject);

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
