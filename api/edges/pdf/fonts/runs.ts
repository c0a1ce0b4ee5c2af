import { inFirstFace, type FaceName, type Weight } from './typefaces';

/** A stretch of one face and one reading direction. */
export interface Run {
  face: FaceName;
  text: string;
  rtl: boolean;
}

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const SHAPED = /[\p{M}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const WORDS = /[\p{L}\p{N}]/u;
// Printable text has no joiners or selectors left: a letter and its marks are all there is to a cluster.
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;

/** True where letters join, stack or turn: the font's own rules have to set them. */
export const needsShaping = (text: string): boolean => SHAPED.test(text);

export const clusters = (text: string): string[] => text.match(CLUSTER) ?? [];

/** Runs of a printable text, in the order in which they stand on the line. */
export function runsOf(text: string, weight: Weight): Run[] {
  if (isPlain(text)) return [{ face: weight, text, rtl: false }];
  const runs: Run[] = [];
  for (const cluster of clusters(text)) {
    const run = { face: faceOf(cluster, weight), text: cluster, rtl: RTL.test(cluster) };
    const last = runs[runs.length - 1];
    if (last && last.face === run.face && last.rtl === run.rtl) last.text += cluster;
    else runs.push(run);
  }
  return ordered(runs);
}

function isPlain(text: string): boolean {
  for (const letter of text) if (!inFirstFace(letter.codePointAt(0) ?? 0)) return false;
  return !SHAPED.test(text);
}

// A letter and its marks stay in one face, so that the marks find their letter.
function faceOf(cluster: string, weight: Weight): FaceName {
  for (const letter of cluster) if (!inFirstFace(letter.codePointAt(0) ?? 0)) return 'fallback';
  return weight;
}

/** Words that are read from the right, and what parts them, change places. */
function ordered(runs: Run[]): Run[] {
  for (let from = 0; from < runs.length; from++) {
    if (!runs[from].rtl) continue;
    let to = from;
    for (let i = from + 1; i < runs.length && (runs[i].rtl || !WORDS.test(runs[i].text)); i++) if (runs[i].rtl) to = i;
    runs.splice(from, to - from + 1, ...runs.slice(from, to + 1).reverse());
    from = to;
  }
  return runs;
}
