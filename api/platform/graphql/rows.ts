import { Extensions } from 'type-graphql';

/**
 * How many rows a list of objects answers at most: a number; `limit` where the field around it is paged; `ids` where
 * each id that is asked for gives one. The gate multiplies them before anything is read.
 */
export type Rows = number | 'limit' | 'ids';

/** Says it of a field. Each list of objects says it. */
export const AtMostRows = (rows: Rows) => Extensions({ rows });

/** A list, or what is read for one thing alone, that only its own detail answers; in lists it is refused with these words. */
export const OnlyInDetail = (rows: number, refusal: string) => Extensions({ rows, onlyInDetail: refusal });

/** The most elements that a list of an input takes, and the error of a longer one. */
export const AtMostElements = (elements: number, refusal: string) => Extensions({ elements, refusal });
