/** A text that ends in a stop, as 'S.L.' does, shares it with the sentence that it ends. */
export const withoutStop = (text: string): string => text.replace(/\.$/, '');
