/** How much darker than white a colour must be to be read on it (WCAG AA). */
const LEAST_CONTRAST = 4.5;

const LONGEST = 20;

/** A colour as it is kept: #1E3A78; also of #abc and without its sign. null: it is none. */
export function colourOf(text: string): string | null {
  const short = text.length > LONGEST ? null : /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim());
  if (!short) return null;
  const digits = short[1]!.toUpperCase();
  return `#${digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits}`;
}

const parts = (colour: string): number[] => [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16));

/** The contrast of a kept colour with white, from 1 to 21 (WCAG 2.2). */
export function contrastOnWhite(colour: string): number {
  const [red, green, blue] = parts(colour).map(part => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05);
}

export const isReadable = (colour: string): boolean => contrastOnWhite(colour) >= LEAST_CONTRAST;

/** The lightest of the same hue that can be read on white. */
export function darkened(colour: string): string {
  let last = colour;
  for (let share = 100; !isReadable(last); share -= 1)
    last = `#${parts(colour)
      .map(part =>
        Math.round((part * share) / 100)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
      .toUpperCase()}`;
  return last;
}
