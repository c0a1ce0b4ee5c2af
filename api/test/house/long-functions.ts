import { createSourceFile, forEachChild, isFunctionLike, isIdentifier, ScriptTarget, type Node } from 'typescript';
import type { Source } from './sources';

/** A function of more lines has parts with a name of their own. */
const MOST_LINES = 100;

/** Those that are longer, and why. Nothing joins them without a reason. */
const LONG: Record<string, string> = {
  'api/sandbox/stripe/service.ts startStripeSandbox':
    'an outside system in one room: its state is shared by its routes',
  'web/src/bank/ChooseModal.tsx ChooseModal': 'one question: what is looked for, found and chosen changes together',
  'web/src/invoices/wrong/RectifyStep.tsx RectifyStep': 'one step of a guide, read from top to bottom',
  'web/src/invoices/wrong/useRectifying.ts useRectifying':
    'what is written of one document, and all that follows of it',
};

/** Its own, or that of what it is given to. */
function nameOf(node: Node): string {
  const named = [node, node.parent].map(each => (each as Node & { name?: Node }).name).find(Boolean);
  return named && isIdentifier(named) ? named.text : 'without a name';
}

/** Each function of a file with its lines, the inner ones too. */
function lengths({ path, text }: Source): { name: string; lines: number }[] {
  const file = createSourceFile(path, text, ScriptTarget.Latest, true);
  const found: { name: string; lines: number }[] = [];
  const lineAt = (place: number) => file.getLineAndCharacterOfPosition(place).line;
  const look = (node: Node) => {
    if (isFunctionLike(node) && 'body' in node && node.body)
      found.push({ name: nameOf(node), lines: lineAt(node.end) - lineAt(node.getStart()) + 1 });
    forEachChild(node, look);
  };
  look(file);
  return found;
}

const longIn = (sources: Source[]): string[] =>
  sources.flatMap(source =>
    lengths(source)
      .filter(({ lines }) => lines > MOST_LINES)
      .map(({ name }) => `${source.path} ${name}`),
  );

export const longFunctions = (sources: Source[]): string[] => longIn(sources).filter(each => !(each in LONG));
/** Exceptions that are not needed any more. */
export const shortByNow = (sources: Source[]): string[] => {
  const found = longIn(sources);
  return Object.keys(LONG).filter(each => !found.includes(each));
};
