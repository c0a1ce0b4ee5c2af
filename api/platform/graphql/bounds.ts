/** How many elements a list takes, and what is said of a longer one. */
export interface Bound {
  elements: number;
  refusal: string;
}

/** A list that says nothing else takes so many elements. */
const MAX_ELEMENTS = 1000;

/** As its field says (AtMostElements). */
export function boundOf({ elements, refusal: words }: Readonly<Record<string, unknown>>): Bound {
  return typeof elements === 'number'
    ? { elements, refusal: String(words) }
    : { elements: MAX_ELEMENTS, refusal: 'Envía como mucho 1.000 elementos' };
}

/** Elements of all lists of an input together, however deep: it has not been checked. */
export function elementsOf(input: unknown): number {
  let elements = 0;
  const left = [input];
  while (left.length > 0) {
    const here = left.pop();
    if (typeof here !== 'object' || here === null || ArrayBuffer.isView(here)) continue;
    if (Array.isArray(here)) elements += here.length;
    for (const each of Object.values(here)) left.push(each);
  }
  return elements;
}

/** An input has so many at most, in all its lists together: no right one has more than 1,100. */
export const MOST_ELEMENTS = 2000;
