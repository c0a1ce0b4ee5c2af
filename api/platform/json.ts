import { Slice } from './event-loop';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** So many values are written in one go, some hundredths of a millisecond: more would be a piece too long to stop in. */
const MOST = 500;

/** How many values are left of `left` once all in this one are counted; below zero, counting ends. */
function leftAfter(value: object, left: number): number {
  let rest = left;
  if (Array.isArray(value)) {
    rest -= value.length;
    for (let n = 0; n < value.length && rest >= 0; n += 1) if (isObject(value[n])) rest = leftAfter(value[n], rest);
  } else
    for (const key in value) {
      if ((rest -= 1) < 0) break;
      const each: unknown = value[key as keyof typeof value];
      if (isObject(each)) rest = leftAfter(each, rest);
    }
  return rest;
}

/** What JSON.stringify gives of plain data, in pieces of a bounded length, but for a long text or number of keys. */
function* pieces(value: unknown): Generator<string> {
  if (!isObject(value) || 'toJSON' in value || leftAfter(value, MOST) >= 0) yield JSON.stringify(value) ?? 'null';
  else if (Array.isArray(value)) {
    for (const [n, each] of value.entries()) {
      yield n === 0 ? '[' : ',';
      yield* pieces(each);
    }
    yield ']';
  } else {
    let before = '{';
    for (const [key, each] of Object.entries(value)) {
      if (each === undefined) continue;
      yield `${before}${JSON.stringify(key)}:`;
      yield* pieces(each);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  }
}

/** The JSON of an answer, however long, without keeping the event loop for more than a slice of it. */
export async function jsonOf(value: unknown): Promise<string> {
  const slice = new Slice();
  let json = '';
  for (const piece of pieces(value)) {
    json += piece;
    if (slice.over) await slice.next();
  }
  return json;
}
