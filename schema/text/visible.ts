/** A character that can be seen: neither a space nor a mark without a letter, nor what fills the place of a letter. */
const VISIBLE = /[^\s\p{C}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether a person who looks at a text sees nothing. */
export const saysNothing = (text: string): boolean => !VISIBLE.test(text);
