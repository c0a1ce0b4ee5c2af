/** As much of a text as so many UTF-16 units hold, with no half of an emoji at its end: half a one cannot be stored. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, /[\uD800-\uDBFF]/.test(text[most - 1]!) ? most - 1 : most);
