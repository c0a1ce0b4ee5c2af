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
