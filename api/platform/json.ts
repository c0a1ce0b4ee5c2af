import { Slice } from './event-loop';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What JSON.stringify gives of plain data, row by row. */
function* pieces(value: unknown): Generator<string> {
  if (!isObject(value) || !Object.values(value).some(isObject)) yield JSON.stringify(value) ?? 'null';
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
    yield '}';
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
