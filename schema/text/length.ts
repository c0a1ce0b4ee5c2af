/**
 * Whether a text has more characters than `max`, as a person counts them: a letter beyond the first plane is one, and so is the
 * end of a line, which browsers and programs send as one character or as two. Each takes at most two units: a text of a
 * megabyte is not taken apart.
 */
export const isLonger = (text: string, max: number): boolean =>
  text.length > 2 * max || [...text.replaceAll('\r\n', '\n')].length > max;

/** What is said of one, in Spanish. */
export const tooLong = (max: number): string => `Escribe como mucho ${max} caracteres`;
