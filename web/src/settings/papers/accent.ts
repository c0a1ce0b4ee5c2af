import { colourOf, isReadable } from '../../../../schema/face/accent';

export const INK = '#141C2B';
const NO_COLOUR = 'Escribe el color así: #1E3A78';
export const TOO_LIGHT = 'Este color es demasiado claro para leerse sobre papel blanco.';

/** Why a colour cannot be that of the papers; without one they are in ink. */
export function accentProblem(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const colour = colourOf(text);
  if (!colour) return NO_COLOUR;
  return isReadable(colour) ? undefined : TOO_LIGHT;
}

/** What the papers are drawn in as long as the text is no good colour. */
export function inkOf(text: string): string {
  const colour = colourOf(text);
  return colour && isReadable(colour) ? colour : INK;
}
