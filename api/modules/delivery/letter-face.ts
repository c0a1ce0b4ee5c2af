import { createHash } from 'node:crypto';
import { colourOf, isReadable } from '../../../schema/face/accent';
import { MOST_ATTACHED, type Attachment } from '../../edges/mail';
import type { Face } from '../company/face/faces';

/** How a letter shows its company: the colour of its button, and the picture that travels inside it. */
export interface LetterFace {
  accent: string | null;
  logo: { cid: string; width: number; height: number; file: Attachment } | null;
}

/** The place of a logo, in pixels of the screen. */
const PLACE = { width: 150, height: 40 };

/** Where a PNG says how large it is; the one that is kept was written by Folio. */
const SIZE = { width: 16, height: 20 };

/**
 * The face of papers as a letter shows it. `taken`: bytes of the files that go with it; the picture is left out where it
 * would make the letter too long to be sent, since the paper is what matters.
 */
export function letterFace({ accent, logo }: Face, taken: number): LetterFace {
  const colour = accent && colourOf(accent);
  return {
    accent: colour && isReadable(colour) ? colour : null,
    logo: logo && taken + logo.length <= MOST_ATTACHED ? pictureOf(logo) : null,
  };
}

function pictureOf(content: Buffer): LetterFace['logo'] {
  const [width, height] = [content.readUInt32BE(SIZE.width), content.readUInt32BE(SIZE.height)];
  const scale = Math.min(1, PLACE.width / width, PLACE.height / height);
  // The same picture has the same name in each letter.
  const cid = `logo-${createHash('sha256').update(content).digest('hex').slice(0, 16)}@folio`;
  return {
    cid,
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    file: { name: 'logo.png', type: 'image/png', content, cid },
  };
}

/** The file that goes with the letter beside its papers. */
export const pictureIn = ({ logo }: LetterFace): Attachment[] => (logo ? [logo.file] : []);

/** A letter as a page shows it: its picture is in it, as no file goes with it, and its links lead nowhere. */
export const shownHtml = (html: string, { logo }: LetterFace): string => {
  const inert = html.replace(/ href="[^"]*"/g, '');
  if (!logo) return inert;
  return inert.replace(`cid:${logo.cid}`, () => `data:image/png;base64,${logo.file.content.toString('base64')}`);
};

export const bytesOf = (files: readonly Attachment[]): number =>
  files.reduce((bytes, { content }) => bytes + content.length, 0);
