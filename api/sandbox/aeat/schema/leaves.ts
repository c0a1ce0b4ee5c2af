import type { Leaf } from './shape';

/** "Valor o tipo incorrecto del campo": what is said of a value for which there is no code of its own. */
const WRONG_VALUE = 1100;

const leaf = (accepts: (text: string) => boolean, code = WRONG_VALUE): Leaf => ({ leaf: true, accepts, code });
/** Characters, not UTF-16 units: the schema counts the first. */
const length = (text: string) => (text.length < 60 ? text.length : [...text].length);

export const text = (max: number, code?: number, min = 0): Leaf =>
  leaf(value => length(value) <= max && length(value) >= min, code);
const pattern = (shape: RegExp, code?: number): Leaf => leaf(value => shape.test(value), code);
export const oneOf = (values: string, code?: number): Leaf => {
  const set = new Set(values.split(' '));
  return leaf(value => set.has(value), code);
};

export const nif = leaf(value => length(value) === 9);
export const date = (code: number): Leaf => pattern(/^\d{2}-\d{2}-\d{4}$/, code);
export const amount = pattern(/^[+-]?\d{1,12}(\.\d{0,2})?$/);
export const rate = pattern(/^\d{1,3}(\.\d{0,2})?$/);
export const yesNo = (code: number): Leaf => oneOf('S N', code);
export const timestamp = pattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}([+-]\d{2}:\d{2}|Z)$/, 1244);
